import { inTransaction } from '@ensemble/service-kit/database'
import { testPrincipal } from '@ensemble/service-kit/testing/test-token'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { imageAddress, imageWidths } from '@ensemble/contracts/articles/images'
import { insertFile } from '../../src/data/files.ts'
import { picture } from '../pictures.ts'
import { createWorld, member } from '../world.ts'
import { foreignAddresses } from './foreign-addresses.ts'

let world: Awaited<ReturnType<typeof createWorld>>
beforeAll(async () => {
  world = await createWorld()
  await store('covers/photo.jpg', 'image/jpeg', await picture('jpeg', 2600, 1300))
})
afterAll(() => world.close())

async function store(key: string, contentType: string, bytes: Buffer, owner: string | null = null): Promise<void> {
  const visibility = owner === null ? ('members' as const) : ('private' as const)
  await world.deps.files.put(key, bytes, contentType)
  const file = { key, contentType, size: bytes.length, visibility, ownerId: owner }
  await inTransaction(world.deps.db, (tx) => insertFile(tx, file, new Date()))
}

const browser = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8'

function ask(url: string, headers: Record<string, string> = { accept: browser }, person = member) {
  const authorization = `Bearer ${world.identity.tokenFor(person)}`
  return world.app.inject({ url, headers: { authorization, ...headers } })
}

test.each([
  ['avif', browser, 'image/avif'],
  ['webp', 'image/webp,*/*', 'image/webp'],
  ['no avif where it is refused', 'image/avif;q=0,image/webp', 'image/webp'],
  ['jpeg for an old browser', 'image/*', 'image/jpeg'],
])('gives %s', async (_name, accept, type) => {
  const answer = await ask(imageAddress('covers/photo.jpg', 640), { accept })
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['vary']]).toEqual([200, type, 'Accept'])
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 640, height: 320 })
})

test('serves every width of the specification and never more than there is', async () => {
  const widths = await Promise.all(
    imageWidths.map(async (width) => {
      const answer = await ask(imageAddress('covers/photo.jpg', width))
      return (await sharp(answer.rawPayload).metadata()).width
    }),
  )
  expect(widths).toEqual(imageWidths.map((width) => Math.min(width, 2600)))
})

test('a size is made once, known by its tag, and never kept for an odd quality', async () => {
  await store('covers/once.jpg', 'image/jpeg', await picture('jpeg', 900, 600))
  const address = imageAddress('covers/once.jpg', 384)
  const answers = await Promise.all([ask(address), ask(address), ask(address)])
  const tag = String(answers[0]?.headers['etag'])
  expect(await world.deps.files.exists('derived/covers/once.jpg/384-75.avif')).toBe(true)
  await world.deps.files.put('derived/covers/once.jpg/384-75.avif', await picture('webp', 7, 7), 'image/webp')
  const kept = await ask(address)
  expect([kept.headers['content-type'], (await sharp(kept.rawPayload).metadata()).width]).toEqual(['image/webp', 7])
  const known = await ask(address, { accept: browser, 'if-none-match': tag })
  expect([known.statusCode, known.body]).toEqual([304, ''])
  await ask(imageAddress('covers/once.jpg', 384, 74))
  expect(await world.deps.files.exists('derived/covers/once.jpg/384-74.avif')).toBe(false)
})

test('what was made for one reader is not given to another', async () => {
  const owner = testPrincipal()
  await store('private/own.jpg', 'image/jpeg', await picture('jpeg'), owner.id)
  const address = imageAddress('private/own.jpg', 640)
  const mine = await ask(address, { accept: browser }, owner)
  expect([mine.statusCode, mine.headers['cache-control']]).toEqual([200, 'private, no-cache'])
  const tag = String(mine.headers['etag'])
  expect((await ask(address)).statusCode).toBe(404)
  expect((await ask(address, { accept: browser, 'if-none-match': tag })).statusCode).toBe(404)
  expect((await world.app.inject({ url: address })).statusCode).toBe(401)
  const cookie = `__Host-media=${world.identity.tokenFor(owner, { aud: 'media' })}`
  expect((await world.app.inject({ url: address, headers: { cookie } })).statusCode).toBe(200)
})

