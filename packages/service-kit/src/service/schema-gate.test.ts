import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it, vi } from 'vitest'
import { waitForSchema } from './schema-gate.ts'

/** A port that nobody has just now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

it('tells operators what it waits for, and strangers that it is not ready', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), { code: 'ECONNREFUSED' })
  const stop = new AbortController()
  const PORT = await freePort()
  const waiting = waitForSchema({
    db: { query: async () => Promise.reject(away) },
    directories: [],
    config: { HOST: '127.0.0.1', PORT, TLS_FILE: '', METRICS_FROM: '', PUBLIC_ORIGIN: 'https://ensemble.example' },
    log: { info: () => undefined, warn: () => undefined },
    stopping: stop.signal,
  })
  const ask = async (headers: Record<string, string>) => {
    const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`, { headers })
    return { status: answer.status, body: await answer.json() }
  }
  await vi.waitFor(async () =>
    expect(await ask({})).toEqual({ status: 503, body: { ready: false, problem: away.message } }),
  )
  const passedOn = { 'x-forwarded-for': '192.0.2.7' }
  expect(await ask(passedOn)).toEqual({ status: 503, body: { ready: false } })
  stop.abort()
  await expect(waiting).rejects.toThrow()
})
