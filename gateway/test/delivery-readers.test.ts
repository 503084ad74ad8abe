import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Deliveries } from '@ensemble/contracts/deliveries'
import { deliveryCalls } from '@ensemble/contracts/delivery-calls'
import { seenDeliveries } from '@ensemble/contracts/delivery-areas'
import { type Role, roles, userStatuses } from '@ensemble/contracts/enumerations'
import { Bus } from '@ensemble/service-kit/bus'
import { createLog } from '@ensemble/service-kit/log'
import { createTestBus, type TestBus } from '@ensemble/service-kit/testing/test-bus'
import { deliveryOf } from './support/delivery.ts'
import { buildRemote, teamKeys } from './support/fixtures.ts'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

let bus: TestBus
let gateway: TestGateway

beforeAll(async () => {
  bus = await createTestBus()
  const log = createLog({ name: 'bus', level: 'silent' })
  gateway = await startGateway({ bus: new Bus({ url: bus.url, name: 'gateway', namespace: bus.namespace, log }) })
  await vi.waitFor(() => expect(gateway.deps.store.following).toBe(true))
  for (const name of ['mf-missions', 'mf-articles'] as const) {
    const team = deliveryOf(gateway, teamKeys[name])
    await team.upload(buildRemote(name, 'v1'))
    await team.upload(buildRemote(name, 'v2'))
    await team.promote(name, 'v1')
    await team.promote(name, 'v2')
  }
})
afterAll(async () => {
  await gateway.close()
  await bus.close()
})

interface Caller {
  role: Role
  deliveryAreas?: string[]
}
const bearer = (caller: Caller & { status?: (typeof userStatuses)[number] }) => ({
  authorization: `Bearer ${gateway.identity.tokenFor(caller)}`,
})

async function read(caller: Caller): Promise<Deliveries> {
  const answer = await gateway.get('/api/deliveries', { headers: bearer(caller) })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { data: Deliveries }).data
}

const areas = [[], ['mf-missions'], ['mf-missions', 'mf-articles']]
const cells = roles.flatMap((role) => areas.map((deliveryAreas): Required<Caller> => ({ role, deliveryAreas })))
/** Every other call of deliveries. */
const acts = Object.entries(deliveryCalls)
  .filter(([id]) => id !== 'delivery.overview')
  .map(([id, { method, path }]) => {
    const address = path.replace(':name', 'mf-missions').replace(':version', 'v3').replace('*', 'remote.json')
    return { id, method, address: `/api${address}`, ...(method !== 'GET' && { body: '{"version":"v1"}' }) }
  })

describe('who looks at deliveries', () => {
  it.each(cells)('$role with $deliveryAreas: what they see', async (caller) => {
    const seen = seenDeliveries(caller)
    const answer = await gateway.get('/api/deliveries', { headers: bearer(caller) })
    expect(answer.status).toBe(seen.length === 0 ? 403 : 200)
    if (seen.length === 0) return
    const names = (await read(caller)).remotes.map(({ name }) => name)
    expect(names).toEqual(seen === 'all' ? ['mf-articles', 'mf-missions'] : seen.toSorted())
  })

  it.each(userStatuses.filter((status) => status !== 'validated'))('is nobody whose account is %s', async (status) => {
    const headers = bearer({ role: 'member', status, deliveryAreas: ['mf-missions'] })
    expect((await gateway.get('/api/deliveries', { headers })).status).toBe(403)
  })

  it('is no front end in the name of such a person', async () => {
    const headers = { ...bearer({ role: 'member', deliveryAreas: ['mf-missions'] }), 'x-remote': 'mf-missions/v2' }
    expect((await gateway.get('/api/deliveries', { headers })).status).toBe(403)
  })

  it('moves nothing by looking, and opens nothing of the team’s key', async () => {
    const before = gateway.deps.store.state.revision
    for (const role of ['member', 'referent', 'headquarter_referent'] as const) {
      for (const { id, method, address, body } of acts) {
        const headers = {
          ...bearer({ role, deliveryAreas: ['mf-missions'] }),
          ...(body && { 'content-type': 'application/json' }),
        }
        const { status } = await gateway.get(address, { method, headers, body })
        expect(status, `${role}: ${id}`).toBe(403)
      }
    }
    expect(gateway.deps.store.state.revision).toBe(before)
  })
})

