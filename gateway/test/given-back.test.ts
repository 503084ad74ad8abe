import { randomUUID } from 'node:crypto'
import { mkdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Bus } from '@ensemble/service-kit/bus'
import { createLog } from '@ensemble/service-kit/log'
import { createTestBus, type TestBus } from '@ensemble/service-kit/testing/test-bus'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { ObjectStore } from '../src/store/object-store.ts'
import { deliveryOf } from './support/delivery.ts'
import { buildRemote } from './support/fixtures.ts'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

/** How soon a store has again what it has lost, in ms: two looks of a gateway, and a pause after a failure. */
const givenBackMs = 15_000

const name = 'mf-missions'
const bucket = `back-${randomUUID()}`

let bus: TestBus
let one: TestGateway
let two: TestGateway

beforeAll(async () => {
  bus = await createTestBus()
  ;[one, two] = await Promise.all([anotherGateway(), anotherGateway()])
  for (const version of ['v1', 'v2'])
    expect(await deliveryOf(one).upload(buildRemote(name, version))).toMatchObject({ status: 200 })
  await vi.waitFor(async () => expect(await two.deps.versions.folder(name, 'v2')).not.toBeNull())
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await Promise.all([one.close(), two.close()])
  await bus.close()
})

async function anotherGateway(): Promise<TestGateway> {
  const log = createLog({ name: 'bus', level: 'silent' })
  const own = new Bus({ url: bus.url, name: 'gateway', namespace: bus.namespace, log })
  const gateway = await startGateway({ bus: own, settings: { REGISTRY_BUCKET: bucket } })
  await vi.waitFor(() => expect(gateway.deps.store.following).toBe(true))
  return gateway
}

const objects = async () => (await bus.bus.jetstream()).views.os(bucket)

it('an archive that the store has lost is given back when a gateway needs it, and a draft that was left goes', async () => {
  const left = join(one.folder, 'remotes', '.staging', randomUUID())
  await mkdir(left, { recursive: true })
  await utimes(left, new Date(0), new Date(0))
  const store = await objects()
  const [object] = (await store.list()).filter(({ name: each }) => each.startsWith(`${name}/v1/`))
  await store.delete(object?.name ?? '')
  await rm(join(two.folder, 'remotes', name, 'v1'), { recursive: true })
  expect(await two.deps.versions.renewed(name, 'v1')).toBeNull()
  const file = `/remotes/${name}/v1/remoteEntry.v1.js`
  const again = async () => expect((await two.get(file)).status).toBe(200)
  await vi.waitFor(again, { timeout: 2 * givenBackMs, interval: 100 })
  await expect(stat(left)).rejects.toThrow('ENOENT')
})

it('a store that is deleted alone gets all of it back, also when the first attempt breaks off', async () => {
  let attempts = 0
  const open = ObjectStore.prototype.open
  vi.spyOn(ObjectStore.prototype, 'open').mockImplementation(async function (this: ObjectStore) {
    const store = await open.call(this)
    const put: typeof store.put = async (object, content) => {
      attempts += 1
      if (attempts <= 4) throw new Error('broken off')
      await store.put(object, content)
    }
    return { ...store, put }
  })
  await (await bus.bus.manager()).streams.delete(`OBJ_${bucket}`)
  const lost = Date.now()
  const there = async () => {
    const held = (await (await objects()).list()).map((object) => object.name.split('/')[1])
    expect(held.sort()).toEqual(['v1', 'v2'])
  }
  await vi.waitFor(there, { timeout: 2 * givenBackMs, interval: 100 })
  process.stdout.write(`archives given back after ${Date.now() - lost} ms (limit ${givenBackMs} ms)\n`)
  expect(attempts).toBeGreaterThan(4)
})
