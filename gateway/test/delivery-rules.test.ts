import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Deliveries } from '@ensemble/contracts/deliveries'
import { Bus } from '@ensemble/service-kit/bus'
import { createLog } from '@ensemble/service-kit/log'
import { createTestBus, type TestBus } from '@ensemble/service-kit/testing/test-bus'
import { deliveryOf } from './support/delivery.ts'
import { buildRemote, signedFor, teamKeys, teamRow } from './support/fixtures.ts'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

let bus: TestBus
let gateway: TestGateway
/** Of mf-missions. */
let team: ReturnType<typeof deliveryOf>

const newBus = () => {
  const log = createLog({ name: 'bus', level: 'silent' })
  return new Bus({ url: bus.url, name: 'gateway', namespace: bus.namespace, log })
}

beforeAll(async () => {
  bus = await createTestBus()
  gateway = await startGateway({ bus: newBus() })
  team = deliveryOf(gateway)
  proven(true)
  await vi.waitFor(() => expect(gateway.deps.store.following).toBe(true))
})
afterAll(async () => {
  await gateway.close()
  await bus.close()
})

const bearer = (role: 'admin' | 'member') => ({ authorization: `Bearer ${gateway.identity.tokenFor({ role })}` })

/** What svc-users says of the last proof of whoever asks. */
function proven(fresh: boolean) {
  gateway.users.behave((_request, response) => response.end(JSON.stringify({ fresh })))
}

async function overview(): Promise<Deliveries> {
  const answer = await gateway.get('/api/deliveries', { headers: bearer('admin') })
  return ((await answer.json()) as { data: Deliveries }).data
}

describe('a promotion that needs the word of an admin', () => {
  const area = 'mf-articles'
  const articles = () => deliveryOf(gateway, teamKeys[area])
  const asked = ['GET /article/list', 'PUT /user/:userId/edit']
  const say = async (
    word: 'confirm' | 'decline',
    version: string,
    headers: Record<string, string> = bearer('admin'),
  ) => {
    const body = JSON.stringify({ version })
    const all = { 'content-type': 'application/json', ...headers }
    return (await gateway.get(`/api/deliveries/${area}/${word}`, { method: 'POST', headers: all, body })).status
  }
  const live = () => gateway.deps.store.state.remotes[area]

  it('begins to change roles: it waits, with what it asks for, and nobody gets it', async () => {
    await articles().upload(buildRemote(area, 'a1', { calls: ['GET /article/list'] }))
    await articles().upload(buildRemote(area, 'a2', { calls: asked }))
    await articles().promote(area, 'a1')
    expect((await articles().promote(area, 'a2')).status).toBe(200)
    expect(live()).toMatchObject({ current: 'a1' })
    const calls = [{ call: 'PUT /user/:userId/edit', affects: 'roles' }]
    expect((await overview()).waiting).toMatchObject([
      { remote: area, version: 'a2', by: { kind: 'team', id: area }, calls },
    ])
    expect((await articles().call('GET', area)).data).toMatchObject({ waiting: { version: 'a2', calls } })
    await articles().call('POST', `${area}/promote`, JSON.stringify({ version: 'a2', roles: ['admin'] }))
    expect(live()?.canary, 'for some visitors it is the same').toBeUndefined()
  })

  it('takes the word of an admin alone: of no member, no team, no front end, and for the version that was shown', async () => {
    expect(await say('confirm', 'a2', bearer('member'))).toBe(403)
    expect(await say('confirm', 'a2', { authorization: `Bearer ${teamKeys[area]}` })).toBe(401)
    expect(await say('confirm', 'a2', { ...bearer('admin'), 'x-remote': `${area}/a1` })).toBe(403)
    expect(await say('confirm', 'a1')).toBe(409)
    await articles().promote(area, 'a2')
    proven(false)
    const asked = () => gateway.users.hits.filter(({ url }) => url?.startsWith('/internal/proof'))
    const before = asked().length
    expect(await say('confirm', 'a1'), 'what is refused anyway asks for no password').toBe(409)
    expect(asked()).toHaveLength(before)
    const sessionId = randomUUID()
    const signed = { authorization: `Bearer ${gateway.identity.tokenFor({ role: 'admin', sessionId })}` }
    expect(await say('confirm', 'a2', signed), 'somebody at an unlocked screen').toBe(403)
    expect(asked().at(-1)?.url).toBe(`/internal/proof?sessionId=${sessionId}&act=release_version`)
    gateway.users.behave((_request, response) => response.writeHead(500).end())
    expect(await say('confirm', 'a2'), 'no answer is no proof').toBe(503)
    expect(live()).toMatchObject({ current: 'a1' })
    proven(true)
    expect(await say('confirm', 'a2')).toBe(200)
    expect(live()).toMatchObject({ current: 'a2', previous: 'a1' })
    expect((await overview()).waiting).toEqual([])
    expect((await overview()).moves[0]).toMatchObject({
      version: 'a2',
      by: { kind: 'team' },
      confirmedBy: { kind: 'admin' },
    })
    expect(await say('confirm', 'a2')).toBe(409)
  })

  it('is asked for once, and is forgotten when it is declined or something else moves', async () => {
    await articles().upload(buildRemote(area, 'a3', { calls: asked }))
    await articles().promote(area, 'a3')
    expect(live()?.current, 'what is live has been confirmed').toBe('a3')
    const more = [...asked, 'DELETE /user/:userId/delete']
    await articles().upload(buildRemote(area, 'a4', { calls: more }))
    await articles().promote(area, 'a4')
    expect(await say('decline', 'a4')).toBe(200)
    expect((await overview()).waiting).toEqual([])
    await articles().promote(area, 'a4')
    await articles().rollBack(area)
    expect((await overview()).waiting).toEqual([])
    expect(live()?.current).toBe('a2')
  })

  it('goes ahead where the operator trusts the team: always, or with the first version', async () => {
    const file = gateway.deps.config.TEAM_KEYS_FILE
    const before = await readFile(file, 'utf8')
    const trust = (trusted: string) =>
      writeFile(file, JSON.stringify({ [area]: { ...teamRow(teamKeys[area]), trusted } }))
    await trust('first')
    await articles().promote(area, 'a4')
    expect(live()?.current, 'not the first').toBe('a2')
    await trust('always')
    await articles().promote(area, 'a4')
    expect(live()?.current).toBe('a4')
    await writeFile(file, before)
  })

  it('is every one for everybody where two people are needed; a way back needs nobody', async () => {
    const { REGISTRY_BUCKET } = gateway.deps.config
    const settings = { PROMOTION_NEEDS: '2', REGISTRY_BUCKET } as const
    const strict = await startGateway({ bus: newBus(), settings, folder: gateway.folder })
    // What lies in the folder it knows at once; it moves nothing before the broker is there.
    await vi.waitFor(() => expect(strict.deps.store.following).toBe(true))
    await vi.waitFor(() => expect(strict.deps.store.state.remotes[area]?.current).toBe('a4'))
    const same = deliveryOf(strict, teamKeys[area])
    expect((await same.promote(area, 'a1')).status).toBe(200)
    expect(strict.deps.store.state).toMatchObject({
      remotes: { [area]: { current: 'a4' } },
      waiting: { [area]: { version: 'a1', calls: [] } },
    })
    await same.rollBack(area)
    expect(strict.deps.store.state.remotes[area]?.current).toBe('a2')
    await strict.close()
  })
})

