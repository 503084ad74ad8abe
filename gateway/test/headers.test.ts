import { request as rawRequest } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

let gateway: TestGateway
const lines: string[] = []

beforeAll(async () => {
  gateway = await startGateway({ settings: { LIMIT_SIGN_IN: '1' }, lines })
})
afterAll(() => gateway.close())

function expectHeaders(headers: Headers) {
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'self'; script-src 'self';/)
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe/)
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('same-origin')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('permissions-policy')).toContain('camera=()')
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) expect(headers.has(name)).toBe(false)
}

describe('security headers', () => {
  it.each([
    ['the page', '/', 200],
    ['a file', '/assets/main.0123456789abcdef.js', 200],
    ['a missing file', '/assets/none.js', 404],
    ['the registry', '/remotes.json', 200],
    ['a missing remote', '/remotes/mf-x/1/remoteEntry.js', 404],
    ['a call without token', '/api/mission/list', 401],
    ['an unknown call', '/api/nothing', 404],
    ['the live events without token', '/events', 401],
    ['the API document', '/api/docs/openapi.json', 200],
    ['the reader', '/api/docs', 200],
    ['liveness', '/livez', 200],
    ['readiness', '/readyz', 503],
    ['a path that cannot be decoded', '/%E0%A4%A', 404],
    ['a path of a thousand levels', `/api/mission/${'a/'.repeat(1000)}`, 401],
  ])('stand on %s', async (_what, path, status) => {
    const answer = await gateway.get(path)
    expect(answer.status).toBe(status)
    expectHeaders(answer.headers)
  })

  it('stand on what a service answers, which cannot loosen them', async () => {
    gateway.missions.behave((_request, response) => {
      response.writeHead(200, {
        server: 'x',
        'x-content-type-options': 'none',
        'strict-transport-security': 'max-age=0',
      })
      response.end('{}')
    })
    expectHeaders((await gateway.asMember('/api/mission/list')).headers)
  })

  it('weigh at most 1,300 bytes on a call, each said once, and the call is one line of the log', async () => {
    gateway.missions.behave((_request, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('{}'))
    const { url } = gateway
    const authorization = `Bearer ${gateway.identity.tokenFor()}`
    const raw = await new Promise<string[]>((resolve, reject) => {
      const call = rawRequest(`${url}/api/mission/list?search=x`, { headers: { authorization } }, (answer) => {
        answer.resume().once('end', () => resolve(answer.rawHeaders))
      })
      call.once('error', reject).end()
    })
    const names = raw.filter((_text, index) => index % 2 === 0).map((name) => name.toLowerCase())
    expect(names.length).toBe(new Set(names).size)
    expect(raw.join(': ').length).toBeLessThan(1_300)
    // The gateway may speak of other things meanwhile, and of the call before.
    const requestId = raw[raw.findIndex((text) => text.toLowerCase() === 'x-request-id') + 1] ?? ''
    const own = () => lines.filter((line) => line.includes(`"${requestId}"`))
    await vi.waitFor(() => expect(own()).toHaveLength(1))
    const line: unknown = JSON.parse(own()[0] ?? '')
    expect(line).toMatchObject({ level: 'info', msg: 'request', route: '/api/mission/list', upstream: 'svc-missions' })
    expect(line).toMatchObject({ requestId: expect.any(String), traceId: expect.any(String), status: 200 })
    expect(own()[0]).not.toContain('search')
  })

  it('let a service be stricter with a stored file', async () => {
    gateway.articles.behave((_request, response) => {
      response.writeHead(200, { 'content-security-policy': 'sandbox', 'cache-control': 'private, max-age=60' })
      response.end('file')
    })
    const { headers } = await gateway.asMember('/api/file/storage/a.pdf')
    expect(headers.get('content-security-policy')).toBe('sandbox')
    expect(headers.get('cache-control')).toBe('private, max-age=60')
  })

  it('keep personal answers out of every cache', async () => {
    for (const path of ['/api/mission/list', '/api/user/me', '/api/nothing']) {
      expect((await gateway.asMember(path)).headers.get('cache-control')).toBe('no-store')
    }
  })
})

describe('odd HTTP', () => {
  function send(lines: string[]): Promise<string> {
    const { hostname, port } = new URL(gateway.url)
    return new Promise((resolve, reject) => {
      let text = ''
      const socket = connect(Number(port), hostname, () => socket.write(`${lines.join('\r\n')}\r\n\r\n`))
      socket.on('data', (data) => (text += data.toString()))
      socket.on('close', () => resolve(text))
      socket.on('error', reject)
    })
  }

  it.each([
    ['two lengths', ['POST /api/auth/refresh HTTP/1.1', 'Host: x', 'Content-Length: 1', 'Content-Length: 2']],
    [
      'length and chunks',
      ['POST /api/auth/refresh HTTP/1.1', 'Host: x', 'Content-Length: 1', 'Transfer-Encoding: chunked'],
    ],
    ['no HTTP at all', ['hello']],
    ['a header without colon', ['GET / HTTP/1.1', 'Host: x', 'Bad header']],
  ])('with %s is 400, with the security headers', async (_what, lines) => {
    const answer = await send(lines)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toMatch(/content-security-policy: default-src 'self'/)
  })

  it('TRACE is 405', async () => {
    const status = await new Promise((resolve) => {
      rawRequest(`${gateway.url}/api/mission/list`, { method: 'TRACE' }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      }).end()
    })
    expect(status).toBe(405)
  })
})
