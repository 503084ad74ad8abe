import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Deliveries } from '@ensemble/contracts/deliveries'
import type { Registry } from '@ensemble/contracts/registry'
import type { RemoteReport } from '@ensemble/contracts/remote-reports'
import { Bus } from '@ensemble/service-kit/bus'
import { createLog } from '@ensemble/service-kit/log'
import { createTestBus, type TestBus } from '@ensemble/service-kit/testing/test-bus'
import { deliveryOf } from './support/delivery.ts'
import { openTab } from './support/event-stream.ts'
import { buildRemote } from './support/fixtures.ts'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

const name = 'mf-missions'

let bus: TestBus
let gateway: TestGateway
let team: ReturnType<typeof deliveryOf>

beforeAll(async () => {
  bus = await createTestBus()
  const log = createLog({ name: 'bus', level: 'silent' })
  const own = new Bus({ url: bus.url, name: 'gateway', namespace: bus.namespace, log })
  gateway = await startGateway({ bus: own, settings: { LIMIT_REPORTS: '500', TRUST_PROXY: '127.0.0.0/8' } })
  await vi.waitFor(() => expect(gateway.deps.store.following).toBe(true))
  team = deliveryOf(gateway)
  for (const version of ['v1', 'v2', 'v3', 'v4', 'v5']) await team.upload(buildRemote(name, version))
  await team.promote(name, 'v1')
  await team.promote(name, 'v2')
})
afterAll(async () => {
  await gateway.close()
  await bus.close()
})

const tryOut = (version: string, audience: object) =>
  team.call('POST', `${name}/promote`, JSON.stringify({ version, ...audience }))

async function ask(headers: Record<string, string> = {}) {
  const answer = await gateway.get('/remotes.json', { headers })
  const registry = (await answer.json()) as Registry
  const cookie = answer.headers.getSetCookie()[0] ?? ''
  const [remote] = registry.remotes
  return { registry, cookie, version: remote?.version, via: remote?.via, fallback: remote?.lastKnownGood?.version }
}

const bearer = (role: 'admin' | 'member') => ({ authorization: `Bearer ${gateway.identity.tokenFor({ role })}` })

