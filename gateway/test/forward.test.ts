import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FakeService } from './support/fake-service.ts'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

/** With the usual patience: what is not about deadlines must not end by one on a busy machine. */
let gateway: TestGateway
let impatient: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
  impatient = await startGateway({
    // Below the second after which a silent service is asked whether it is well.
    timeouts: { connectMs: 900, silentMs: 60_000, headersMs: 900, stallMs: 1_500, totalMs: 1_500 },
  })
})
afterAll(() => Promise.all([gateway.close(), impatient.close()]))

beforeEach(async () => {
  for (const service of [gateway.users, gateway.missions, gateway.articles]) {
    service.hits.length = 0
    service.behave((request, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ path: request.url, headers: request.headers }))
    })
  }
  // What a test before has broken is seen to be well again.
  const { upstreams } = gateway.deps
  const open = () => Object.values(upstreams).filter(({ breaker }) => breaker.state !== 'closed')
  await vi.waitFor(() => expect(open()).toEqual([]))
  for (const service of [gateway.users, gateway.missions, gateway.articles]) service.hits.length = 0
})

/** Calls of visitors that a service has had, without the questions of the gateway itself. */
function callsTo(service: FakeService): number {
  return service.hits.filter(({ url }) => url !== '/readyz').length
}

describe('routing', () => {
  it.each([
    ['/api/user/list?page=0', 'users', '/user/list?page=0'],
    ['/api/user/u-1/participant_missions?bucket=past', 'missions', '/user/u-1/participant_missions?bucket=past'],
    ['/api/auth/sessions', 'users', '/auth/sessions'],
    ['/api/activity/x', 'users', '/activity/x'],
    ['/api/mission/a%2Fb', 'missions', '/mission/a%2Fb'],
    ['/api/article/list', 'articles', '/article/list'],
    ['/api/file/storage/a/b', 'articles', '/file/storage/a/b'],
    ['/_next/image?url=x&w=64', 'articles', '/_next/image?url=x&w=64'],
  ] as const)('sends %s to svc-%s as %s', async (outside, service, inside) => {
    const answer = await gateway.asMember(outside)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ path: inside })
    expect(gateway[service].hits).toHaveLength(1)
  })

  it('passes a body through as it is, and status, headers and cookies back', async () => {
    gateway.missions.behave((request, response) => {
      response.writeHead(201, {
        'content-type': 'text/x',
        'set-cookie': ['a=1', 'b=2'],
        'x-powered-by': 'secret',
        'access-control-allow-origin': '*',
      })
      request.pipe(response)
    })
    const answer = await gateway.asMember('/api/mission/create', {
      method: 'POST',
      body: '{"a": 1,}',
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(201)
    expect(await answer.text()).toBe('{"a": 1,}')
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.has('x-powered-by')).toBe(false)
    expect(answer.headers.has('access-control-allow-origin')).toBe(false)
  })

  it('tells the service what it knows, and nothing that the visitor made up', async () => {
    const headers = {
      'x-user-id': 'admin',
      'x-forwarded-for': '1.2.3.4',
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    }
    const answer = await gateway.asMember('/api/mission/list', { headers })
    const { headers: received } = (await answer.json()) as { headers: Record<string, string> }
    expect(received).not.toHaveProperty('x-user-id')
    expect(received).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-deadline-ms': expect.stringMatching(/^\d{4,5}$/),
      'x-request-id': answer.headers.get('x-request-id'),
    })
    expect(received.traceparent).toMatch(new RegExp(`^00-a{32}-(?!b{16})[0-9a-f]{16}-01$`))
  })

  it('refuses a body that is too large, said or not, before the service has it', async () => {
    const said = await gateway.asMember('/api/mission/create', { method: 'POST', body: 'x'.repeat(1_048_577) })
    expect(said.status).toBe(413)
    expect(gateway.missions.hits).toHaveLength(0)
    const unsaid = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    gateway.missions.behave((request) => void request.resume())
    const init = { method: 'POST', body: unsaid, duplex: 'half' } as RequestInit
    const answer = await gateway.asMember('/api/mission/create', init).catch(() => null)
    expect(answer === null || answer.status === 413).toBe(true)
  })
})

