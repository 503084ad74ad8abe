import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type FilePurpose, fileRules } from '@ensemble/contracts/articles/files'
import { testPrincipal } from '@ensemble/service-kit/testing/test-token'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanFiles } from '../../src/use-cases/clean-files.ts'
import { openVirusScanner } from '../../src/storage/virus-scanner.ts'
import { photoWithPlace, picture } from '../pictures.ts'
import { eicar, startClamd } from '../storage/clamd.ts'
import { admin, createWorld, member, referent } from '../world.ts'

let world: Awaited<ReturnType<typeof createWorld>>
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const start = '2026-11-01T09:00:00Z'
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

interface Announcement {
  purpose?: FilePurpose
  contentType?: string
  size?: number
  fileName?: string
  targetId?: string
}

function announce(bytes: Buffer, announced: Announcement = {}, person = referent) {
  const body = { purpose: 'article_image' as const, fileName: 'photo.jpg', contentType: 'image/jpeg', ...announced }
  return world.call('file.createPresignedUrl', { body: { size: bytes.length, ...body } }, person)
}

/** What a browser does with an address: it knows nothing else. */
async function send(url: string, bytes: Buffer, headers: Record<string, string>) {
  const answer = await world.app.inject({ method: 'PUT', url: url.replace(/^\/api/, ''), payload: bytes, headers })
  return { status: answer.statusCode, code: answer.json().data?.code }
}

async function upload(bytes: Buffer, announced: Announcement = {}, person = referent) {
  const { data, ...refused } = await announce(bytes, announced, person)
  if (refused.status !== 200) return { status: refused.status, code: refused.code, key: '' }
  return { key: data.key, ...(await send(data.url, bytes, data.headers)) }
}

function read(key: string, person = referent, headers: Record<string, string> = {}, query = '') {
  const authorization = `Bearer ${world.identity.tokenFor(person)}`
  return world.app.inject({ url: `/file/storage/${key}${query}`, headers: { authorization, ...headers } })
}

