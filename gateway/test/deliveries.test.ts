import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestBus, type TestBus } from '@ensemble/service-kit/testing/test-bus'
import { Bus } from '@ensemble/service-kit/bus'
import { createLog } from '@ensemble/service-kit/log'
import { buildRemote, signedFor, teamKeys } from './support/fixtures.ts'
import { deliveryOf } from './support/delivery.ts'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

/** How soon a bucket that is gone is there again, in ms. */
const refillLimitMs = 8000

let bus: TestBus
let gateway: TestGateway
let team: ReturnType<typeof deliveryOf>

beforeAll(async () => {
  bus = await createTestBus()
  gateway = await startGateway({ bus: newBus() })
  team = deliveryOf(gateway)
  await vi.waitFor(() => expect(gateway.deps.store.following).toBe(true))
})
afterAll(async () => {
  await gateway.close()
  await bus.close()
})

async function sha384(answer: Response): Promise<string> {
  return createHash('sha384')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('base64')
}

/** Each gateway closes its own connection. */
function newBus(): Bus {
  return new Bus({
    url: bus.url,
    name: 'gateway',
    namespace: bus.namespace,
    log: createLog({ name: 'bus', level: 'silent' }),
  })
}

describe('a delivery', () => {
  it('is published, promoted, served compressed for ever, and rolled back', async () => {
    expect(await team.upload(buildRemote('mf-missions', 'v1'))).toMatchObject({ status: 200 })
    expect(await team.promote('mf-missions', 'v1')).toMatchObject({ status: 200 })
    const registry = await (await gateway.get('/remotes.json')).json()
    expect(registry).toMatchObject({
      revision: 1,
      remotes: [
        {
          name: 'mf-missions',
          version: 'v1',
          manifest: '/remotes/mf-missions/v1/mf-manifest.json',
          lastKnownGood: null,
          descriptor: { name: 'mf-missions', version: 'v1' },
        },
      ],
    })
    const entry = await gateway.get('/remotes/mf-missions/v1/remoteEntry.v1.js', {
      headers: { 'accept-encoding': 'br' },
    })
    expect(entry.headers.get('content-encoding')).toBe('br')
    expect(entry.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(entry.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(await entry.text()).toContain('/* v1 */')

    await team.upload(buildRemote('mf-missions', 'v2'))
    await team.promote('mf-missions', 'v2')
    expect(await (await gateway.get('/remotes.json')).json()).toMatchObject({
      remotes: [
        {
          version: 'v2',
          lastKnownGood: {
            version: 'v1',
            manifest: '/remotes/mf-missions/v1/mf-manifest.json',
            descriptor: '/remotes/mf-missions/v1/remote.json',
            descriptorDigest: await sha384(await gateway.get('/remotes/mf-missions/v1/remote.json')),
          },
        },
      ],
    })
    expect(await team.rollBack('mf-missions')).toMatchObject({ status: 200 })
    expect(await (await gateway.get('/remotes.json')).json()).toMatchObject({
      revision: 3,
      remotes: [{ version: 'v1', lastKnownGood: null }],
    })
    expect(await team.rollBack('mf-missions')).toMatchObject({ status: 422, code: 'DELIVERY_REFUSED' })
  })

  it('is known to the page, with what its route needs first', async () => {
    const page = await (await gateway.get('/mf-missions/17')).text()
    expect(page).toContain('"manifest":"/remotes/mf-missions/v1/mf-manifest.json"')
    expect(page).toContain(
      '<link rel="preload" href="/remotes/mf-missions/v1/remoteEntry.v1.js" crossorigin="anonymous" as="script" integrity="sha384-',
    )
    expect(await (await gateway.get('/home')).text()).not.toContain('rel="preload"')
  })

  it('gives the registry a tag that tells whether it changed', async () => {
    const first = await gateway.get('/remotes.json')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await gateway.get('/remotes.json', { headers })).status).toBe(304)
    const { view } = gateway.deps
    const registry = await view.registry()
    const lastKnownGood = { version: 'v0', manifest: '/m', descriptor: '/d', descriptorDigest: 'x' }
    const remotes = registry.remotes.map((remote) => ({ ...remote, lastKnownGood }))
    const late = vi.spyOn(view, 'registry').mockResolvedValueOnce({ ...registry, remotes })
    expect((await gateway.get('/remotes.json', { headers })).status, 'with what came late').toBe(200)
    late.mockRestore()
  })

  it('completed by two calls at the same moment is whole, and both hear so', async () => {
    const { files, descriptor } = buildRemote('mf-missions', 'v-twice')
    const contents = { ...files, 'provenance.json': signedFor(descriptor), 'remote.json': JSON.stringify(descriptor) }
    for (const [path, content] of Object.entries(contents)) await team.sendFile('mf-missions', 'v-twice', path, content)
    const complete = () => team.call('POST', 'mf-missions/v-twice/complete', '{}')
    const answers = await Promise.all([complete(), complete(), complete()])
    expect(answers.map(({ status, message }) => `${status} ${message}`)).toEqual(['200 ', '200 ', '200 '])
    expect((await gateway.get('/remotes/mf-missions/v-twice/assets/remote.js')).status).toBe(200)
    expect(await readdir(join(gateway.folder, 'remotes', '.staging'))).toEqual([])
  })

  it('completed twice changes nothing, and is never overwritten', async () => {
    const build = buildRemote('mf-missions', 'v1')
    expect(await team.upload(build)).toMatchObject({ status: 200 })
    const other = buildRemote('mf-missions', 'v1', { container: 'another' })
    expect(await team.upload(other)).toMatchObject({
      status: 422,
      message: expect.stringContaining('already published'),
    })
    expect(await team.promote('mf-missions', 'v1')).toMatchObject({ status: 200, data: { revision: 3 } })
  })

  it('has its source maps for the team alone: no file of the public address, no secret of another team', async () => {
    const map = '/api/deliveries/mf-missions/v1/maps/assets/remote.js.map'
    const as = (key: string) => gateway.get(map, { headers: { authorization: `Bearer ${key}` } })
    const answer = await as(teamKeys['mf-missions'])
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.json()).toMatchObject({ sources: ['src/remote.ts'] })
    expect((await as(teamKeys['mf-articles'])).status).toBe(403)
    expect((await gateway.get(map)).status).toBe(403)
    expect((await gateway.get('/remotes/mf-missions/v1/assets/remote.js.map')).status).toBe(404)
    const listed = (await (await gateway.get('/remotes/mf-missions/v1/remote.json')).json()) as { files: object }
    expect(Object.keys(listed.files)).not.toContain('assets/remote.js.map')
  })

  it('has maps of any weight: no budget counts what no browser gets', async () => {
    const build = buildRemote('mf-missions', 'v-mapped')
    build.files['assets/remote.js.map'] = JSON.stringify({ version: 3, sourcesContent: ['x'.repeat(2_000_000)] })
    expect(await team.upload(build)).toMatchObject({ status: 200 })
  })

  it.each(['assets/remote.js', 'assets/other.js.map', '../v1/assets/remote.js.map'])(
    'gives by the address of its maps nothing else: %s',
    async (path) => {
      const headers = { authorization: `Bearer ${teamKeys['mf-missions']}` }
      const answer = await gateway.get(`/api/deliveries/mf-missions/v1/maps/${path}`, { headers })
      expect(answer.status).toBe(404)
    },
  )

  it('hides source maps and what is not complete', async () => {
    await team.sendFile('mf-missions', 'v9', 'mf-manifest.json', '{}')
    for (const path of [
      '/remotes/mf-missions/v1/assets/remote.js.map',
      '/remotes/mf-missions/v9/mf-manifest.json',
      '/remotes/.staging/mf-missions/v9/mf-manifest.json',
      '/remotes/registry.json',
    ]) {
      const answer = await gateway.get(path)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    }
  })
})