async function refusal(from: TestGateway, language: string, status: number, code: string) {
  const answer = await from.asMember('/api/mission/list', { headers: { 'accept-language': language } })
  const text = await answer.text()
  expect(answer.status).toBe(status)
  expect(JSON.parse(text)).toMatchObject({ success: false, status, data: { code, fields: {} } })
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(text).not.toMatch(/127\.0\.0\.1|localhost|ECONN|:\d{4,5}/)
  return JSON.parse(text).message as string
}

describe('a service that fails', () => {
  it('is asked once when it answers 503, and its answer passes', async () => {
    gateway.missions.behave((_request, response) => {
      response.writeHead(503, { 'retry-after': '7' })
      response.end('{}')
    })
    const answer = await gateway.asMember('/api/mission/list')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '7'])
    expect(callsTo(gateway.missions)).toBe(1)
  })

  it('is away when it resets the connection, and a write is not sent again', async () => {
    gateway.missions.behave((request) => void request.socket.resetAndDestroy())
    expect(await refusal(gateway, 'en', 503, 'SERVICE_UNAVAILABLE')).toContain('temporarily unavailable')
    gateway.missions.hits.length = 0
    await gateway.asMember('/api/mission/create', { method: 'POST', body: '{}' })
    expect(callsTo(gateway.missions)).toBeLessThanOrEqual(1)
  })

  it('hears of it when the visitor goes away', async () => {
    let gone = false
    gateway.missions.behave((_request, response) => void response.once('close', () => (gone = true)))
    const controller = new AbortController()
    const answer = gateway.asMember('/api/mission/list', { signal: controller.signal })
    await vi.waitFor(() => expect(callsTo(gateway.missions)).toBe(1))
    controller.abort()
    await expect(answer).rejects.toThrow()
    // Sooner than the deadline would end it.
    await vi.waitFor(() => expect(gone).toBe(true))
  })

  it('is away when nobody listens there', async () => {
    const alone = await startGateway({ settings: { MISSIONS_URL: 'http://127.0.0.1:9' } })
    const answer = await alone.asMember('/api/mission/list', { headers: { 'accept-language': 'en' } })
    const text = await answer.text()
    expect(answer.status).toBe(503)
    expect(JSON.parse(text).data.code).toBe('SERVICE_UNAVAILABLE')
    expect(text).not.toContain('127.0.0.1')
    // The other services are not concerned.
    expect((await alone.asMember('/api/user/me')).status).toBe(200)
    await alone.close()
  })
})

it('finishes a call that is under way when the gateway stops', async () => {
  const stopping = await startGateway()
  stopping.missions.behave((_request, response) => void wait(100).then(() => response.end('{"late":true}')))
  const answer = stopping.asMember('/api/mission/list')
  await vi.waitFor(() => expect(stopping.missions.hits).toHaveLength(1))
  const closed = stopping.close()
  expect(await (await answer).json()).toEqual({ late: true })
  await closed
})

describe('a deadline', () => {
  it('took too long when it does not answer, in the language of the visitor', async () => {
    impatient.missions.behave(() => undefined)
    expect(await refusal(impatient, 'fr', 504, 'UPSTREAM_TIMEOUT')).toContain('tarde trop')
    expect(callsTo(impatient.missions)).toBe(1)
  })

  it('is cut off when its answer never ends and has begun to pass', async () => {
    impatient.missions.behave((_request, response) => {
      response.setHeader('content-type', 'text/csv')
      response.write('name;city\n')
    })
    const answer = await impatient.asMember('/api/mission/list?format=csv')
    await expect(answer.text()).rejects.toThrow()
  })

  it('may take longer to send a file', async () => {
    impatient.articles.behave((_request, response) => {
      response.write('first')
      void wait(2_000).then(() => response.end(' last'))
    })
    expect(await (await impatient.asMember('/api/file/storage/film.mp4')).text()).toBe('first last')
  })
})
