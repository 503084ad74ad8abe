import { request } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openFileStore } from '../../src/storage/file-store.ts'
import { picture } from '../pictures.ts'
import { createWorld, referent } from '../world.ts'
import { credentials, startS3 } from './s3-storage.ts'

let world: Awaited<ReturnType<typeof createWorld>>
let s3: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', credentials.id)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', credentials.secret)
  s3 = await startS3()
  world = await createWorld()
  const endpoint = encodeURIComponent(s3.endpoint)
  world.deps.files = await openFileStore(`s3://files?region=${credentials.region}&endpoint=${endpoint}`)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await world.close()
  await s3.close()
})

function announce(size: number) {
  const body = { purpose: 'article_image', fileName: 'a.jpg', contentType: 'image/jpeg', size } as const
  return world.call('file.createPresignedUrl', { body }, referent)
}

/** As a browser sends it, with the length of the body and not what a test would like it to be. */
function put(url: string, bytes: Buffer, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'PUT', headers: { ...headers, 'content-length': bytes.length } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    call.on('error', reject)
    call.end(bytes)
  })
}

function read(key: string, query = '') {
  const authorization = `Bearer ${world.identity.tokenFor(referent)}`
  return world.app.inject({ url: `/file/storage/${key}${query}`, headers: { authorization } })
}

test('bytes go straight to the storage, and are looked at when somebody asks what came of them', async () => {
  const bytes = await picture('jpeg')
  const { data } = await announce(bytes.length)
  expect(data.url).toMatch(new RegExp(`^${s3.endpoint}/files/incoming/article_image/`))
  expect((await read(data.key, '?format=info')).statusCode).toBe(404)
  expect(await put(data.url, bytes, data.headers)).toBe(200)
  expect((await read(data.key, '?format=info')).json().data).toMatchObject({ width: 800, height: 400 })
  const answer = await read(data.key)
  expect(answer.headers['content-security-policy']).toContain('sandbox')
  expect(answer.rawPayload.length).toBe(Number(answer.headers['content-length']))
  expect([...s3.objects.keys()]).toEqual([`/files/${data.key}`])
})

test('the address is bound to one key, method, type and length', async () => {
  const bytes = await picture('jpeg')
  const { data } = await announce(bytes.length)
  expect(await put(data.url, Buffer.alloc(bytes.length + 1), data.headers)).toBe(403)
  expect(await put(data.url, Buffer.alloc(bytes.length - 1), data.headers)).toBe(403)
  expect(await put(data.url, bytes, { 'content-type': 'text/html' })).toBe(403)
  expect(await put(data.url.replace(data.key, 'article_image/other.jpg'), bytes, data.headers)).toBe(403)
  expect((await fetch(data.url)).status).toBe(403)
  expect(await put(data.url, bytes, data.headers)).toBe(200)
})

test('what the storage took in good faith is refused when it is looked at', async () => {
  const page = Buffer.from('<!doctype html><script>1</script>')
  const { data } = await announce(page.length)
  expect(await put(data.url, page, data.headers)).toBe(200)
  expect((await read(data.key)).json()).toMatchObject({ status: 415, data: { code: 'FILE_TYPE' } })
  expect([...s3.objects.keys()].filter((key) => key.endsWith(data.key))).toEqual([])
})