describe('a signature', () => {
  const area = 'mf-missions'
  const sent = async (version: string, provenance?: string) => {
    const { files, descriptor } = buildRemote(area, version)
    for (const [path, content] of Object.entries(files)) await team.sendFile(area, version, path, content)
    if (provenance !== undefined) await team.sendFile(area, version, 'provenance.json', provenance)
    await team.sendFile(area, version, 'remote.json', JSON.stringify(descriptor))
    return team.call('POST', `${area}/${version}/complete`)
  }

  it('of the team stands on every version, for just its files, and says where it was built', async () => {
    const { privateKey: stranger } = generateKeyPairSync('ed25519')
    const { descriptor } = buildRemote(area, 'signed')
    const other = buildRemote(area, 'signed', { commit: 'another' }).descriptor
    for (const provenance of [undefined, '{}', signedFor(descriptor, stranger), signedFor(other)]) {
      expect(await sent('signed', provenance)).toMatchObject({ status: 422, code: 'DELIVERY_REFUSED' })
    }
    await team.upload(buildRemote(area, 'base'))
    await team.promote(area, 'base')
    expect((await sent('signed', signedFor(descriptor))).status).toBe(200)
    await team.promote(area, 'signed')
    const { data } = await team.call('GET', area)
    expect(data).toMatchObject({ remote: { stable: { version: 'signed', builder: 'https://builder.test' } } })
    await team.rollBack(area)
  })

  it('is looked at again by whoever takes the version from store or disk, and is given anew by sending it again', async () => {
    await sent('kept', signedFor(buildRemote(area, 'kept').descriptor))
    await team.promote(area, 'kept')
    const settings = { REGISTRY_BUCKET: gateway.deps.config.REGISTRY_BUCKET }
    const servedByAnother = async () => {
      const fresh = await startGateway({ bus: newBus(), settings, folder: gateway.folder })
      await vi.waitFor(() => expect(fresh.deps.store.following).toBe(true))
      const { remotes } = (await (await fresh.get('/remotes.json')).json()) as { remotes: { name: string }[] }
      await fresh.close()
      return remotes.map(({ name }) => name)
    }
    expect(await servedByAnother()).toContain(area)
    await rm(join(gateway.folder, 'remotes', area, 'kept', 'provenance.json'))
    expect(await servedByAnother(), 'nobody vouches for it').not.toContain(area)
    expect((await sent('kept', signedFor(buildRemote(area, 'kept').descriptor))).status).toBe(200)
    expect(await servedByAnother(), 'the team has signed it again').toContain(area)
    await team.rollBack(area)
  })
})
