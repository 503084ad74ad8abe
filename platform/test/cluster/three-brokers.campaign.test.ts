import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { JetStreamClient, JetStreamManager } from 'nats'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { defaultDataDir, root } from '../../src/paths.ts'
import { startBrokers, usersFile, type Node } from './broker-cluster.ts'

/** What is used of service-kit, which the platform may not import. */
interface Bus {
  jetstream(): Promise<JetStreamClient>
  manager(): Promise<JetStreamManager>
  close(): Promise<void>
}
type ConnectBus = (options: Record<string, unknown>) => Promise<Bus>
type EnsureStream = (
  bus: Bus,
  manager: JetStreamManager,
  stream: string,
  refill: () => Promise<void>,
) => Promise<EnsuredStream>
interface EnsuredStream {
  lastSequence: number
  copiesBehind: number
}
type OpenBucket = (bus: Bus, name: string) => Promise<{ status(): Promise<{ replicas: number }> }>

const passwords = { users: 'u', missions: 'm', articles: 'a', gateway: 'g' }
const silent = { info: () => undefined, warn: () => undefined }

let folder: string
let nodes: Node[]
let bus: Bus
let gateway: Bus
let ensure: () => Promise<EnsuredStream>
let acknowledged = 0

async function moduleAt<Module>(path: string): Promise<Module> {
  return (await import(pathToFileURL(join(root, path)).href)) as Module
}

beforeAll(async () => {
  mkdirSync(defaultDataDir, { recursive: true })
  folder = mkdtempSync(join(defaultDataDir, 'test-brokers-'))
  const included = Object.entries(passwords).map(([name, password]) => `${name}_password: "${password}"`)
  writeFileSync(join(folder, 'passwords'), included.join('\n'))
  writeFileSync(
    join(folder, 'nats-users.conf'),
    readFileSync(usersFile, 'utf8').replace('../../run/secrets/nats-passwords', 'passwords'),
  )
  nodes = await startBrokers(folder, 'svc-users:u')
  const { connectBus } = await moduleAt<{ connectBus: ConnectBus }>('packages/service-kit/src/bus.ts')
  const { ensureStream } = await moduleAt<{ ensureStream: EnsureStream }>('packages/service-kit/src/outbox/stream.ts')
  const url = nodes.map((node) => node.url).join()
  bus = await connectBus({ url, name: 'svc-users', log: silent, replicas: 3 })
  gateway = await connectBus({
    url: url.replaceAll('svc-users:u', 'gateway:g'),
    name: 'gateway',
    log: silent,
    replicas: 3,
  })
  ensure = async () => ensureStream(bus, await bus.manager(), 'USERS', async () => undefined)
  await until('the brokers have found each other', async () => (await ensure()).lastSequence >= 0)
})

afterAll(async () => {
  // Closing sends what is buffered, which needs a broker.
  await bus?.close()
  await gateway?.close()
  for (const node of nodes) await node.kill()
  rmSync(folder, { recursive: true })
})

/** Asks again until it holds; an error counts as no. @returns milliseconds */
async function until(what: string, holds: () => Promise<boolean>): Promise<number> {
  const begun = Date.now()
  await vi.waitFor(async () => expect(await holds(), what).toBe(true), 60_000)
  return Date.now() - begun
}

async function infoOfStream() {
  return (await bus.manager()).streams.info('USERS')
}

/** Publishes as the relay does: again, under the same id, until it is acknowledged. @returns the longest wait in ms */
async function publish(count: number): Promise<number> {
  let longest = 0
  for (let n = 0; n < count; n += 1) {
    acknowledged += 1
    const msgID = `event-${String(acknowledged)}`
    const waited = await until(`${msgID} is acknowledged`, async () => {
      const jetstream = await bus.jetstream()
      return (await jetstream.publish('users.user.changed.1', '{}', { msgID, timeout: 1000 })).seq > 0
    })
    longest = Math.max(longest, waited)
  }
  return longest
}

async function nodeNamed(name: string | undefined): Promise<Node> {
  const found = nodes.find((node) => node.name === name)
  if (!found) throw new Error(`there is no broker ${String(name)}`)
  return found
}

/** Every copy is there and holds everything. */
async function allCurrent(): Promise<boolean> {
  const { cluster } = await infoOfStream()
  const copies = cluster?.replicas ?? []
  return copies.length === 2 && copies.every(({ current, offline, lag = 0 }) => current && !offline && lag === 0)
}

async function expectEverything(): Promise<void> {
  await until('the stream holds what was acknowledged', async () => {
    const { state } = await infoOfStream()
    return state.messages === acknowledged
  })
}

it('stream and bucket lie on three brokers, also when they were made with one copy', async () => {
  await until('three copies', allCurrent)
  const manager = await bus.manager()
  await manager.streams.update('USERS', { num_replicas: 1 })
  await ensure()
  await until('three copies again', allCurrent)
  const { openBucket } = await moduleAt<{ openBucket: OpenBucket }>('gateway/src/store/buckets.ts')
  const bucket = await openBucket(gateway, 'remotes')
  expect((await bucket.status()).replicas).toBe(3)
  await publish(20)
})

it('a lost broker costs no event', async () => {
  const lost = await nodeNamed((await infoOfStream()).cluster?.replicas?.[0]?.name)
  await lost.kill()
  await until('its copy is told as behind', async () => (await ensure()).copiesBehind === 1)
  console.log(`a follower killed: longest wait for an acknowledgement ${String(await publish(50))} ms`)
  await expectEverything()
  await lost.start()
  await until('the lost one has caught up', allCurrent)
})

it('a lost leader costs a moment and no event, nothing twice', async () => {
  const lost = await nodeNamed((await infoOfStream()).cluster?.leader)
  await lost.kill()
  console.log(`the leader killed: longest wait for an acknowledgement ${String(await publish(50))} ms`)
  await expectEverything()
  await lost.start()
  await until('the lost one has caught up', allCurrent)
})

it('a broker that comes back empty is filled by the others, and then carries them', async () => {
  const { cluster } = await infoOfStream()
  const emptied = await nodeNamed(cluster?.replicas?.[0]?.name)
  await emptied.kill()
  await publish(10)
  await emptied.start(true)
  console.log(`emptied: filled again after ${String(await until('the empty one is filled', allCurrent))} ms`)
  const other = await nodeNamed(cluster?.leader)
  await other.kill()
  await publish(10)
  await expectEverything()
  await other.start()
  await until('everybody is back', allCurrent)
})

it('with one of three nothing is acknowledged, and nothing is lost', async () => {
  const [first, second] = nodes
  await first?.kill()
  await second?.kill()
  const jetstream = await bus.jetstream()
  await expect(jetstream.publish('users.user.changed.1', '{}', { msgID: 'alone', timeout: 2000 })).rejects.toThrow()
  // It answers for itself, and may lack what the two have acknowledged: nobody is to fill a stream for that.
  await until('the one that is left says that it does not lead', async () =>
    ensure().then(
      () => false,
      (cause: unknown) => cause instanceof Error && /no copy of USERS leads/.test(cause.message),
    ),
  )
  await first?.start()
  await second?.start()
  await until('the three are back', allCurrent)
  // It may have been written by the one that was left, and counts once either way.
  await until('it is acknowledged in the end', async () => {
    const again = await (await bus.jetstream()).publish('users.user.changed.1', '{}', { msgID: 'alone', timeout: 1000 })
    return again.seq > 0
  })
  acknowledged += 1
  await expectEverything()
})
