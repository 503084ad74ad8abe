import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { streams } from '@ensemble/contracts/events'
import type { TeamDeliveries } from '@ensemble/contracts/deliveries'
import type { Registry } from '@ensemble/contracts/registry'
import { Bus } from '@ensemble/service-kit/bus'
import { createLog } from '@ensemble/service-kit/log'
import { createTestBus, type TestBus } from '@ensemble/service-kit/testing/test-bus'
import { testPrincipal } from '@ensemble/service-kit/testing/test-token'
import { previewedVersions } from '../src/registry/preview-records.ts'
import { openTab, type OpenTab } from './support/event-stream.ts'
import { deliveryOf } from './support/delivery.ts'
import { buildRemote, signedFor, teamKeys } from './support/fixtures.ts'
import { sent, somebody, visitorsOf } from './support/preview-visitors.ts'
import { noBroker, startGateway, type TestGateway } from './support/test-gateway.ts'

/** How soon every gateway serves what one was told, in ms. */
const togetherMs = 1000

const settings = { REGISTRY_BUCKET: `two-${randomUUID()}`, LIMIT_REPORTS: '10', TRUST_PROXY: '127.0.0.0/8' }
const name = 'mf-missions'

let bus: TestBus
/** Of the key that all gateways have. */
let keys: string
let one: TestGateway
let two: TestGateway

beforeAll(async () => {
  bus = await createTestBus()
  keys = await mkdtemp(join(tmpdir(), 'gateways-'))
  const key = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  await writeFile(join(keys, 'key.json'), JSON.stringify({ kid: randomUUID(), ...key }))
  const manager = await bus.bus.manager()
  for (const stream of Object.values(streams)) {
    const subjects = [bus.bus.subject(`${stream.toLowerCase()}.>`)]
    await manager.streams.add({ name: bus.bus.streamName(stream), subjects })
  }
  ;[one, two] = await Promise.all([anotherGateway(), anotherGateway()])
})
afterAll(async () => {
  await Promise.all([one.close(), two.close()])
  await bus.close()
  await rm(keys, { recursive: true })
})

/** One of several: a folder and a connection of its own, the same shared values. */
async function anotherGateway(folder?: string): Promise<TestGateway> {
  const gateway = await startGateway({
    bus: newBus(),
    settings: { ...settings, SERVICE_KEY_FILE: join(keys, 'key.json') },
    folder,
  })
  await vi.waitFor(() => expect(gateway.deps.store.following).toBe(true))
  return gateway
}

const file = (version: string) => `/remotes/${name}/${version}/remoteEntry.${version}.js`

async function served(gateway: TestGateway): Promise<Registry> {
  return (await (await gateway.get('/remotes.json')).json()) as Registry
}

/** Waits until a gateway serves a version, with its files. @returns how long that took, in ms */
async function untilServed(gateway: TestGateway, version: string): Promise<number> {
  const begun = Date.now()
  const current = async () => (await served(gateway)).remotes.find((remote) => remote.name === name)?.version
  await vi.waitFor(async () => expect(await current()).toBe(version), { timeout: 5 * togetherMs, interval: 10 })
  expect((await gateway.get(file(version))).status).toBe(200)
  return Date.now() - begun
}

