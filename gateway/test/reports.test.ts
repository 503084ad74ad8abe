import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Deliveries } from '@ensemble/contracts/deliveries'
import { mostPlaces, type RemoteReport } from '@ensemble/contracts/remote-reports'
import { Bus } from '@ensemble/service-kit/bus'
import { createLog } from '@ensemble/service-kit/log'
import { createTestBus, type TestBus } from '@ensemble/service-kit/testing/test-bus'
import { Announcements } from '../src/store/announcements.ts'
import { deliveryOf } from './support/delivery.ts'
import { buildRemote } from './support/fixtures.ts'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

let bus: TestBus
let gateway: TestGateway
let team: ReturnType<typeof deliveryOf>

beforeAll(async () => {
  bus = await createTestBus()
  const log = createLog({ name: 'bus', level: 'silent' })
  const own = new Bus({ url: bus.url, name: 'gateway', namespace: bus.namespace, log })
  gateway = await startGateway({ bus: own, settings: { LIMIT_REPORTS: '20', TRUST_PROXY: '127.0.0.0/8' } })
  await vi.waitFor(() => expect(gateway.deps.store.following).toBe(true))
  team = deliveryOf(gateway)
  for (const version of ['v1', 'v2']) {
    await team.upload(buildRemote('mf-missions', version))
    await team.promote('mf-missions', version)
  }
})
afterAll(async () => {
  await gateway.close()
  await bus.close()
})

const failed: RemoteReport = {
  remote: 'mf-missions',
  version: 'v2',
  phase: 'entry',
  outcome: 'failed',
  ms: 812,
  error: 'unreachable',
  message: 'Failed to fetch',
}

/** As one browser elsewhere: what the machine itself reports is believed without others. */
const browser = {
  'content-type': 'application/json',
  origin: 'http://ensemble.test',
  'x-forwarded-for': '198.51.100.30',
}