describe('a delivery is refused', () => {
  it.each<[string, (build: ReturnType<typeof buildRemote>) => void, string]>([
    [
      'a file differs from its digest',
      (build) => (build.files['assets/remote.js'] = 'other'),
      'digest of assets/remote.js',
    ],
    ['a file is missing', (build) => delete build.files['assets/remote.js'], 'assets/remote.js is missing'],
    ['a file is not listed', (build) => (build.files['extra.js'] = ''), 'extra.js is not in remote.json'],
    ['a map belongs to no file', (build) => (build.files['extra.js.map'] = ''), 'extra.js.map is not in remote.json'],
    [
      'there is no manifest',
      (build) => delete build.descriptor.files['mf-manifest.json'],
      'mf-manifest.json is missing',
    ],
    ['it describes another remote', (build) => (build.descriptor.name = 'mf-others'), 'files'],
    ['remote.json is not one', (build) => (build.descriptor.container = '1 2'), 'not valid (/container'],
  ])('when %s', async (_why, spoil, reason) => {
    const version = `bad-${reason.length}`
    const build = buildRemote('mf-missions', version)
    spoil(build)
    for (const [path, content] of Object.entries(build.files))
      await team.sendFile('mf-missions', version, path, content)
    await team.sendFile('mf-missions', version, 'remote.json', JSON.stringify(build.descriptor))
    const answer = await team.call('POST', `mf-missions/${version}/complete`)
    expect(answer).toMatchObject({ status: 422, code: 'DELIVERY_REFUSED' })
    if (reason !== 'files') expect(answer.message).toContain(reason)
    expect((await gateway.get(`/remotes/mf-missions/${version}/mf-manifest.json`)).status).toBe(404)
    expect(await team.promote('mf-missions', version)).toMatchObject({
      status: 422,
      message: expect.stringContaining('not published'),
    })
  })

  it.each(['..%2f..%2fevil.js', '%2e%2e/evil.js', '.env', 'a%00.js', 'a.js.br'])('when a path is %s', async (path) => {
    const answer = await team.sendFile('mf-missions', 'v1', path, 'x')
    expect([404, 422]).toContain(answer.status)
    expect(await readdir(gateway.folder)).not.toContain('evil.js')
    expect(await readdir(join(gateway.folder, 'remotes'))).not.toContain('evil.js')
  })

  it('when a route belongs to another remote or to the shell', async () => {
    const articles = deliveryOf(gateway, teamKeys['mf-articles'])
    await articles.upload(
      buildRemote('mf-articles', 'a1', { routes: [{ path: '/mf-missions/:other', titleKey: 't' }] }),
    )
    const taken = await articles.promote('mf-articles', 'a1')
    expect(taken).toMatchObject({ status: 422, message: expect.stringContaining('already belongs to mf-missions') })
    await articles.upload(buildRemote('mf-articles', 'a2', { routes: [{ path: '/home', titleKey: 't' }] }))
    expect(await articles.promote('mf-articles', 'a2')).toMatchObject({ message: expect.stringContaining('shell') })
    await articles.upload(buildRemote('mf-articles', 'a3', { contract: '2.0.0' }))
    expect(await articles.promote('mf-articles', 'a3')).toMatchObject({
      message: expect.stringContaining('contract 2.0.0'),
    })
  })

  it('without the key of its team', async () => {
    for (const key of ['none', teamKeys['mf-articles'], '']) {
      const stranger = deliveryOf(gateway, key)
      expect(await stranger.promote('mf-missions', 'v2')).toMatchObject({ status: 403, code: 'DELIVERY_KEY_REFUSED' })
      expect((await stranger.sendFile('mf-missions', 'x', 'a.js', 'x')).status).toBe(403)
      expect((await stranger.rollBack('mf-missions')).status).toBe(403)
    }
    expect((await deliveryOf(gateway, 'a-key-of-nobody-at-all').registry()).status).toBe(403)
    expect(await team.registry()).toMatchObject({
      status: 200,
      data: { remotes: { 'mf-missions': { current: 'v1' } } },
    })
  })

  it('when the registry has moved on since the team looked, or is misunderstood', async () => {
    expect(await team.promote('mf-missions', 'v2', 1)).toMatchObject({ status: 409, code: 'DELIVERY_CONFLICT' })
    const answer = await team.call('POST', 'mf-missions/promote', '{"version":"v2","force":true}')
    expect(answer).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      data: { fields: { force: ['UNKNOWN_FIELD'] } },
    })
  })
})

