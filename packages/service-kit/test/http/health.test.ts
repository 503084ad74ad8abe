import perf from 'node:perf_hooks'
import { afterEach, expect, test, vi } from 'vitest'
import { implement } from '../../src/http/implement.ts'
import { createTestPrograms } from '../../src/testing/test-programs.ts'
import { createTokenVerifier } from '../../src/auth/token-verifier.ts'
import { createHttpWorld } from './world.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

test('ready until it drains, alive all the time; a broker that is down does not count', async () => {
  const world = await createHttpWorld((app) =>
    implement(app)('auth.passwordPolicy', async () => ({ minLength: 1, maxLength: 2 })),
  )
  closing.push(world.close)
  const ready = await world.app.inject('/readyz')
  expect(ready.statusCode).toBe(200)
  expect(ready.json()).toEqual({ ready: true, broker: false, loops: {} })
  world.app.service.draining = true
  expect((await world.app.inject('/readyz')).json()).toMatchObject({ ready: false, problem: 'draining' })
  expect((await world.app.inject('/livez')).statusCode).toBe(200)
  expect((await world.app.inject('/auth/password_policy')).statusCode).toBe(200)
})

test('strangers hear ready or not and the release; what is away, and why, hears whoever reads the figures', async () => {
  const broken = {
    name: 'relay',
    status: () => ({ healthy: false, pending: 0, restarts: 3, lastError: 'connect ECONNREFUSED nats' }),
    stop: async () => undefined,
  }
  const world = await createHttpWorld(() => undefined, {
    config: { NODE_ENV: 'test', METRICS_FROM: '10.244.0.0/16', PUBLIC_ORIGIN: 'https://ensemble.example' },
    loops: [broken],
  })
  closing.push(world.close, async () => void vi.unstubAllGlobals())
  vi.stubGlobal('ENSEMBLE_RELEASE', '1.0.0+5b2f0c9d1e')
  const asked = async (remoteAddress: string, headers = {}) => {
    const { statusCode, body } = await world.app.inject({ url: '/readyz', remoteAddress, headers })
    return { statusCode, body: JSON.parse(body) }
  }
  const release = '1.0.0+5b2f0c9d1e'
  expect(await asked('192.0.2.7')).toEqual({ statusCode: 200, body: { ready: true, release } })
  await world.database.db.query({ text: 'delete from schema_migrations' })
  const unready = { statusCode: 503, body: { ready: false, release } }
  expect(await asked('192.0.2.7')).toEqual(unready)
  expect(await asked('127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }), 'through a proxy').toEqual(unready)
  const all = {
    ready: false,
    problem: expect.stringMatching('lacks'),
    broker: false,
    loops: { relay: broken.status() },
  }
  expect((await asked('127.0.0.1')).body, 'this machine').toMatchObject(all)
  expect((await asked('10.244.3.9')).body, 'whoever reads the figures').toMatchObject(all)
})

test('a program that was built says which release it is, one from its sources says none', async () => {
  const world = await createHttpWorld(() => undefined)
  closing.push(world.close)
  expect((await world.app.inject('/readyz')).json()).not.toHaveProperty('release')
  vi.stubGlobal('ENSEMBLE_RELEASE', '1.0.0+5b2f0c9d1e')
  expect((await world.app.inject('/readyz')).json()).toMatchObject({ ready: true, release: '1.0.0+5b2f0c9d1e' })
  vi.unstubAllGlobals()
})

test('a migration that is undone, or keys that never came, unready it', async () => {
  const world = await createHttpWorld(() => undefined)
  closing.push(world.close)
  await world.database.db.query({ text: 'delete from schema_migrations' })
  expect((await world.app.inject('/readyz')).json()).toMatchObject({ ready: false, problem: /lacks/ })
})

test('without keys a token is neither good nor bad: 503, and not ready', async () => {
  const verifier = createTokenVerifier({
    JWKS_URL: 'http://127.0.0.1:1/auth/jwks',
    TOKEN_ISSUER: 'http://issuer.test',
  })
  const world = await createHttpWorld((app) => implement(app)('user.list', async () => Promise.reject()), { verifier })
  closing.push(world.close)
  const headers = { authorization: `Bearer ${world.identity.tokenFor()}` }
  const response = await world.app.inject({ url: '/user/list', headers })
  expect(response.json()).toMatchObject({ status: 503, data: { code: 'SERVICE_UNAVAILABLE' } })
  expect(response.headers['retry-after']).toBe('2')
  expect((await world.app.inject('/readyz')).statusCode).toBe(503)
})

test('a database that is away is 503 with a time to come back', async () => {
  const world = await createHttpWorld((app) => {
    implement(app)('auth.passwordPolicy', async () => {
      throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
    })
  })
  closing.push(world.close)
  const response = await world.app.inject('/auth/password_policy')
  expect(response.json()).toMatchObject({ status: 503, data: { code: 'SERVICE_UNAVAILABLE' } })
  expect(response.body).not.toMatch(/127\.0\.0\.1|ECONN/)
})

test('measures count requests by route', async () => {
  const world = await createHttpWorld(() => undefined)
  closing.push(world.close)
  await world.app.inject('/livez')
  const { body } = await world.app.inject('/metrics')
  const asked = (remoteAddress: string) => world.app.inject({ url: '/metrics', remoteAddress })
  expect((await asked('192.0.2.7')).statusCode, 'a stranger').toBe(404)
  expect(body).toMatch(/http_request_duration_seconds_count\{.*route="\/livez".*\} 1/)
})

test('a program at rest is not woken a hundred times a second to look how late it is', async () => {
  const look = vi.spyOn(perf, 'monitorEventLoopDelay')
  const world = await createHttpWorld(() => undefined)
  closing.push(world.close, async () => look.mockRestore())
  expect(look).toHaveBeenCalledWith({ resolution: 100 })
})

test('the calls that a service answers describe themselves', async () => {
  const programs = createTestPrograms(['gateway', 'svc-users'])
  const world = await createHttpWorld((app) => implement(app)('mission.register', async () => Promise.reject()), {
    config: { NODE_ENV: 'test', SERVICE_KEYS_FILE: programs.keysFile },
  })
  closing.push(world.close, async () => programs.remove())
  const ask = async (url: string, name: string) => world.app.inject({ url, headers: await programs.show(name)('test') })
  const document = (await ask('/openapi.json', 'gateway')).json()
  // To the gateway alone, and kept facts to services alone.
  expect((await world.app.inject('/openapi.json')).json()).toMatchObject({ status: 401 })
  expect((await ask('/openapi.json', 'svc-users')).json()).toMatchObject({ status: 403 })
  expect((await world.app.inject('/internal/snapshot?types=users.%3E')).statusCode).toBe(401)
  expect((await ask('/internal/snapshot?types=users.%3E', 'gateway')).statusCode).toBe(403)
  expect((await ask('/internal/snapshot?types=users.%3E', 'svc-users')).json()).toEqual({ facts: [], next: null })
  expect(Object.keys(document.paths)).toEqual(['/api/mission/{missionId}/register'])
  expect(document.paths['/api/mission/{missionId}/register'].post).toMatchObject({
    operationId: 'mission.register',
    parameters: [
      { name: 'missionId', in: 'path', required: true },
      { name: 'Idempotency-Key', in: 'header', required: false },
    ],
    security: [{ bearer: [] }],
  })
})
