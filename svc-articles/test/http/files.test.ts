import { inTransaction } from '@ensemble/service-kit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertFile } from '../../src/data/files.ts'
import { createWorld, member } from '../world.ts'

let world: Awaited<ReturnType<typeof createWorld>>
beforeAll(async () => {
  world = await createWorld()
  await store({ key: 'covers/a.webp', contentType: 'image/webp', size: 5, visibility: 'members', ownerId: null })
  await store({ key: 'private/b.pdf', contentType: 'application/pdf', size: 5, visibility: 'private', ownerId: null })
})
afterAll(() => world.close())

async function store(file: Parameters<typeof insertFile>[1]): Promise<void> {
  await world.deps.files.put(file.key, Buffer.from('bytes'), file.contentType)
  await inTransaction(world.deps.db, (tx) => insertFile(tx, file, new Date()))
}

function read(key: string, headers: Record<string, string> = bearer()) {
  return world.app.inject({ url: `/file/storage/${key}`, headers })
}

function bearer() {
  return { authorization: `Bearer ${world.identity.tokenFor(member)}` }
}

test('a cover is given to anybody signed in, with a type that is never guessed and scripts off', async () => {
  const answer = await read('covers/a.webp')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('bytes')
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=86400',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
})

test('an image tag is let in by the media cookie, which opens nothing else', async () => {
  const cookie = `__Host-media=${world.identity.tokenFor(member, { aud: 'media' })}`
  expect((await read('covers/a.webp', { cookie })).statusCode).toBe(200)
  expect((await world.app.inject({ url: '/article/list', headers: { cookie } })).statusCode).toBe(401)
  const accessToken = `__Host-media=${world.identity.tokenFor(member)}`
  expect((await read('covers/a.webp', { cookie: accessToken })).statusCode).toBe(401)
})

test.each([
  'private/b.pdf',
  'covers/none.webp',
  '../secrets',
  '..%2f..%2fetc%2fpasswd',
  'covers/%00',
  'covers//a.webp',
])('%s is not there for others', async (key) => {
  expect([404, 422]).toContain((await read(key)).statusCode)
})

test('a visitor gets nothing', async () => {
  expect((await read('covers/a.webp', {})).statusCode).toBe(401)
})