describe('two gateways', () => {
  it('take the files of one delivery between them, and both serve it within a second', async () => {
    const { files, descriptor } = buildRemote(name, 'v1')
    const teams = [deliveryOf(one), deliveryOf(two)]
    const contents = Object.entries({
      ...files,
      'provenance.json': signedFor(descriptor),
      'remote.json': JSON.stringify(descriptor),
    })
    for (const [at, [path, content]] of contents.entries())
      expect(await teams[at % 2]?.sendFile(name, 'v1', path, content)).toMatchObject({ status: 200 })
    expect(await teams[1]?.call('POST', `${name}/v1/complete`, '{}')).toMatchObject({ status: 200 })
    expect(await teams[0]?.promote(name, 'v1')).toMatchObject({ status: 200 })
    const waits = [await untilServed(one, 'v1'), await untilServed(two, 'v1')]
    process.stdout.write(`served by both after ${waits.join(' and ')} ms (limit ${togetherMs} ms)\n`)
    const compressed = await one.get(file('v1'), { headers: { 'accept-encoding': 'br' } })
    expect(compressed.headers.get('content-encoding')).toBe('br')
    const [here, there] = await Promise.all([one, two].map(async (each) => (await each.get(file('v1'))).text()))
    expect(there).toBe(here)
    const map = `/api/deliveries/${name}/v1/maps/assets/remote.js.map`
    const headers = { authorization: `Bearer ${teamKeys[name]}` }
    expect((await one.get(map, { headers })).status).toBe(200)
    expect(await teams[0]?.call('POST', `${name}/v1/complete`, '{}')).toMatchObject({ status: 200 })
  })

  it('take one content of a version that is sent to both at the same moment, and refuse the other', async () => {
    const builds = ['here', 'there'].map((container) => buildRemote(name, 'v-both', { container }))
    const staged = [one, two].map((gateway, at) => ({ team: deliveryOf(gateway), build: builds[at] }))
    for (const { team, build } of staged)
      for (const [path, content] of Object.entries(build?.files ?? {}))
        await team.sendFile(name, 'v-both', path, content)
    const folders = [one, two].map((gateway) => join(gateway.folder, 'draft'))
    const published = await Promise.all(
      [one, two].map(async ({ deps }, at) => {
        const folder = folders[at] ?? ''
        await deps.staged.collect(name, 'v-both', await deps.staged.list(name, 'v-both'), folder)
        const { descriptor } = builds[at] ?? buildRemote(name, 'v-both')
        await writeFile(join(folder, 'remote.json'), JSON.stringify(descriptor))
        await writeFile(join(folder, 'provenance.json'), signedFor(descriptor))
        return deps.versions.publish(name, 'v-both', folder)
      }),
    )
    expect(published.filter(Boolean)).toHaveLength(1)
    const containers = await Promise.all(
      [one, two].map(async (each) => (await each.deps.view.descriptor(name, 'v-both'))?.container),
    )
    expect(containers[0]).toMatch(/^(here|there)$/)
    expect(containers[0]).toBe(containers[1])
  })

  it('let one of two moves of a remote at the same moment win, and the other is told so', async () => {
    for (const version of ['v2', 'v3']) await deliveryOf(one).upload(buildRemote(name, version))
    const answers = await Promise.all([deliveryOf(one).promote(name, 'v2'), deliveryOf(two).promote(name, 'v3')])
    const [won, lost] = [200, 409].map((status) => answers.findIndex((answer) => answer.status === status))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers[lost ?? 0]).toMatchObject({ code: 'DELIVERY_CONFLICT' })
    const version = won === 0 ? 'v2' : 'v3'
    await untilServed(one, version)
    await untilServed(two, version)
    expect(one.deps.store.state).toEqual(two.deps.store.state)
  })

  it('share a cache, and none takes a version away that the other has put there', async () => {
    const third = await anotherGateway(one.folder)
    const folder = join(one.folder, 'remotes', name, 'v1')
    for (let round = 0; round < 10; round += 1) {
      await rm(folder, { recursive: true })
      const fetched = [one, third].map(({ deps }) => deps.versions.renewed(name, 'v1'))
      await Promise.race(fetched)
      const { ino } = await stat(folder)
      expect(await Promise.all(fetched)).toEqual([folder, folder])
      expect((await stat(folder)).ino).toBe(ino)
    }
    await third.close()
  })

  it('know the same moves, versions and links that follow, whoever was told', async () => {
    const team = deliveryOf(two)
    expect(await team.call('POST', `${name}/preview`, '{"version":"v2","follow":true}')).toMatchObject({ status: 200 })
    const known = async (gateway: TestGateway) => (await deliveryOf(gateway).call('GET', name)).data
    await vi.waitFor(async () => expect(await known(one)).toEqual(await known(two)))
    expect(await known(one)).toMatchObject({
      versions: expect.arrayContaining([expect.objectContaining({ version: 'v1' })]),
    })
    const followed = (gateway: TestGateway) => gateway.deps.values.below('followed.')
    await vi.waitFor(() => expect(followed(one)).toEqual(followed(two)))
    expect(followed(one)).toHaveLength(1)
  })

  it('show a preview that began at one to its holder at the other too, and to nobody else, and end it there', async () => {
    const made = await deliveryOf(one).call('POST', `${name}/preview`, '{"version":"v1"}')
    const { link } = made.data as { link: string }
    const [here, there] = [visitorsOf(one), visitorsOf(two)]
    const [ada, other] = [somebody('member'), somebody('member')]
    const { status, begun } = await here.press(link, here.cookiesOf(ada))
    expect(status).toBe(303)
    expect(await there.press(link, there.cookiesOf(other))).toMatchObject({ status: 403, begun: '' })
    expect((await there.press(link, there.cookiesOf(ada))).status, 'the same person again').toBe(303)
    const own = there.cookiesOf(ada, sent(begun))
    const { version: usual } = await there.shown('')
    expect(usual).not.toBe('v1')
    expect(await there.shown(own)).toMatchObject({ version: 'v1', via: 'preview', fallback: usual })
    expect(await there.shown(there.cookiesOf(other, sent(begun)))).toMatchObject({ version: usual })
    // Neither of them throws away what is looked at.
    const kept = ({ deps }: TestGateway) => previewedVersions(deps.values, name, new Date())
    await vi.waitFor(() => expect([kept(one), kept(two)]).toEqual(Array(2).fill(expect.arrayContaining(['v1']))))
    const ended = await two.get('/remotes/preview/end', { headers: { cookie: own } })
    expect(ended.headers.getSetCookie()[0]).toContain('__Host-preview=; Path=/; Max-Age=0')
  })
})