function send(body: unknown, headers: Record<string, string> = {}, to = '/remotes/reports') {
  return gateway.get(to, {
    method: 'POST',
    headers: { ...browser, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

async function series(name: string): Promise<string[]> {
  const text = await (await gateway.get('/metrics')).text()
  return text.split('\n').filter((line) => line.startsWith(name))
}

describe('reports of browsers', () => {
  it('of a visit are shown by page and version, and refused where they say more or make up a page', async () => {
    const route = '/mf-missions/:id'
    const visit = { remote: 'mf-missions', version: 'v2', route, lcpMs: 1800, cls: 0.01 }
    const tell = (body: unknown) => send(body, { 'x-forwarded-for': '198.51.100.7' }, '/remotes/visits')
    for (const told of [visit, { ...visit, route: '/made-up' }, { ...visit, version: 'made-up' }])
      expect((await tell(told)).status).toBe(204)
    for (const told of [
      { ...visit, user: 'x' },
      { ...visit, lcpMs: -1 },
    ])
      expect((await tell(told)).status).toBe(422)
    const headers = { authorization: `Bearer ${gateway.identity.tokenFor({ role: 'admin' })}` }
    const answer = (await (await gateway.get('/api/deliveries', { headers })).json()) as { data: Deliveries }
    expect(answer.data.remotes[0]?.stable.visits).toEqual([
      { route, visits: 1, lcpMs: 1800, inpMs: null, cls: 0.01, failed: 0 },
    ])
  })

  it('of a visit that began on a page of the shell are shown to admins by route, for the build that they got', async () => {
    const page = join(gateway.folder, 'shell', 'index.html')
    const build = '0123456789abcdef'
    const meta = `<meta name="ensemble-digests" content="/assets/digests.${build}.json sha384-x" />`
    const before = await readFile(page, 'utf8')
    await writeFile(page, `${before}${meta}`)
    const visit = { remote: 'shell', version: build, route: '/login', lcpMs: 900, inpMs: 40, cls: 0 }
    for (const told of [visit, { ...visit, route: '/users/:userId' }, { ...visit, version: 'fedcba9876543210' }])
      expect((await send(told, { 'x-forwarded-for': '198.51.100.8' }, '/remotes/visits')).status).toBe(204)
    const seenBy = async (caller: object) => {
      const headers = { authorization: `Bearer ${gateway.identity.tokenFor(caller)}` }
      const answer = await gateway.get('/api/deliveries', { headers })
      return ((await answer.json()) as { data: Deliveries }).data.shell
    }
    expect(await seenBy({ role: 'admin' })).toEqual({
      version: build,
      visits: [{ route: '/login', visits: 1, lcpMs: 900, inpMs: 40, cls: 0 }],
    })
    expect(await seenBy({ role: 'member', deliveryAreas: ['mf-missions'] })).toBeUndefined()
    await writeFile(page, before)
    expect(await seenBy({ role: 'admin' }), 'a build without a name').toBeUndefined()
  })

  it('on what a policy has stopped are taken as browsers send them, and counted', async () => {
    const body = {
      effectiveDirective: 'connect-src',
      blockedURL: 'https://evil.example/x',
      sourceFile: '',
      lineNumber: 1,
    }
    const answer = await gateway.get('/reports/browser', {
      method: 'POST',
      headers: { 'content-type': 'application/reports+json', origin: 'http://ensemble.test' },
      body: JSON.stringify([{ type: 'csp-violation', age: 1, url: 'http://ensemble.test/', body }]),
    })
    expect(answer.status).toBe(204)
    expect(await series('browser_reports_total')).toEqual([
      'browser_reports_total{directive="connect-src",service="gateway"} 1',
    ])
  })

  it('are asked for by every answer', async () => {
    const { headers } = await gateway.get('/')
    expect(headers.get('content-security-policy')).toMatch(/report-to browser; report-uri \/reports\/browser/)
    expect(headers.get('content-security-policy')).toContain(
      "require-trusted-types-for 'script'; trusted-types default",
    )
    expect(headers.get('reporting-endpoints')).toBe('browser="/reports/browser"')
  })
})

describe('load reports', () => {
  it('are taken from a visitor who is nobody yet, and counted by remote, version, phase and error', async () => {
    const recovered = { ...failed, outcome: 'recovered', servedVersion: 'v1' }
    const loaded = { remote: 'mf-missions', version: 'v1', phase: 'module', outcome: 'loaded', ms: 90, error: null }
    expect((await send({ reports: [failed, recovered, loaded] })).status).toBe(204)
    const counted = await series('remote_loads_total')
    const labels = 'remote="mf-missions",version="v2",phase="entry",outcome="failed",error="unreachable"'
    expect(counted).toContain(`remote_loads_total{${labels},service="gateway"} 1`)
    expect(counted).toHaveLength(3)
    const seconds = await series('remote_load_seconds_count')
    expect(seconds).toContain('remote_load_seconds_count{service="gateway",remote="mf-missions",outcome="loaded"} 1')
  })

  it('tell in one line where a remote threw, and a batch of full length has room', async () => {
    const stack = Array.from(
      { length: mostPlaces },
      (_, index) => `/remotes/mf-missions/v2/${'a'.repeat(120)}.js:1:${index}`,
    )
    const reports = Array.from({ length: 20 }, () => ({ ...failed, stack, message: 'x'.repeat(200) }))
    expect((await send({ reports })).status).toBe(204)
  })

  it('cannot make up remotes or versions', async () => {
    const before = (await series('remote_loads_total')).length
    for (const name of ['mf-made-up', '__proto__', 'constructor'])
      expect((await send({ reports: [{ ...failed, remote: name }] })).status).toBe(204)
    await send({ reports: [{ ...failed, version: 'made-up-1' }] })
    await send({ reports: [{ ...failed, version: 'made-up-2' }] })
    const after = await series('remote_loads_total')
    expect(after).toHaveLength(before + 1)
    expect(after.find((line) => line.includes('version="other"'))).toMatch(/ 2$/)
  })

  it('of versions that nobody gets are not kept, whichever gateway was told', async () => {
    const kept = (version: string) => gateway.deps.windows.figures('mf-missions', version).loads
    await send({ reports: [{ ...failed, version: 'made-up-3' }] })
    expect(kept('made-up-3')).toBe(0)
    const log = createLog({ name: 'bus', level: 'silent' })
    const own = new Bus({ url: bus.url, name: 'another gateway', namespace: bus.namespace, log })
    const another = new Announcements(own, log)
    await own.connection()
    const before = kept('v1')
    // They are heard in this order.
    for (const version of ['made-up-3', 'v1'])
      await another.tell('load', { report: { ...failed, version }, address: '203.0.113.7' })
    await vi.waitFor(() => expect(kept('v1')).toBe(before + 1))
    expect(kept('made-up-3')).toBe(0)
    await another.stop()
    await own.close()
  })

  it('are forgotten with the version that they are of', async () => {
    const kept = (version: string) => gateway.deps.windows.figures('mf-missions', version).loads
    expect([kept('v1') > 0, kept('v2') > 0]).toEqual([true, true])
    await team.upload(buildRemote('mf-missions', 'v3'))
    await team.promote('mf-missions', 'v3')
    expect([kept('v1') > 0, kept('v2') > 0]).toEqual([false, true])
  })

  it.each([
    ['an error that is not in the list', { reports: [{ ...failed, error: 'rain' }] }, {}, 422],
    ['a field that nobody asked for', { reports: [{ ...failed, user: 'x' }] }, {}, 422],
    ['a message that is too long', { reports: [{ ...failed, message: 'x'.repeat(201) }] }, {}, 422],
    ['no report at all', { reports: [] }, {}, 422],
    [
      'a stack that says more than places',
      { reports: [{ ...failed, stack: ['at Jeanne (/assets/a.js:1:2)'] }] },
      {},
      422,
    ],
    ['a body of 50 kB', { reports: [], padding: 'x'.repeat(50_000) }, {}, 413],
    ['something that is not JSON', '{"reports":', {}, 400],
    ['a form', 'reports=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['another site', { reports: [failed] }, { origin: 'http://elsewhere.test' }, 403],
  ])('are refused: %s', async (_what, body, headers, status) => {
    expect((await send(body, headers)).status).toBe(status)
  })

  it('are limited per address', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => send({ reports: [failed] })))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.headers.get('retry-after')).not.toBeNull()
  })
})