describe('a picture', () => {
  test('comes back without what its camera knew, upright, and only its owner sees it yet', async () => {
    const { key, status } = await upload(await photoWithPlace())
    expect(status).toBe(200)
    const answer = await read(key)
    expect(answer.statusCode).toBe(200)
    const metadata = await sharp(answer.rawPayload).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width: 700, height: 900 })
    expect([metadata.exif, metadata.orientation, metadata.icc, metadata.xmp]).toEqual(Array(4).fill(undefined))
    expect(answer.rawPayload.includes('Canari')).toBe(false)
    expect((await read(key, admin)).statusCode).toBe(404)
    expect((await read(key, member)).statusCode).toBe(404)
  })

  test('is never kept larger than it is served', async () => {
    const bytes = await picture('webp', 5000, 600)
    const { key } = await upload(bytes, { contentType: 'image/webp' })
    const info = (await read(key, referent, {}, '?format=info')).json().data
    expect(info).toMatchObject({ key, width: 3840, height: 461, contentType: 'image/webp', name: 'photo.jpg' })
  })

  test.each([
    ['an SVG as a picture', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', 'text/html', Buffer.from('<script>1</script>')],
    ['a program', 'application/x-msdownload', Buffer.from('MZ')],
  ])('%s is not even announced', async (_name, contentType, bytes) => {
    expect(await announce(bytes, { contentType })).toMatchObject({ status: 415, code: 'FILE_TYPE' })
  })

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>1</script>')],
    ['a page with the first bytes of a picture', Buffer.from('\xff\xd8\xff\xe0<script>1</script>', 'latin1')],
    ['a document', pdf],
    ['half a picture', Buffer.alloc(0)],
    ['a PNG', Buffer.alloc(1)],
  ])('%s that says it is a JPEG is refused, now and later', async (name, given) => {
    const whole = await picture(name === 'a PNG' ? 'png' : 'jpeg')
    const bytes = name === 'half a picture' ? whole.subarray(0, whole.length / 2) : name === 'a PNG' ? whole : given
    const sent = await upload(bytes)
    expect(sent).toMatchObject({ status: 415, code: 'FILE_TYPE' })
    const later = await read(sent.key, referent, {}, '?format=info')
    expect(later.json()).toMatchObject({ status: 415, data: { code: 'FILE_TYPE' } })
  })

  test('a bomb is known by its header, a narrow cover by its width', async () => {
    const bomb = await sharp({ create: { width: 7_000, height: 6_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(fileRules.article_image.maxBytes)
    const before = process.memoryUsage().rss
    expect(await upload(bomb, { contentType: 'image/png' })).toMatchObject({ status: 422, code: 'IMAGE_TOO_LARGE' })
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
    const narrow = await picture('jpeg', 639, 400)
    const sent = await upload(narrow, { purpose: 'article_cover' })
    expect(sent).toMatchObject({ status: 422, code: 'IMAGE_TOO_SMALL' })
    expect((await read(sent.key)).json().message).toContain('640')
  })
})

describe('an address', () => {
  test.each([
    ['more bytes', { 'content-type': 'image/jpeg' }, 1, 413],
    ['fewer bytes', { 'content-type': 'image/jpeg' }, -1, 400],
    ['another type', { 'content-type': 'image/png' }, 0, 415],
    ['no type', {}, 0, 415],
  ])('does not take %s', async (_name, headers: Record<string, string>, more, status) => {
    const bytes = await picture('jpeg')
    const { data } = await announce(bytes)
    const other = more === 0 ? bytes : Buffer.alloc(bytes.length + more)
    expect((await send(data.url, other, headers)).status).toBe(status)
    expect((await send(data.url, bytes, data.headers)).status).toBe(200)
  })

  test('is good for its key, once, and for five minutes', async () => {
    const bytes = await picture('jpeg')
    const [first, second] = [(await announce(bytes)).data, (await announce(bytes)).data]
    const crossed = first.url.replace(first.key, second.key)
    expect(await send(crossed, bytes, first.headers)).toEqual({ status: 410, code: 'FILE_EXPIRED' })
    expect((await send(first.url, bytes, first.headers)).status).toBe(200)
    expect(await send(first.url, bytes, first.headers)).toEqual({ status: 410, code: 'FILE_EXPIRED' })
    expect(second.expiresIn).toBe(300)
    world.moveTo('2026-11-01T09:05:01Z')
    expect(await send(second.url, bytes, second.headers)).toEqual({ status: 410, code: 'FILE_EXPIRED' })
    world.moveTo(start)
  })

  test('is given within the limits of its purpose', async () => {
    const large = { size: fileRules.avatar.maxBytes + 1, purpose: 'avatar' as const }
    const refused = await announce(pdf, large, member)
    expect(refused).toMatchObject({ status: 413, code: 'FILE_TOO_LARGE', message: 'File too large: 2 MB at most.' })
    const document = { purpose: 'article_document' as const, contentType: 'image/jpeg' }
    expect((await announce(pdf, document)).status).toBe(415)
  })

  test('two hundred megabytes in a day are enough, whatever came of them', async () => {
    const busy = testPrincipal({ role: 'referent' })
    const large = { purpose: 'article_document', contentType: 'application/pdf', size: 10 * 1024 * 1024 } as const
    const announceLarge = async () => (await announce(pdf, large, busy)).code ?? 'taken'
    for (let times = 0; times < 20; times += 1) expect(await announceLarge()).toBe('taken')
    expect(await announceLarge()).toBe('RATE_LIMITED')
    // None of them has come, and they are thrown away; announced they were all the same.
    world.moveTo('2026-11-01T20:00:00Z')
    await cleanFiles(world.deps)
    expect(await announceLarge()).toBe('RATE_LIMITED')
    world.moveTo('2026-11-02T09:00:01Z')
    expect(await announceLarge()).toBe('taken')
    await cleanFiles(world.deps)
    world.moveTo('2026-11-02T10:00:01Z')
    await cleanFiles(world.deps)
    const { rows } = await world.deps.db.query<{ count: number }>({
      text: 'select count(*)::int as count from files where owner_id = $1',
      values: [busy.id],
    })
    expect(rows).toEqual([{ count: 1 }])
    world.moveTo(start)
  })

  test('a hundred in a day are enough, for each person', async () => {
    const busy = testPrincipal({ role: 'referent' })
    for (let round = 0; round < 33; round += 1) await Promise.all([1, 2, 3].map(() => announce(pdf, {}, busy)))
    const last = await Promise.all([1, 2, 3].map(() => announce(pdf, {}, busy)))
    expect(last.map(({ code }) => code ?? 'taken').sort()).toEqual(['RATE_LIMITED', 'RATE_LIMITED', 'taken'])
    expect((await announce(pdf)).status).toBe(200)
    world.moveTo('2026-11-02T09:00:01Z')
    expect((await announce(pdf, {}, busy)).status).toBe(200)
    world.moveTo(start)
  })
})

test('a document is saved and never shown, under the name that it came with', async () => {
  const sent = {
    purpose: 'article_document' as const,
    contentType: 'application/pdf',
    fileName: '../../Été\r\nd\'ici".pdf',
  }
  const { key, status } = await upload(pdf, sent)
  expect(status).toBe(200)
  const { headers, rawPayload } = await read(key)
  expect(rawPayload.equals(pdf)).toBe(true)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''%C3%89t%C3%A9%20d%27ici_.pdf",
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
  })
  const again = await read(key, referent, { 'if-none-match': String(headers['etag']) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('what never came, and what was refused, is thrown away an hour later', async () => {
  const never = (await announce(pdf)).data.key
  const { key: refused } = await upload(pdf)
  const { key: kept } = await upload(await picture('jpeg'))
  const rows = async () => {
    const { rows: found } = await world.deps.db.query<{ key: string }>({
      text: `select key from files where key = any($1) and state <> 'removed'`,
      values: [[never, refused, kept]],
    })
    return found.map(({ key }) => key).sort()
  }
  await cleanFiles(world.deps)
  expect(await rows()).toEqual([never, refused, kept].sort())
  world.moveTo('2026-11-01T10:05:01Z')
  await cleanFiles(world.deps)
  expect(await rows()).toEqual([kept])
  expect((await read(kept)).statusCode).toBe(200)
  const incoming = await readdir(join(world.folder, 'incoming', 'article_image')).catch(() => [])
  expect(incoming).toEqual([])
  world.moveTo(start)
})

test('a document that can do something by itself is refused', async () => {
  const script = Buffer.from('%PDF-1.7\n1 0 obj\n<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>\nendobj\n%%EOF\n')
  const announced = { purpose: 'article_document', contentType: 'application/pdf', fileName: 'a.pdf' } as const
  expect(await upload(script, announced)).toMatchObject({ status: 422, code: 'FILE_INFECTED' })
  expect((await upload(pdf, announced)).status).toBe(200)
})

test('a scanner that finds something, or does not answer, keeps a file shut', async () => {
  const clamd = await startClamd()
  const known = clamd.answer
  world.deps.scanner = openVirusScanner(clamd.url)
  try {
    const infected = Buffer.concat([await picture('jpeg'), eicar])
    expect(await upload(infected)).toMatchObject({ status: 422, code: 'FILE_INFECTED' })
    expect(await upload(await picture('jpeg'))).toMatchObject({ status: 200 })
    clamd.answer = () => "Can't allocate memory ERROR\0"
    const waiting = await upload(await picture('jpeg'))
    expect(waiting.status).toBe(503)
    expect((await read(waiting.key)).statusCode).toBe(503)
    clamd.answer = known
    expect((await read(waiting.key)).statusCode).toBe(200)
  } finally {
    delete world.deps.scanner
    await clamd.close()
  }
})

test('who may bring what', async () => {
  const purposes = ['mission_cover', 'article_cover', 'article_image', 'article_document'] as const
  for (const purpose of purposes) {
    const contentType = purpose === 'article_document' ? 'application/pdf' : 'image/jpeg'
    const seen = await Promise.all(
      [admin, referent, member].map(async (person) => (await announce(pdf, { purpose, contentType }, person)).status),
    )
    expect([purpose, ...seen]).toEqual([purpose, 200, 200, 403])
  }
  expect((await announce(pdf, { purpose: 'avatar' }, member)).status).toBe(200)
  expect((await world.call('file.createPresignedUrl', { body: { ...nothing } })).status).toBe(401)
})

const nothing = { purpose: 'avatar' as const, fileName: 'a', contentType: 'image/jpeg', size: 1 }