describe('a tab', () => {
  const change = async (id: string) => {
    const event = { type: 'missions.mission.changed', subject: id, data: {} }
    await (await bus.bus.jetstream()).publish(bus.bus.subject(event.type), JSON.stringify(event))
  }
  const heard = (id: string) => `event: changed\ndata: {"tag":"mission","id":"${id}"}\n\n`
  /** What a tab names when it comes back. */
  const position = (tab: OpenTab) => [...tab.text().matchAll(/^id: (.+)$/gm)].at(-1)?.[1] ?? ''

  it('that changes gateway hears what it has missed there, and nothing that it has heard', async () => {
    const user = testPrincipal()
    const first = await openTab(one, one.identity.tokenFor(user))
    expect(first.headers.get('x-resumed')).toBe('false')
    for (const id of ['m-1', 'm-2']) await change(id)
    await vi.waitFor(() => expect(first.text()).toContain(heard('m-2')))
    first.leave()
    for (const id of ['m-3', 'm-4']) await change(id)
    await vi.waitFor(() => expect(two.deps.recent.position()).toBe(one.deps.recent.position()))
    await vi.waitFor(() => expect(two.deps.recent.position()).toMatch(/\.4-/))
    const second = await openTab(two, two.identity.tokenFor(user), position(first))
    expect(second.headers.get('x-resumed')).toBe('true')
    await vi.waitFor(() => expect(second.text()).toContain(heard('m-3') + heard('m-4')))
    expect(second.text()).not.toContain(heard('m-1'))
    second.leave()
  })

  it('is not told how many events there were that nobody is told of', async () => {
    const tab = await openTab(one, one.identity.tokenFor())
    await vi.waitFor(() => expect(position(tab)).not.toBe(''))
    const told = Buffer.from(position(tab), 'base64url').toString('latin1')
    for (const text of [position(tab), told]) expect(text).not.toMatch(/\.\d+-/)
    tab.leave()
  })

  it('that comes to a gateway which has just started hears the last minute as well', async () => {
    const first = await openTab(one, one.identity.tokenFor())
    await vi.waitFor(() => expect(position(first)).not.toBe(''))
    first.leave()
    const before = one.deps.recent.position()
    await change('m-5')
    const fresh = await anotherGateway()
    // It knows at once where the streams end, and a moment later what was told until there.
    await vi.waitFor(() => expect(fresh.deps.recent.since(before)).toHaveLength(1))
    const tab = await openTab(fresh, fresh.identity.tokenFor(), position(first))
    expect(tab.headers.get('x-resumed')).toBe('true')
    await vi.waitFor(() => expect(tab.text()).toContain(heard('m-5')))
    tab.leave()
    await fresh.close()
  })

  it('that was away for too long is told so, and asks for everything', async () => {
    const tab = await openTab(two, two.identity.tokenFor(), 'abc.1-abc.1-abc.1-1')
    expect(tab.headers.get('x-resumed')).toBe('false')
    tab.leave()
  })
})