async function tell(report: Partial<RemoteReport>, senders: number): Promise<void> {
  const whole = { remote: name, phase: 'module', outcome: 'loaded', ms: 100, error: null, ...report }
  for (let sender = 0; sender < senders; sender += 1) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${sender}` }
    await gateway.get('/remotes/reports', { method: 'POST', headers, body: JSON.stringify({ reports: [whole] }) })
  }
}

const failed = { outcome: 'failed', error: 'unreachable', phase: 'entry' } as const

async function overview(query = ''): Promise<Deliveries> {
  const answer = await gateway.get(`/api/deliveries${query}`, { headers: bearer('admin') })
  return ((await answer.json()) as { data: Deliveries }).data
}

describe('a remote that asks the API', () => {
  const sessionId = 'one'
  const headersOf = ([remote = '', proof = '']: string[]) => ({
    authorization: `Bearer ${gateway.identity.tokenFor({ role: 'admin', sessionId })}`,
    'x-remote': remote,
    'x-remote-proof': proof,
    origin: 'http://ensemble.test',
  })
  const send = (path: string, token: string, method = 'GET') =>
    gateway.get(`/api${path}`, { method, headers: headersOf(token.split('~')) })
  const asked = async (path: string, token: string, method = 'GET') => (await send(path, token, method)).status
  const tokenOf = async (version: string) =>
    (await send('/mission/list', `${name}/${version}`)).headers.get('x-remotes') ?? ''

  it('gets what its build has declared, and nothing else', async () => {
    // What a service is told of it: nothing.
    gateway.missions.behave((request, response) =>
      response.end(String(request.headers['x-remote'] ?? request.headers['x-remote-proof'])),
    )
    const [v1, v2] = await Promise.all([tokenOf('v1'), tokenOf('v2')])
    expect(await asked('/mission/list?page=0', v2)).toBe(200)
    expect(await asked('/mission/list', v1)).toBe(200)
    expect(await asked('/mission/7', v2)).toBe(403)
    expect(await asked('/mission/list', v2, 'DELETE')).toBe(403)
    expect(await asked('/user/7/edit', v2, 'PUT')).toBe(403)
    expect(await (await send('/mission/list', v2)).text()).toBe('undefined')
  })
})

describe('a canary by percentage', () => {
  it('gives nobody a cookie while nothing is tried', async () => {
    expect((await ask()).cookie).toBe('')
  })

  it('reaches its share of the browsers, each for good, and the page agrees', async () => {
    expect(await tryOut('v3', { percent: 30 })).toMatchObject({ status: 200 })
    const visits = await Promise.all(Array.from({ length: 200 }, () => ask()))
    const tried = visits.filter(({ version }) => version === 'v3')
    expect(tried.length).toBeGreaterThan(30)
    expect(tried.length).toBeLessThan(95)
    expect(tried[0]).toMatchObject({ via: 'canary', fallback: 'v2' })
    for (const { cookie, version } of [tried[0], visits.find((visit) => visit.version === 'v2')].flatMap(
      (v) => v ?? [],
    )) {
      expect(cookie).toMatch(/^__Host-bucket=\d{1,4}; Path=\/; Max-Age=2592000; Secure; HttpOnly; SameSite=Lax$/)
      const own = { cookie: cookie.split(';', 1)[0] ?? '' }
      for (let visit = 0; visit < 5; visit += 1) expect(await ask(own)).toMatchObject({ version, cookie: '' })
      expect(await (await gateway.get('/home', { headers: own })).text()).toContain(`"version":"${version}"`)
    }
  })

  it('is refused for what everybody gets, and for an audience that is none', async () => {
    expect(await tryOut('v2', { percent: 10 })).toMatchObject({
      status: 422,
      message: expect.stringContaining('already'),
    })
    expect(await tryOut('v3', { percent: 0 })).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
    expect(await tryOut('v3', { roles: ['king'] })).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
    expect(await tryOut('v3', { percent: 5, roles: ['admin'] })).toMatchObject({ status: 422 })
  })

  it('goes on while it fails no more often than the rest, and is halted for all when it does', async () => {
    await tell({ version: 'v2' }, 20)
    await tell({ version: 'v3' }, 12)
    await tell({ version: 'v3', ...failed }, 1)
    expect(gateway.deps.store.state.remotes[name]?.canary?.version).toBe('v3')
    const tab = await openTab(gateway, gateway.identity.tokenFor())
    // A move begins before the report that brings it about is answered: nobody waits for a round of something.
    const begun = vi.spyOn(gateway.deps.store, 'change')
    await tell({ version: 'v3', outcome: 'recovered', error: 'share', servedVersion: 'v2' }, 8)
    expect(begun).toHaveBeenCalled()
    begun.mockRestore()
    await vi.waitFor(() => expect(gateway.deps.store.state.remotes[name]?.canary).toBeUndefined())
    await vi.waitFor(() => expect(tab.text()).toContain('event: remotes'))
    tab.leave()
    const { moves, remotes } = await overview()
    expect(moves[0]).toMatchObject({
      remote: name,
      kind: 'withdraw',
      version: 'v2',
      from: 'v3',
      by: { kind: 'automatic' },
    })
    expect(moves[0]?.failures?.failed).toBeGreaterThan(2)
    expect(remotes[0]).toMatchObject({ stable: { version: 'v2', figures: { loads: 20, failed: 0, medianMs: 100 } } })
    expect((await ask()).version).toBe('v2')
  })
})

describe('a canary by role', () => {
  it('reaches who shows a token of that role, and the page remembers it', async () => {
    await tryOut('v3', { roles: ['admin', 'referent'] })
    expect(await ask()).toMatchObject({ version: 'v2', cookie: '', registry: { byRole: true } })
    expect(await ask(bearer('member'))).toMatchObject({ version: 'v2' })
    expect(await ask({ authorization: 'Bearer nonsense' })).toMatchObject({ version: 'v2' })
    const admin = await ask(bearer('admin'))
    expect(admin).toMatchObject({ version: 'v3', via: 'canary', fallback: 'v2' })
    const own = { cookie: admin.cookie.split(';', 1)[0] ?? '' }
    expect(await ask(own)).toMatchObject({ version: 'v3', cookie: '' })
    // Somebody else signs in there.
    expect(await ask({ ...own, ...bearer('member') })).toMatchObject({
      version: 'v2',
      cookie: expect.stringContaining('='),
    })
  })

  it('is taken back by the team, and then by itself there is nothing left of it', async () => {
    expect(await team.rollBack(name)).toMatchObject({ status: 200 })
    expect(gateway.deps.store.state.remotes[name]).toMatchObject({ current: 'v2', previous: 'v1' })
    expect(await ask(bearer('admin'))).toMatchObject({ version: 'v2', cookie: '' })
  })
})

describe('a version for everybody that cannot be loaded', () => {
  it('stays where one sender alone says so, however fresh it is', async () => {
    await team.promote(name, 'v4')
    const report = { remote: name, version: 'v4', ms: 100, ...failed }
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.1' }
    const body = JSON.stringify({ reports: Array.from({ length: 10 }, () => report) })
    // A move begins before the report that brings it about is answered.
    const moves = vi.spyOn(gateway.deps.store, 'change')
    expect((await gateway.get('/remotes/reports', { method: 'POST', headers, body })).status).toBe(204)
    expect((await overview()).remotes[0]?.stable.figures).toMatchObject({ loads: 10, failed: 10 })
    expect(moves).not.toHaveBeenCalled()
    moves.mockRestore()
    expect(gateway.deps.store.state.remotes[name]).toMatchObject({ current: 'v4', previous: 'v2' })
    await team.rollBack(name)
  })

  it('is taken out for all beyond the threshold, not by one sender alone', async () => {
    await team.promote(name, 'v4')
    await tell({ version: 'v4' }, 20)
    for (let time = 0; time < 30; time += 1) await tell({ version: 'v4', ...failed }, 1)
    expect(gateway.deps.store.state.remotes[name]?.current, 'one sender').toBe('v4')
    await tell({ version: 'v4', ...failed }, 20)
    await vi.waitFor(() =>
      expect(gateway.deps.store.state.remotes[name]).toMatchObject({ current: 'v2', previous: 'v1' }),
    )
    const { moves } = await overview()
    expect(moves[0]).toMatchObject({ kind: 'rollback', version: 'v2', from: 'v4', by: { kind: 'automatic' } })
  })

  it('goes one step back by itself and no further, whatever is told of the version before it', async () => {
    const moves = vi.spyOn(gateway.deps.store, 'change')
    await tell({ version: 'v2', ...failed }, 20)
    expect(moves).not.toHaveBeenCalled()
    moves.mockRestore()
    expect(gateway.deps.store.state.remotes[name]).toMatchObject({ current: 'v2', previous: 'v1' })
  })

  it('begins with a clean sheet when it is promoted again', async () => {
    await team.promote(name, 'v4')
    await tell({ version: 'v4', ...failed }, 5)
    expect(gateway.deps.store.state.remotes[name]?.current).toBe('v4')
    expect((await overview()).remotes[0]?.stable.figures).toMatchObject({ loads: 5, failed: 5 })
    await team.rollBack(name)
  })
})

describe('what admins see', () => {
  it('is for admins only', async () => {
    expect((await gateway.get('/api/deliveries')).status).toBe(401)
    expect((await gateway.get('/api/deliveries', { headers: bearer('member') })).status).toBe(403)
    for (const status of ['pending_approval', 'suspended'] as const) {
      const authorization = `Bearer ${gateway.identity.tokenFor({ role: 'admin', status })}`
      expect((await gateway.get('/api/deliveries', { headers: { authorization } })).status).toBe(403)
    }
    const headers = { ...bearer('member'), 'content-type': 'application/json' }
    const rollback = await gateway.get(`/api/deliveries/${name}/rollback`, { method: 'POST', headers, body: '{}' })
    expect(rollback.status).toBe(403)
    expect(
      (
        await gateway.get(`/api/deliveries/${name}/promote`, {
          method: 'POST',
          headers: { ...headers, ...bearer('admin') },
          body: '{"version":"v1"}',
        })
      ).status,
    ).toBe(403)
  })

  it('tells what was live at a moment, and lets them take a version back', async () => {
    const before = new Date().toISOString()
    // Moves are told apart by the millisecond.
    await vi.waitFor(() => expect(new Date().toISOString() > before).toBe(true), { interval: 1 })
    await team.call('POST', `${name}/promote`, JSON.stringify({ version: 'v5', reason: 'new filters' }))
    expect((await overview(`?at=${before}`)).then).toEqual([{ name, version: 'v2', canary: null }])
    expect((await overview()).moves[0]).toMatchObject({ reason: 'new filters', by: { kind: 'team', id: name } })
    expect((await overview('?at=yesterday')).then).toBeUndefined()
    const headers = { ...bearer('admin'), 'content-type': 'application/json' }
    const answer = await gateway.get(`/api/deliveries/${name}/rollback`, { method: 'POST', headers, body: '{}' })
    expect(answer.status).toBe(200)
    const { moves, then } = await overview(`?at=${new Date().toISOString()}`)
    expect(moves[0]).toMatchObject({ kind: 'rollback', version: 'v2', from: 'v5', by: { kind: 'admin' } })
    expect(then).toEqual([{ name, version: 'v2', canary: null }])
  })

  it('is kept whole, whatever the bucket keeps', async () => {
    expect((await overview()).moves.map(({ revision }) => revision)).toEqual(
      Array.from(
        { length: gateway.deps.store.state.revision },
        (_, index) => gateway.deps.store.state.revision - index,
      ),
    )
  })
})

describe('what a team sees', () => {
  it('is its own remote, with what it has published, the newest first', async () => {
    const { status, data } = await team.call('GET', name)
    expect(status).toBe(200)
    const { versions, remote } = data as { versions: { version: string }[]; remote: object }
    expect(versions[0]?.version).toBe('v5')
    expect(versions.map(({ version }) => version).sort()).toEqual(['v1', 'v2', 'v3', 'v4', 'v5'])
    expect(remote).toMatchObject({ name, stable: { version: 'v2', by: { kind: 'admin' } } })
    expect((await team.call('GET', 'mf-articles')).status).toBe(403)
  })
})
