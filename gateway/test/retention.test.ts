import { randomUUID } from 'node:crypto'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Bus } from '@ensemble/service-kit/bus'
import { createLog } from '@ensemble/service-kit/log'
import { createTestBus, type TestBus } from '@ensemble/service-kit/testing/test-bus'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { noteOnLink } from '../src/registry/preview-records.ts'
import { deliveryOf } from './support/delivery.ts'
import { buildRemote } from './support/fixtures.ts'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

const name = 'mf-missions'
const settings = { REGISTRY_BUCKET: `kept-${randomUUID()}` }
const dayMs = 86_400_000
/** Half a year from now, and so many days. */
const later = (days: number) => new Date(Date.now() + (180 + days) * dayMs)

let bus: TestBus
let one: TestGateway
let two: TestGateway
let team: ReturnType<typeof deliveryOf>

beforeAll(async () => {
  bus = await createTestBus()
  ;[one, two] = await Promise.all([anotherGateway(), anotherGateway()])
  team = deliveryOf(one)
  const versions = ['v1', 'v2', 'old', 'tried', 'saved', 'shown', 'wanted']
  for (const version of versions) expect(await team.upload(buildRemote(name, version))).toMatchObject({ status: 200 })
  for (const version of ['v1', 'v2']) expect(await team.promote(name, version)).toMatchObject({ status: 200 })
  const canary = await team.call('POST', `${name}/promote`, '{"version":"tried","percent":10}')
  expect(canary).toMatchObject({ status: 200 })
  // Twenty that are newer, of which nobody asks for a file.
  for (let at = 0; at < 20; at += 1) {
    const { descriptor } = buildRemote(name, `newer-${at}`)
    await one.deps.publications.add(name, descriptor.version, { descriptor, digest: 'x' }, new Date())
  }
  await vi.waitFor(() => expect(two.deps.versions.list(name)).toHaveLength(versions.length + 20))
})
afterAll(async () => {
  await Promise.all([one.close(), two.close()])
  await bus.close()
})

async function anotherGateway(folder?: string): Promise<TestGateway> {
  const log = createLog({ name: 'bus', level: 'silent' })
  const own = new Bus({ url: bus.url, name: 'gateway', namespace: bus.namespace, log })
  const gateway = await startGateway({ bus: own, settings, folder })
  await vi.waitFor(() => expect(gateway.deps.store.following).toBe(true))
  // At the hours of this test alone.
  await gateway.deps.retention.stop()
  return gateway
}

const statusOf = async (gateway: TestGateway, version: string) =>
  (await gateway.get(`/remotes/${name}/${version}/remoteEntry.${version}.js`)).status

const archives = async () => {
  const objects = await (await bus.bus.jetstream()).views.os(settings.REGISTRY_BUCKET)
  return (await objects.list()).map((object) => object.name)
}
const archiveOf = (version: string) => expect.stringContaining(`${name}/${version}/`)

it('nothing is forgotten while a link lasts of which the release before has not noted what it shows', async () => {
  const until = Date.now() + 1.5 * dayMs
  await noteOnLink(one.deps.values, name, 'a link of before', () => ({ until, holder: 'somebody' }))
  await one.deps.retention.tidy(new Date(Date.now() + 1.25 * dayMs))
  expect(one.deps.publications.of(name).filter((version) => version.leaving !== undefined)).toEqual([])
})

it('a version that nothing needs is served for another day, and kept when somebody moves to it', async () => {
  const link = await team.call('POST', `${name}/preview`, '{"version":"shown","hours":720}')
  expect(link).toMatchObject({ status: 200 })
  const follow = await team.call('POST', `${name}/preview`, '{"version":"saved","follow":true,"roles":["member"]}')
  expect(follow).toMatchObject({ status: 200 })
  await one.deps.retention.tidy(new Date(Date.now() + 2 * dayMs))
  const leaving = one.deps.publications.of(name).filter((version) => version.leaving !== undefined)
  expect(leaving.map(({ version }) => version).sort()).toEqual(['old', 'wanted'])
  expect([await statusOf(one, 'old'), await statusOf(two, 'old')]).toEqual([200, 200])
  expect(await deliveryOf(two).call('POST', `${name}/preview`, '{"version":"wanted"}')).toMatchObject({ status: 200 })
  await vi.waitFor(() => expect(one.deps.publications.get(name, 'wanted')?.leaving).toBeUndefined())
})

