import { fileRules } from '@ensemble/contracts/articles/files'
import { imageAddress } from '@ensemble/contracts/articles/images'
import { createLog } from '@ensemble/service-kit/log'
import { runJobs } from '@ensemble/service-kit/testing/run-jobs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobsOf } from '../src/jobs.ts'
import { picture } from './pictures.ts'
import { admin, content, createWorld, member, referent } from './world.ts'

const log = createLog({ name: 'test', level: 'silent' })

let world: Awaited<ReturnType<typeof createWorld>>
let second: Awaited<ReturnType<typeof world.another>>

beforeAll(async () => {
  world = await createWorld()
  second = await world.another()
})
afterAll(async () => {
  await second.close()
  await world.close()
})

const authorization = () => ({ authorization: `Bearer ${world.identity.tokenFor(referent)}` })

async function announced(bytes: Buffer) {
  const body = { purpose: 'article_image' as const, fileName: 'photo.jpg', contentType: 'image/jpeg' as const }
  const { data } = await world.call('file.createPresignedUrl', { body: { ...body, size: bytes.length } }, referent)
  return data
}

function put(app: typeof second.app, { url, headers }: Awaited<ReturnType<typeof announced>>, bytes: Buffer) {
  return app.inject({ method: 'PUT', url: url.replace(/^\/api/, ''), payload: bytes, headers })
}

test('what one process has announced another one takes, and both give it', async () => {
  const bytes = await picture('jpeg', 900, fileRules.article_image.minWidth)
  const given = await announced(bytes)
  expect((await put(second.app, given, bytes)).statusCode).toBe(200)
  const read = ({ app }: { app: typeof second.app }) =>
    app.inject({ url: `/file/storage/${given.key}`, headers: authorization() })
  const [first, other] = await Promise.all([read(world), read(second)])
  expect([first.statusCode, other.statusCode]).toEqual([200, 200])
  expect(first.rawPayload.equals(other.rawPayload)).toBe(true)
})

test('bytes that come to both at once make one file, and its sizes are the same at both', async () => {
  const bytes = await picture('jpeg', 1400, 900)
  const given = await announced(bytes)
  const statuses = (await Promise.all([put(world.app, given, bytes), put(second.app, given, bytes)])).map(
    ({ statusCode }) => statusCode,
  )
  expect(statuses).toContain(200)
  const { rows } = await world.deps.db.query({ text: 'select state from files where key = $1', values: [given.key] })
  expect(rows).toEqual([{ state: 'ready' }])
  const size = ({ app }: { app: typeof second.app }) =>
    app.inject({ url: imageAddress(given.key, 640), headers: { ...authorization(), accept: 'image/webp' } })
  const sizes = await Promise.all([size(world), size(second), size(world), size(second)])
  expect(sizes.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(new Set(sizes.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
  expect(new Set(sizes.map(({ headers }) => headers['etag'])).size).toBe(1)
})

test('each recurring work that is due is done by one of the processes', async () => {
  const ofOne = (deps: typeof second.deps) => runJobs(deps, jobsOf(deps, { log }))
  const ran = (await Promise.all([ofOne(world.deps), ofOne(second.deps), ofOne(second.deps)])).flat()
  const claimed = jobsOf(world.deps, { log }).filter(({ everySeconds }) => everySeconds > 0)
  expect(ran.filter((name) => claimed.some((job) => job.name === name)).sort()).toEqual(
    claimed.map(({ name }) => name).sort(),
  )
})

test('a call with a key that is asked of both at once is done once', async () => {
  const key = { 'idempotency-key': 'b4c1a3de-9d0a-4a53-8d6f-0d3a2f6d1b55' }
  const body = { title: 'Une seule fois', language: 'fr' as const }
  const create = ({ call }: Pick<typeof second, 'call'>) => call('article.create', { body }, referent, 'fr', key)
  await Promise.all([create(world), create(second)])
  const { rowCount } = await world.deps.db.query({ text: `select from articles where title = 'Une seule fois'` })
  expect(rowCount).toBe(1)
})

test('a draft that was saved at one is read, edited and published at the other, and shown by both', async () => {
  const { data: draft } = await world.call('article.create', { body: content({ title: 'Un début' }) }, referent)
  const params = { articleId: draft.id }
  const titleAt = async ({ call }: Pick<typeof second, 'call'>, person = referent) =>
    (await call('article.get', { params, query: {} }, person)).data.title
  expect(await titleAt(second)).toBe('Un début')
  const body = { title: 'La suite', updatedAt: draft.updatedAt }
  expect((await second.call('article.edit', { params, body }, referent)).status).toBe(200)
  expect(await titleAt(world)).toBe('La suite')
  expect((await world.call('article.get', { params, query: {} }, member)).status).toBe(404)
  expect((await second.call('article.publish', { params, body: { published: true } }, admin)).status).toBe(200)
  expect([await titleAt(world, member), await titleAt(second, member)]).toEqual(['La suite', 'La suite'])
})

test('one that stops leaves the other to take what was announced at the first', async () => {
  const bytes = await picture('jpeg', 800, 600)
  const leaving = await world.another()
  const body = { purpose: 'article_image' as const, fileName: 'p.jpg', contentType: 'image/jpeg' as const }
  const { data } = await leaving.call('file.createPresignedUrl', { body: { ...body, size: bytes.length } }, referent)
  await leaving.close()
  expect((await put(world.app, data, bytes)).statusCode).toBe(200)
})