describe('a clear 400', () => {
  const photo = encodeURIComponent('/api/file/storage/covers/photo.jpg')
  test.each([
    '0',
    '-1',
    '1',
    '15',
    '65',
    '639',
    '641',
    '3841',
    '4096',
    '99999999',
    '1e3',
    '64.0',
    '064',
    '0x40',
    ' 64',
    '',
    '64&w=64',
    '64,96',
    'NaN',
    'Infinity',
    '640px',
    '%00',
  ])('for the width %j', async (width) => {
    const answer = await ask(`/_next/image?url=${photo}&w=${width.includes('&') ? width : encodeURIComponent(width)}`)
    expect([answer.statusCode, answer.json().data]).toEqual([
      400,
      { code: 'MALFORMED_REQUEST', fields: { w: ['NOT_IN_LIST'] } },
    ])
  })

  test.each(['0', '101', '-5', '7.5', '', '1e2', '75&q=75'])('for the quality %j', async (quality) => {
    const answer = await ask(`/_next/image?url=${photo}&w=64&q=${quality}`)
    expect([answer.statusCode, answer.json().data?.fields]).toEqual([400, { q: ['INVALID_FORMAT'] }])
  })

  test('for anything else in the question', async () => {
    expect((await ask(`/_next/image?url=${photo}&w=64&dpl=1`)).statusCode).toBe(400)
    expect((await ask(`/_next/image?w=64`)).statusCode).toBe(400)
    expect((await ask(`/_next/image`)).statusCode).toBe(400)
  })

  test('for bombs, other files and no picture at all, within bounds of memory', async () => {
    const header = { channels: 3 as const, background: '#fff' }
    const bomb = await sharp({ create: { width: 9_000, height: 5_000, ...header } })
      .png()
      .toBuffer()
    await store('covers/bomb.png', 'image/png', bomb)
    await store('covers/words.jpg', 'image/jpeg', Buffer.from('no picture'))
    await store(
      'covers/vector.jpg',
      'image/jpeg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    )
    await store('covers/text.pdf', 'application/pdf', Buffer.from('%PDF-1.7'))
    await store('covers/huge.jpg', 'image/jpeg', Buffer.alloc(11 * 1024 * 1024))
    const before = process.memoryUsage().rss
    const keys = ['covers/bomb.png', 'covers/words.jpg', 'covers/text.pdf', 'covers/huge.jpg', 'covers/vector.jpg']
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all(keys.map((key) => ask(imageAddress(key, 3840))))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400])
      expect(answers.map((answer) => answer.json().data.code)).toEqual(Array(5).fill('MALFORMED_REQUEST'))
    }
    const grown = Math.round((process.memoryUsage().rss - before) / 1024 / 1024)
    // oxlint-disable-next-line no-console -- a measured figure is printed
    console.log(`memory after twenty pictures that are none: ${grown > 0 ? '+' : ''}${String(grown)} MiB`)
    expect(grown).toBeLessThan(150)
  })
})

test(`${String(foreignAddresses('127.0.0.1:1').length)} addresses that are not of our storage are a 400, and nobody is asked`, async () => {
  const { createServer } = await import('node:http')
  let knocks = 0
  const canary = createServer((_request, response) => {
    knocks += 1
    response.end('reached')
  })
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
  canary.on('connection', () => (knocks += 1))
  const address = canary.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const vectors = foreignAddresses(`127.0.0.1:${String(port)}`)
  expect(vectors.length).toBeGreaterThanOrEqual(60)
  const wrong: string[] = []
  for (const vector of vectors) {
    const { statusCode } = await ask(`/_next/image?url=${encodeURIComponent(vector)}&w=64`)
    if (statusCode !== 400) wrong.push(`${String(statusCode)} ${vector}`)
  }
  await new Promise((resolve) => canary.close(resolve))
  expect(wrong).toEqual([])
  expect(knocks).toBe(0)
})