/** What browsers tell, each from an address of its own: every other one tells the other gateway. */
async function tellBoth(path: 'reports' | 'visits', senders: number, toldBy: (sender: number) => object) {
  for (let sender = 0; sender < senders; sender += 1) {
    const headers = {
      'content-type': 'application/json',
      origin: 'http://ensemble.test',
      'x-forwarded-for': `198.51.100.${sender}`,
    }
    const told = { method: 'POST', headers, body: JSON.stringify(toldBy(sender)) }
    expect((await (sender % 2 ? one : two).get(`/remotes/${path}`, told)).status).toBe(204)
  }
}

const failed = { remote: name, phase: 'entry', outcome: 'failed', ms: 9, error: 'unreachable' }

it('a version whose failures come to both gateways is taken back as if they had come to one', async () => {
  const { current: broken = '', previous } = one.deps.store.state.remotes[name] ?? {}
  await tellBoth('reports', 12, () => ({ reports: [{ ...failed, version: broken }] }))
  await untilServed(one, previous ?? '')
  await untilServed(two, previous ?? '')
  expect(one.deps.store.moves().at(-1)).toMatchObject({ kind: 'rollback', from: broken, by: { kind: 'automatic' } })
})

it('what browsers tell of a version is the same at both gateways for those who read it', async () => {
  const { current: version = '' } = one.deps.store.state.remotes[name] ?? {}
  const route = `/${name}/:id`
  const loaded = { remote: name, version, phase: 'mount', outcome: 'loaded', error: null }
  await tellBoth('reports', 5, (sender) => ({ reports: [{ ...loaded, ms: 100 * sender }] }))
  await tellBoth('reports', 2, () => ({ reports: [{ ...failed, version, route }] }))
  await tellBoth('visits', 3, (sender) => ({ remote: name, version, route, lcpMs: 1000 * sender }))
  const read = async (gateway: TestGateway) =>
    ((await deliveryOf(gateway).call('GET', name)).data as TeamDeliveries).remote?.stable
  const figures = { loads: 7, failed: 2, medianMs: 200, p95Ms: 400 }
  const visits = [{ route, visits: 3, lcpMs: expect.any(Number), inpMs: null, cls: null, failed: 2 }]
  const both = async () => Promise.all([read(one), read(two)])
  await vi.waitFor(async () => expect(await both()).toMatchObject(Array(2).fill({ version, figures, visits })))
  const [here, there] = await both()
  expect(there).toEqual(here)
})