describe('a full disk', () => {
  it('is said to the team, changes nothing for visitors, and the same files go through afterwards', async () => {
    const before = await (await gateway.get('/remotes.json')).json()
    const articles = deliveryOf(gateway, teamKeys['mf-articles'])
    const build = buildRemote('mf-articles', 'full')
    const { staged } = gateway.deps
    const collect = staged.collect.bind(staged)
    vi.spyOn(staged, 'collect').mockImplementationOnce(async (name, version, paths, folder) => {
      // What is written there is written to a device that has no room.
      await symlink('/dev/full', join(folder, 'mf-manifest.json'))
      await collect(name, version, paths, folder)
    })
    const refused = await articles.upload(build)
    expect(refused).toMatchObject({ status: 422, code: 'DELIVERY_REFUSED' })
    expect(refused.message).toContain('disk of the platform is full')
    expect((await gateway.get('/remotes/mf-articles/full/mf-manifest.json')).status).toBe(404)
    expect(await (await gateway.get('/remotes.json')).json()).toEqual(before)
    expect(await articles.upload(build)).toMatchObject({ status: 200 })
    expect((await gateway.get('/remotes/mf-articles/full/mf-manifest.json')).status).toBe(200)
  })
})

describe('a full store on the broker', () => {
  it('is said to the team in the same words, and takes the version when there is room again', async () => {
    const stream = `OBJ_${gateway.deps.config.REGISTRY_BUCKET}`
    const { streams } = await bus.bus.manager()
    const { state, config } = await streams.info(stream)
    await streams.update(stream, { max_bytes: state.bytes })
    const build = buildRemote('mf-missions', 'v-room')
    const told = { status: 422, message: expect.stringContaining('disk of the platform is full') }
    expect(await team.upload(build)).toMatchObject(told)
    expect((await streams.info(stream)).state.bytes).toBe(state.bytes)
    await streams.update(stream, { max_bytes: config.max_bytes })
    expect(await team.upload(build)).toMatchObject({ status: 200 })
  })
})