it('it is then forgotten by the store and by every gateway, and what is needed stays', async () => {
  await one.deps.retention.tidy(new Date(Date.now() + 3.5 * dayMs))
  await vi.waitFor(async () => expect([await statusOf(one, 'old'), await statusOf(two, 'old')]).toEqual([404, 404]))
  for (const { folder } of [one, two])
    await vi.waitFor(() => expect(stat(join(folder, 'remotes', name, 'old'))).rejects.toThrow('ENOENT'))
  expect(await archives()).not.toContainEqual(archiveOf('old'))
  for (const version of ['v1', 'v2', 'tried', 'saved', 'shown', 'wanted']) {
    expect(await archives()).toContainEqual(archiveOf(version))
    expect([version, await statusOf(one, version), await statusOf(two, version)]).toEqual([version, 200, 200])
  }
})

it('a second gateway that does the same at the same moment changes nothing more', async () => {
  const before = one.deps.values.below('published.')
  await Promise.all([one, two].map(({ deps }) => deps.retention.tidy(new Date(Date.now() + 3.5 * dayMs))))
  expect(one.deps.values.below('published.')).toEqual(before)
})

it('whoever asks for a forgotten version is told so', async () => {
  const told = { status: 422, code: 'DELIVERY_REFUSED', message: expect.stringContaining('files are no longer kept') }
  expect(await team.promote(name, 'old')).toMatchObject(told)
  expect(await team.call('POST', `${name}/preview`, '{"version":"old"}')).toMatchObject(told)
  expect(one.deps.versions.list(name).map(({ version }) => version)).not.toContain('old')
  vi.spyOn(one.deps.publications, 'keep').mockResolvedValueOnce(false)
  await team.rollBack(name)
  expect(await team.rollBack(name)).toMatchObject(told)
  expect(one.deps.store.state.remotes[name]?.current).toBe('v2')
})

it('a gateway that was away takes it out of its cache when it comes back', async () => {
  const folder = join(two.folder, 'remotes', name, 'old')
  await mkdir(folder, { recursive: true })
  const back = await anotherGateway(two.folder)
  await vi.waitFor(() => expect(stat(folder)).rejects.toThrow('ENOENT'))
  expect(await archives()).not.toContainEqual(archiveOf('old'))
  await back.close()
})

it('it can be published again as it was, and as nothing else', async () => {
  const other = await team.upload(buildRemote(name, 'old', { container: 'another' }))
  expect(other).toMatchObject({ status: 422, message: expect.stringContaining('already published') })
  expect(await team.upload(buildRemote(name, 'old'))).toMatchObject({ status: 200 })
  await vi.waitFor(async () => expect([await statusOf(one, 'old'), await statusOf(two, 'old')]).toEqual([200, 200]))
})

it('what came second to a version is taken away after a day, and what no version names stays', async () => {
  const mine = async () => (await archives()).filter((object) => object.startsWith(`${name}/old/`)).length
  expect(await mine()).toBe(2)
  const objects = await (await bus.bus.jetstream()).views.os(settings.REGISTRY_BUCKET)
  await objects.putBlob({ name: `${name}/unknown/1` }, Buffer.from('x'))
  await one.deps.retention.tidy(new Date())
  expect(await mine()).toBe(2)
  await one.deps.retention.tidy(new Date(Date.now() + 2 * dayMs))
  expect(await mine()).toBe(1)
  expect(await archives()).toContain(`${name}/unknown/1`)
})

it('when a link is over, the version that it showed is forgotten', async () => {
  await one.deps.retention.tidy(later(0))
  await one.deps.retention.tidy(later(2))
  await vi.waitFor(async () => expect(await statusOf(two, 'shown')).toBe(404))
  expect(await statusOf(two, 'saved')).toBe(200)
  expect(await statusOf(two, 'v1')).toBe(200)
})

it('nothing is forgotten while it cannot be known what is needed', async () => {
  await one.deps.values.stop()
  const before = two.deps.values.below('published.')
  expect(await one.deps.retention.tidy(later(400))).toBe(false)
  expect(two.deps.values.below('published.')).toEqual(before)
})