describe('what a call takes', () => {
  const team = () => deliveryOf(gateway, teamKeys['mf-missions'])

  it('is named field by field, also where nothing came', async () => {
    expect(await team().call('POST', 'mf-missions/promote')).toMatchObject({
      status: 422,
      data: { code: 'VALIDATION_FAILED', fields: { version: ['REQUIRED'] } },
    })
    const wish = JSON.stringify({ version: 'v2', hours: 721, roles: [], reason: 'x' })
    expect(await team().call('POST', 'mf-missions/preview', wish)).toMatchObject({
      status: 422,
      data: { fields: { hours: ['OUT_OF_RANGE'], roles: ['TOO_SHORT'], reason: ['UNKNOWN_FIELD'] } },
    })
    const headers = bearer({ role: 'admin' })
    const answer = await gateway.get('/api/deliveries?at=yesterday&by=me', { headers })
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { data: { fields: { at: ['INVALID_DATE'], by: ['UNKNOWN_FIELD'] } } },
    ])
  })

  it('is read once it is known who calls', async () => {
    const stranger = deliveryOf(gateway, 'a-key-of-nobody-at-all')
    expect(await stranger.call('POST', 'mf-missions/rollback', '{"revision":')).toMatchObject({ status: 403 })
    expect(await team().call('POST', 'mf-missions/rollback', '{"revision":')).toMatchObject({ status: 400 })
  })
})

describe('what somebody of a team sees', () => {
  const reader: Caller = { role: 'member', deliveryAreas: ['mf-missions'] }

  it('is the area alone: versions, moves, what was live, and the services behind', async () => {
    const told = await read(reader)
    expect(JSON.stringify(told)).not.toContain('mf-articles')
    expect(told.moves.map(({ version }) => version)).toEqual(['v2', 'v1'])
    expect(told.services?.map(({ name }) => name)).toEqual(['svc-users', 'svc-missions', 'svc-articles'])
    const query = `?at=${new Date().toISOString()}`
    const answer = await gateway.get(`/api/deliveries${query}`, { headers: bearer(reader) })
    const { then } = ((await answer.json()) as { data: Deliveries }).data
    expect(then?.map(({ name }) => name)).toEqual(['mf-missions'])
  })

  it('is the release that each service says it runs, which /readyz says to nobody from outside', async () => {
    gateway.missions.behave((_request, response) => {
      response.end(JSON.stringify({ ready: true, release: '1.0.0+5b2f0c9d1e' }))
    })
    gateway.users.behave((_request, response) => {
      response.statusCode = 503
      response.end(JSON.stringify({ ready: false, release: '1.0.0+0d4c3b2a19' }))
    })
    expect((await read(reader)).services).toEqual([
      { name: 'svc-users', state: 'not_ready', release: '1.0.0+0d4c3b2a19' },
      { name: 'svc-missions', state: 'up', release: '1.0.0+5b2f0c9d1e' },
      { name: 'svc-articles', state: 'up' },
    ])
    const strangers = await gateway.get('/readyz', { headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect(await strangers.text()).not.toContain('1.0.0+')
  })

  it('is the failures of each page that the version has', async () => {
    const report = { remote: 'mf-missions', version: 'v2', phase: 'module', ms: 5 }
    const routes = gateway.deps.view.descriptor('mf-missions', 'v2')
    const [route] = (await routes)?.routes.map(({ path }) => path) ?? []
    const failed = { ...report, outcome: 'failed', error: 'threw' }
    const reports = [
      { ...failed, route },
      { ...failed, route },
      { ...failed, route: '/made/up' },
      { ...failed },
      { ...report, outcome: 'loaded', error: null },
    ]
    const headers = { 'content-type': 'application/json' }
    const sent = await gateway.get('/remotes/reports', { method: 'POST', headers, body: JSON.stringify({ reports }) })
    expect(sent.status).toBe(204)
    const [remote] = (await read(reader)).remotes
    expect(remote?.stable.visits).toEqual([{ route, visits: 0, lcpMs: null, inpMs: null, cls: null, failed: 2 }])
  })

  it('names no admin', async () => {
    const headers = { ...bearer({ role: 'admin' }), 'content-type': 'application/json' }
    await gateway.get('/api/deliveries/mf-missions/rollback', { method: 'POST', headers, body: '{}' })
    expect((await read({ role: 'admin' })).moves[0]?.by?.id).toBeDefined()
    const told = await read(reader)
    expect(told.moves[0]?.by).toEqual({ kind: 'admin' })
    expect(told.remotes[0]?.stable.by).toEqual({ kind: 'admin' })
  })
})