it('limits count at all gateways together', async () => {
  const knock = async (gateway: TestGateway) => {
    const headers = { 'content-type': 'application/json', origin: 'http://ensemble.test' }
    return (await gateway.get('/remotes/reports', { method: 'POST', headers, body: '{"reports":[]}' })).status
  }
  for (let call = 0; call < 10; call += 1) expect(await knock(one)).toBe(422)
  let calls = 0
  await vi.waitFor(
    async () => {
      calls += 1
      expect(await knock(two)).toBe(429)
    },
    { interval: 300 },
  )
  expect(calls).toBeLessThan(10)
})

describe('a gateway', () => {
  it('that comes back after a day has what has happened before it is ready', async () => {
    const away = await anotherGateway()
    const { folder } = away
    await untilServed(away, (await served(one)).remotes[0]?.version ?? '')
    await away.deps.values.stop()
    const team = deliveryOf(one)
    await team.upload(buildRemote(name, 'v4'))
    expect(await team.promote(name, 'v4')).toMatchObject({ status: 200 })
    const back = await startGateway({ bus: newBus(), settings, folder })
    const first = await vi.waitFor(async () => {
      const answer = await back.get('/readyz')
      expect(answer.status).toBe(200)
      return served(back)
    })
    expect(first.remotes[0]?.version).toBe('v4')
    expect((await back.get(file('v4'))).status).toBe(200)
    await back.close()
    await away.close()
  })

  it('with an empty disk, or with an altered one, gets what it serves from the store', async () => {
    const fresh = await anotherGateway()
    await untilServed(fresh, 'v4')
    expect((await fresh.get(file('v1'))).status).toBe(200)
    await fresh.close()
    await writeFile(join(two.folder, 'remotes', name, 'v4', 'assets', 'remote.js'), 'altered')
    const team = deliveryOf(two)
    expect(await team.call('POST', `${name}/preview`, '{"version":"v4"}')).toMatchObject({ status: 200 })
    expect(await (await two.get(`/remotes/${name}/v4/assets/remote.js`)).text()).toBe('export {}')
  })

  it('serves an altered file to nobody while the store cannot be asked', async () => {
    const { folder } = two
    const altered = join(folder, 'remotes', name, 'v1', 'assets', 'remote.js')
    await writeFile(altered, 'altered')
    const alone = await startGateway({ settings: { ...settings, NATS_URL: noBroker }, folder })
    // A broker that is not there yet may be a moment away: what it knows would be old then.
    expect((await alone.get('/readyz')).status).toBe(503)
    await vi.waitFor(async () => expect((await alone.get('/readyz')).status).toBe(200))
    expect((await alone.get(file('v4'))).status).toBe(200)
    expect((await alone.get(`/remotes/${name}/v1/assets/remote.js`)).status).toBe(404)
    const team = deliveryOf(alone)
    expect(await team.sendFile(name, 'v9', 'a.js', 'x')).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' })
    expect(await team.promote(name, 'v3')).toMatchObject({ status: 503 })
    await alone.close()
    await writeFile(altered, 'export {}')
  })

  it('gives an emptied store back what its cache has', async () => {
    const manager = await bus.bus.manager()
    for (const prefix of ['KV_', 'OBJ_']) await manager.streams.delete(`${prefix}${settings.REGISTRY_BUCKET}`)
    await vi.waitFor(
      async () =>
        expect((await manager.streams.info(`OBJ_${settings.REGISTRY_BUCKET}`)).state.messages).toBeGreaterThan(3),
      { timeout: 40_000 },
    )
    const fresh = await anotherGateway()
    await vi.waitFor(() => expect(fresh.deps.versions.list(name)).toHaveLength(one.deps.versions.list(name).length))
    await untilServed(fresh, 'v4')
    expect(fresh.deps.store.moves()).toEqual(one.deps.store.moves())
    await fresh.close()
  })
})

function newBus(): Bus {
  const log = createLog({ name: 'bus', level: 'silent' })
  return new Bus({ url: bus.url, name: 'gateway', namespace: bus.namespace, log })
}
