import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

let gateway: TestGateway
const lines: string[] = []

beforeAll(async () => {
  gateway = await startGateway({ lines })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await gateway.close()
})

const saying = (message: string) => lines.filter((line) => line.includes(`"msg":"${message}"`))

it('names the request on each line of its own, and no call, page or failure makes an asynchronous context', async () => {
  const contexts = [vi.spyOn(AsyncLocalStorage.prototype, 'run'), vi.spyOn(AsyncLocalStorage.prototype, 'enterWith')]
  await gateway.get('/livez')
  await gateway.get('/')
  gateway.missions.behave((_request, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('{}'))
  expect((await gateway.asMember('/api/mission/list')).status).toBe(200)
  gateway.missions.behave((_request, response) => response.destroy())
  expect((await gateway.asMember('/api/mission/list')).status).toBe(503)
  const report = [{ type: 'csp-violation', age: 1, url: gateway.url, body: { effectiveDirective: 'script-src' } }]
  const sent = { method: 'POST', headers: { 'content-type': 'application/reports+json' }, body: JSON.stringify(report) }
  expect((await gateway.get('/reports/browser', sent)).status).toBe(204)
  for (const message of ['service did not answer', 'stopped in a browser']) {
    expect(saying(message)).toHaveLength(1)
    const ids = /"requestId":"([\w-]{36})","traceId":"(\w{32})"/.exec(saying(message)[0] ?? '')
    await vi.waitFor(() => expect(saying('request').join('')).toContain(ids?.[0] ?? 'no ids'))
  }
  for (const context of contexts) expect(context).not.toHaveBeenCalled()
})
