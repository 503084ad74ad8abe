import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timeouts } from '../src/upstreams.ts'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

const json = { 'content-type': 'application/json', 'accept-language': 'en' }
let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway({
    settings: { LIMIT_SIGN_IN: '3', LIMIT_REFRESH: '4', LIMIT_USER: '5', TRUST_PROXY: '' },
  })
  gateway.users.behave((_request, response) => response.end('{}'))
})
afterAll(() => gateway.close())

async function post(path: string, headers: Record<string, string>, method = 'POST') {
  const answer = await gateway.get(path, { method, headers: { ...json, ...headers }, body: '{}' })
  const { data } = (await answer.json()) as { data?: { code?: string } }
  return { status: answer.status, code: data?.code, retryAfter: answer.headers.get('retry-after') }
}

describe('writes of another site', () => {
  it.each(['POST', 'PUT', 'DELETE'])('are refused: %s', async (method) => {
    const token = { authorization: `Bearer ${gateway.identity.tokenFor()}` }
    for (const origin of ['http://evil.test', 'null', 'http://ensemble.test.evil.test', 'https://ensemble.test']) {
      expect(await post('/api/mission/m/register', { ...token, origin }, method)).toMatchObject({
        status: 403,
        code: 'CROSS_ORIGIN',
      })
    }
    expect(await post('/api/mission/m/register', { ...token, 'sec-fetch-site': 'cross-site' }, method)).toMatchObject({
      status: 403,
    })
    expect(gateway.missions.hits).toHaveLength(0)
  })

  it('do not concern our own origin, nor programs', async () => {
    const token = { authorization: `Bearer ${gateway.identity.tokenFor()}` }
    expect((await post('/api/mission/m/register', { ...token, origin: 'http://ensemble.test' })).status).toBe(200)
    expect((await post('/api/mission/m/register', token)).status).toBe(200)
  })
})

describe('calls that live by the cookie', () => {
  it.each(['/api/auth/refresh', '/api/auth/sign_out'])('%s takes JSON only', async (path) => {
    const before = gateway.users.hits.length
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonx',
    ]) {
      expect(await post(path, { 'content-type': type })).toMatchObject({ status: 415, code: 'UNSUPPORTED_TYPE' })
    }
    const bare = await gateway.get(path, { method: 'POST' })
    expect(bare.status).toBe(415)
    expect(gateway.users.hits).toHaveLength(before)
    expect((await post(path, { 'content-type': 'application/json; charset=utf-8' })).status).toBe(200)
  })
})

describe('limits', () => {
  it('count sign-ins per address, whatever X-Forwarded-For is made up', async () => {
    const answers = []
    for (let index = 0; index < 5; index += 1) {
      answers.push(await post('/api/auth/sign_in_with_password', { 'x-forwarded-for': `10.0.0.${index}` }))
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
    expect(answers[4]).toMatchObject({ code: 'RATE_LIMITED' })
    expect(Number(answers[4]?.retryAfter)).toBeGreaterThan(0)
  })

  it('count the calls of one person over all areas', async () => {
    const ask = (token: string, path: string) => gateway.get(path, { headers: { authorization: `Bearer ${token}` } })
    const [ana, ben] = [gateway.identity.tokenFor(), gateway.identity.tokenFor()]
    const statuses = []
    for (const path of [
      '/api/mission/a',
      '/api/article/a',
      '/api/user/me',
      '/api/mission/b',
      '/api/mission/c',
      '/api/article/b',
    ]) {
      statuses.push((await ask(ana, path)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect((await ask(ben, '/api/mission/a')).status).toBe(200)
  })

  it('believe the proxies that are named, and count behind them', async () => {
    const behind = await startGateway({ settings: { LIMIT_SIGN_IN: '1', TRUST_PROXY: '127.0.0.0/8' } })
    behind.users.behave((_request, response) => response.end('{}'))
    const from = async (address: string) => {
      const headers = { ...json, 'x-forwarded-for': address }
      return (await behind.get('/api/auth/sign_in_with_password', { method: 'POST', headers, body: '{}' })).status
    }
    expect(await from('198.51.100.1')).toBe(200)
    expect(await from('198.51.100.2')).toBe(200)
    expect(await from('198.51.100.1')).toBe(429)
    expect(behind.users.hits[0]?.headers['x-forwarded-for']).toBe('198.51.100.1')
    await behind.close()
  })
})

describe('methods that nothing uses', () => {
  it.each([
    ['OPTIONS', '/api/mission/list'],
    ['PATCH', '/api/mission/list'],
    ['OPTIONS', '/'],
    ['POST', '/home'],
    ['DELETE', '/remotes.json'],
    ['POST', '/_next/image'],
  ])('%s %s is 405', async (method, path) => {
    const answer = await gateway.get(path, { method, headers: { origin: 'http://ensemble.test' } })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toContain('GET')
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
  })
})

describe('a body that comes slowly', () => {
  const headers = { ...json, 'x-forwarded-for': '203.0.113.9' }

  /** Sends the head and the beginning of a body. @returns what sends the rest, and the answer */
  function begin(at: TestGateway, text: string) {
    const authorization = `Bearer ${at.identity.tokenFor({ id: '00000000-0000-4000-8000-0000000000b1' })}`
    const call = request(`${at.url}/api/mission/m/register`, {
      method: 'POST',
      headers: { ...headers, authorization, 'content-length': Buffer.byteLength(text) },
    })
    const answered = new Promise<number | undefined>((resolve, reject) => {
      call.once('error', reject)
      call.once('response', (answer) => resolve(answer.resume().statusCode))
    })
    call.write(text.slice(0, 9))
    return { answered, goOn: () => call.end(text.slice(9)) }
  }

  /** Answers when the whole question is there. @returns what was asked */
  const hear = (at: TestGateway) =>
    new Promise<string>((resolve) => {
      at.missions.behave((asked, response) => {
        const chunks: Buffer[] = []
        asked.on('data', (chunk: Buffer) => chunks.push(chunk))
        asked.on('end', () => resolve(Buffer.concat(chunks).toString()))
        asked.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
      })
    })

  it('asks nothing of the service before it is there, and goes on whole', async () => {
    const heard = hear(gateway)
    const before = gateway.missions.hits.length
    const text = JSON.stringify({ motivation: 'é'.repeat(300) })
    const { answered, goOn } = begin(gateway, text)
    // What was sent before others have had their answers has come.
    for (let others = 0; others < 5; others += 1) await gateway.get('/livez')
    expect(gateway.deps.upstreams['svc-missions'].bulkheads.calls.inUse).toBe(0)
    expect(gateway.missions.hits).toHaveLength(before)
    goOn()
    expect(await heard).toBe(text)
    expect(await answered).toBe(200)
  })

  it.each([300, 200_000])(
    'takes none of the time that the service has for its answer: %d characters',
    async (length) => {
      const quick = await startGateway({ timeouts: { ...timeouts, headersMs: 400, totalMs: 400 } })
      const heard = hear(quick)
      quick.articles.behave(() => undefined)
      const text = JSON.stringify({ motivation: 'e'.repeat(length) })
      const { answered, goOn } = begin(quick, text)
      for (let others = 0; others < 5; others += 1) await quick.get('/livez')
      // A call that begins now has no more time to wait.
      expect((await quick.asMember('/api/article/list')).status).toBe(504)
      goOn()
      expect(await heard).toBe(text)
      expect(await answered).toBe(200)
      expect(quick.deps.upstreams['svc-missions'].outcomes).toEqual(new Map([['answered', 1]]))
      await quick.close()
    },
  )
})
