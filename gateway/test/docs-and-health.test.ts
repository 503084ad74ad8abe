import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { deliveryCalls } from '@ensemble/contracts/delivery-calls'
import { openApiOf } from '@ensemble/service-kit/http/openapi'
import { noBroker, startGateway, type TestGateway } from './support/test-gateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
  gateway.users.behave((request, response) => {
    response.statusCode = request.url === '/readyz' ? 503 : 200
    response.end(JSON.stringify(openApiOf(['user.get', 'auth.refresh'], 'svc-users')))
  })
  gateway.missions.behave((_request, response) => void response.end(JSON.stringify(openApiOf(['mission.register']))))
  gateway.articles.behave((request) => void request.socket.resetAndDestroy())
})
afterAll(() => gateway.close())

describe('the API document', () => {
  it('is one of all services, and says which one is missing', async () => {
    const document = await (await gateway.get('/api/docs/openapi.json')).json()
    expect(document).toMatchObject({ openapi: '3.1.0', 'x-unavailable': ['svc-articles'] })
    const { paths } = document as { paths: Record<string, unknown> }
    const ofServices = Object.keys(paths).filter((path) => !path.startsWith('/api/deliveries'))
    expect(ofServices.sort()).toEqual(['/api/auth/refresh', '/api/mission/{missionId}/register', '/api/user/{userId}'])
    expect(JSON.stringify(document)).not.toMatch(/127\.0\.0\.1/)
  })

  it('has the calls of deliveries, with what opens them and what they take', async () => {
    const document = await (await gateway.get('/api/docs/openapi.json')).json()
    const said = document as { paths: Record<string, Record<string, { operationId: string }>> }
    const ids = Object.values(said.paths).flatMap((methods) => Object.values(methods).map((call) => call.operationId))
    expect(ids).toEqual(expect.arrayContaining(Object.keys(deliveryCalls)))
    expect(document).toMatchObject({
      paths: {
        '/api/deliveries/{name}/rollback': {
          post: {
            tags: ['gateway'],
            security: [{ teamKey: [] }, { bearer: [] }],
            requestBody: {
              content: { 'application/json': { schema: { properties: { reason: { maxLength: 300 } } } } },
            },
          },
        },
      },
      components: { securitySchemes: { teamKey: { scheme: 'bearer' } } },
    })
  })

  it('has the missing service as soon as it answers again, and keeps what it said', async () => {
    gateway.articles.behave((_request, response) => void response.end(JSON.stringify(openApiOf(['article.get']))))
    const document = await (await gateway.get('/api/docs/openapi.json')).json()
    expect(document).toMatchObject({ 'x-unavailable': [], paths: { '/api/article/{articleId}': {} } })
  })

  it('has a reader without scripts, in the language of the visitor', async () => {
    const answer = await gateway.get('/api/docs', { headers: { 'accept-language': 'fr' } })
    const html = await answer.text()
    expect(html).toContain('<html lang="fr">')
    expect(html).toContain('/api/mission/{missionId}/register')
    expect(html).not.toMatch(/<script|style="|https?:/)
    const nonce = /<style nonce="([^"]+)">/.exec(html)?.[1]
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
  })
})

describe('health', () => {
  it('shows services that are down, and is ready all the same once it has a registry', async () => {
    const told = {
      ready: false,
      problem: 'no registry yet',
      broker: false,
      upstreams: { 'svc-users': 'not_ready', 'svc-missions': 'up' },
    }
    // On a machine that is busy a service that works may be down for a moment (decision 227).
    await vi.waitFor(async () => expect(await (await gateway.get('/readyz')).json()).toMatchObject(told))
    expect((await gateway.get('/livez')).status).toBe(200)
  })

  it('is told to a balancer within its second, whatever services hang', async () => {
    const behave = () => undefined
    const hanging = await startGateway()
    for (const service of [hanging.users, hanging.missions, hanging.articles]) service.behave(behave)
    const begun = performance.now()
    const answer = await hanging.get('/readyz')
    expect(await answer.json()).toMatchObject({
      upstreams: { 'svc-users': 'down', 'svc-missions': 'down', 'svc-articles': 'down' },
    })
    const took = performance.now() - begun
    process.stdout.write(`ready or not, told beside services that hang after ${Math.round(took)} ms (limit 1000)\n`)
    expect(took).toBeLessThan(5 * 1000)
    await hanging.close()
  })

  it('says ready or not to strangers, and nothing else', async () => {
    for (const [name, value] of Object.entries({
      'x-forwarded-for': '198.51.100.1',
      via: '1.1 proxy',
      forwarded: 'for=1',
    })) {
      const answer = await gateway.get('/readyz', { headers: { [name]: value } })
      expect([answer.status, await answer.json()]).toEqual([503, { ready: false }])
    }
    const asPublic = { headers: { host: 'ensemble.test' } }
    const { statusCode, body } = await request(new URL('/readyz', gateway.url), asPublic)
    expect([statusCode, await body.json()]).toEqual([503, { ready: false }])
  })

  it('shows neither API nor reader in production, unless that is said', async () => {
    for (const [API_DOCS, status] of [
      ['auto', 404],
      ['off', 404],
      ['on', 200],
    ] as const) {
      const production = await startGateway({
        settings: { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://ensemble.test', API_DOCS },
      })
      for (const path of ['/api/docs', '/api/docs/openapi.json']) {
        expect((await production.get(path)).status, `${path} ${API_DOCS}`).toBe(status)
      }
      await production.close()
    }
  })

  it('says whom to tell of a weakness, once the installation knows', async () => {
    expect((await gateway.get('/.well-known/security.txt')).status).toBe(404)
    const told = await startGateway({ settings: { SECURITY_CONTACT: 'mailto:securite@example.org' } })
    const text = await (await told.get('/.well-known/security.txt')).text()
    expect(text).toContain('Contact: mailto:securite@example.org\n')
    expect(text).toContain('Canonical: http://ensemble.test/.well-known/security.txt\n')
    const [, expires = ''] = /Expires: (.+)\n/.exec(text) ?? []
    expect(Date.parse(expires)).toBeGreaterThan(Date.now())
    await told.close()
  })

  it('tells everybody who publishes, as the installation says it', async () => {
    const told = await startGateway({ settings: { LEGAL_PUBLISHER: 'La Ligue\n1 place de la Ligue' } })
    expect(await (await told.get('/api/legal_notice')).json()).toMatchObject({
      success: true,
      data: { publisher: 'La Ligue\n1 place de la Ligue', director: '', host: '' },
    })
    await told.close()
  })

  it('shows measures to this machine only, and not through a proxy', async () => {
    const measures = await gateway.get('/metrics')
    expect(measures.status).toBe(200)
    expect(await measures.text()).toContain('http_request_duration_seconds')
    expect((await gateway.get('/metrics', { headers: { 'x-forwarded-for': '198.51.100.1' } })).status).toBe(404)
  })

  it('starts without broker and without services', async () => {
    const down = 'http://127.0.0.1:9'
    const settings = { NATS_URL: noBroker, USERS_URL: down, MISSIONS_URL: down, ARTICLES_URL: down }
    const alone = await startGateway({ settings })
    expect((await alone.get('/')).status).toBe(200)
    expect(await (await alone.get('/readyz')).json()).toMatchObject({ upstreams: { 'svc-users': 'down' } })
    await alone.close()
  })
})
