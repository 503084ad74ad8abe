import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { connect } from 'node:tls'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

const { makeCertificates } = (await import(
  pathToFileURL(join(import.meta.dirname, '../../platform/certificates.mjs')).href
)) as { makeCertificates: (servers: object) => { authority: string; servers: Record<string, string> } }

const { authority, servers } = makeCertificates({ gateway: ['gateway', '127.0.0.1'] })
let folder: string
let gateway: TestGateway
let port: number

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tls-'))
  const TLS_FILE = join(folder, 'own.pem')
  writeFileSync(TLS_FILE, servers['gateway'] ?? '')
  gateway = await startGateway({ settings: { TLS_FILE } })
  port = Number(new URL(gateway.url).port)
})
afterAll(async () => {
  await gateway.close()
  rmSync(folder, { recursive: true })
})

/** Asks as a proxy does that knows the authority of the installation. */
async function ask(path: string, ca = authority): Promise<{ status: number | undefined; body: string }> {
  const headers = { authorization: `Bearer ${gateway.identity.tokenFor()}` }
  const asking = request({ host: '127.0.0.1', port, path, ca, headers, agent: false })
  asking.end()
  const [answer] = await once(asking, 'response')
  return { status: answer.statusCode, body: await text(answer) }
}

test('with a certificate its door answers who trusts the authority, and nobody else', async () => {
  expect(await ask('/livez')).toEqual({ status: 200, body: '{"live":true}' })
  await expect(ask('/livez', makeCertificates({}).authority)).rejects.toThrow(/certificate/)
})

test('what is said to the door without TLS, or with an older one, is not answered', async () => {
  await expect(fetch(`http://127.0.0.1:${port}/livez`)).rejects.toThrow()
  const socket = connect({ port, host: '127.0.0.1', ca: authority, maxVersion: 'TLSv1.2' })
  await expect(once(socket, 'secureConnect')).rejects.toThrow(/protocol version/)
})

test('a call is passed on as one that came over TLS', async () => {
  gateway.users.behave(({ headers }, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(headers['x-forwarded-proto']))
  })
  expect(await ask('/api/user/me')).toEqual({ status: 200, body: '"https"' })
})

test('it says how long its certificate still holds', async () => {
  const [, left = ''] = /^certificate_seconds_left(?:\{.*\})? (\S+)$/m.exec((await ask('/metrics')).body) ?? []
  expect(Number(left) / 86_400).toBeCloseTo(730, 0)
})
