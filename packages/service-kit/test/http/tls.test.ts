import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { connect as connectPlain } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { connect } from 'node:tls'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { implement } from '../../src/http/implement.ts'
import { createHttpWorld, type HttpWorld } from './world.ts'

const { makeCertificates } = (await import(
  pathToFileURL(join(import.meta.dirname, '../../../../platform/certificates.mjs')).href
)) as { makeCertificates: (servers: object) => { authority: string; servers: Record<string, string> } }

const { authority, servers } = makeCertificates({ test: ['svc-test', '127.0.0.1'] })
let world: HttpWorld
let folder: string
let port: number
/** Lets the one call answer. */
let answerNow: () => void
let asked: Promise<void>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tls-'))
  const TLS_FILE = join(folder, 'own.pem')
  writeFileSync(TLS_FILE, servers['test'] ?? '')
  const may = new Promise<void>((resolve) => (answerNow = resolve))
  let tell: () => void
  asked = new Promise((resolve) => (tell = resolve))
  world = await createHttpWorld(
    (app) =>
      implement(app)('auth.passwordPolicy', async () => {
        tell()
        await may
        return { minLength: 15, maxLength: 128 }
      }),
    { config: { NODE_ENV: 'test', TLS_FILE } },
  )
  port = Number(new URL(await world.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterEach(async () => {
  answerNow()
  await world.close()
  rmSync(folder, { recursive: true })
})

async function ask(path: string, ca = authority): Promise<unknown> {
  const asking = request({ host: '127.0.0.1', port, path, ca, agent: false })
  asking.end()
  const [answer] = await once(asking, 'response')
  return json(answer)
}

test('a service with a certificate answers who trusts its authority, and nobody else', async () => {
  expect(await ask('/livez')).toMatchObject({ live: true })
  await expect(ask('/livez', makeCertificates({}).authority)).rejects.toThrow(/certificate/)
})

test('it says how long its certificate still holds', async () => {
  const figures = await world.app.inject('/metrics')
  const [, left = ''] = /^certificate_seconds_left(?:\{.*\})? (\S+)$/m.exec(figures.payload) ?? []
  expect(Number(left) / 86_400).toBeCloseTo(730, 0)
})

test('what is said to it without TLS is not answered', async () => {
  await expect(fetch(`http://127.0.0.1:${port}/livez`)).rejects.toThrow()
})

test('it speaks nothing older than TLS 1.3', async () => {
  const socket = connect({ port, host: '127.0.0.1', ca: authority, maxVersion: 'TLSv1.2' })
  await expect(once(socket, 'secureConnect')).rejects.toThrow(/protocol version/)
})

test('when it stops, a call under way is answered, and no silent connection keeps it', async () => {
  const [unsaid, idle] = [connectPlain(port, '127.0.0.1'), connect({ port, host: '127.0.0.1', ca: authority })]
  await Promise.all([once(unsaid, 'connect'), once(idle, 'secureConnect')])
  const answer = ask('/auth/password_policy')
  await asked
  const stopped = world.app.close()
  // Both that ask nothing are ended first.
  await Promise.all([once(unsaid, 'close'), once(idle, 'close')])
  answerNow()
  expect(await answer).toMatchObject({ success: true, data: { minLength: 15 } })
  await stopped
})