describe('the registry', () => {
  it('takes promotions of two teams at the same moment', async () => {
    const articles = deliveryOf(gateway, teamKeys['mf-articles'])
    await Promise.all([
      team.upload(buildRemote('mf-missions', 'v3')),
      articles.upload(buildRemote('mf-articles', 'v3')),
    ])
    const answers = await Promise.all([team.promote('mf-missions', 'v3'), articles.promote('mf-articles', 'v3')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(gateway.deps.store.state).toMatchObject({
      remotes: { 'mf-missions': { current: 'v3' }, 'mf-articles': { current: 'v3' } },
    })
  })

  it('is followed by every gateway, and served by one that starts without the broker', async () => {
    const settings = { REGISTRY_BUCKET: gateway.deps.config.REGISTRY_BUCKET }
    const second = await startGateway({ bus: newBus(), settings, folder: gateway.folder })
    await vi.waitFor(() => expect(second.deps.store.following).toBe(true))
    expect(await team.upload(buildRemote('mf-missions', 'v4'))).toMatchObject({ status: 200 })
    expect(await team.promote('mf-missions', 'v4')).toMatchObject({ status: 200 })
    await vi.waitFor(() => expect(second.deps.store.state.remotes['mf-missions']?.current).toBe('v4'))
    await second.close()

    const alone = await startGateway({ folder: gateway.folder })
    expect(await (await alone.get('/remotes.json')).json()).toMatchObject({ remotes: [{}, { version: 'v4' }] })
    expect((await alone.get('/remotes/mf-missions/v4/mf-manifest.json')).status).toBe(200)
    // It gives the broker 2 s to come before what it knows counts.
    await vi.waitFor(async () => expect((await alone.get('/readyz')).status).toBe(200))
    const refused = await deliveryOf(alone).promote('mf-missions', 'v1')
    expect(refused).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' })
    expect(refused.message).toContain('temporarily unavailable')
    await alone.close()
  })

  it('goes on while its disk takes nothing, and makes up for its copy afterwards', async () => {
    const file = join(gateway.folder, 'remotes', 'shared.json')
    // Nothing can be written where a folder stands.
    await rename(file, `${file}.kept`)
    await mkdir(file)
    expect(await team.promote('mf-missions', 'v3')).toMatchObject({ status: 200 })
    expect(await (await gateway.get('/remotes.json')).json()).toMatchObject({ remotes: [{}, { version: 'v3' }] })
    await rm(file, { recursive: true })
    expect(await team.promote('mf-missions', 'v4')).toMatchObject({ status: 200 })
    await vi.waitFor(async () => expect(await readFile(file, 'utf8')).toContain('moves.'))
    const moves = gateway.deps.store.moves()
    expect(moves.slice(-2).map(({ remote, version }) => `${remote} ${version}`)).toEqual([
      'mf-missions v3',
      'mf-missions v4',
    ])
  })

  it('gives an emptied broker back what it knows', async () => {
    const emptied = await startGateway({ bus: newBus(), folder: gateway.folder })
    await vi.waitFor(() => expect(emptied.deps.store.following).toBe(true))
    const kv = await (await bus.bus.jetstream()).views.kv(emptied.deps.config.REGISTRY_BUCKET)
    await vi.waitFor(async () => expect(await kv.get('registry')).not.toBeNull())
    expect((await kv.get('registry'))?.json()).toEqual(gateway.deps.store.state)
    await emptied.close()
  })

  it('gives back a bucket that is deleted while everything runs', async () => {
    const { store, config, values } = gateway.deps
    const manager = await bus.bus.manager()
    const known = store.state
    const held = values.below('').length
    await manager.streams.delete(`KV_${config.REGISTRY_BUCKET}`)
    const lost = Date.now()
    const there = async () => (await manager.streams.info(`KV_${config.REGISTRY_BUCKET}`)).state.messages
    await vi.waitFor(async () => expect(await there()).toBe(held), { timeout: 5 * refillLimitMs, interval: 50 })
    process.stdout.write(`bucket refilled after ${Date.now() - lost} ms (limit ${refillLimitMs} ms)\n`)
    await vi.waitFor(() => expect(store.following).toBe(true))
    const kv = await (await bus.bus.jetstream()).views.kv(config.REGISTRY_BUCKET)
    expect((await kv.get('registry'))?.json()).toEqual(known)
    expect(store.state).toEqual(known)
  })

  it('forgets nobody when a team delivers into a bucket that has just been deleted', async () => {
    const { store, config } = gateway.deps
    const before = store.state
    await (await bus.bus.manager()).streams.delete(`KV_${config.REGISTRY_BUCKET}`)
    expect(await team.promote('mf-missions', 'v1')).toMatchObject({
      status: 200,
      data: { revision: before.revision + 1 },
    })
    expect(store.state).toMatchObject({
      revision: before.revision + 1,
      remotes: { 'mf-missions': { current: 'v1' }, 'mf-articles': { current: 'v3' } },
    })
  })
})
