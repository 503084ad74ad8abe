import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTransaction, openDatabase } from '../../src/database.ts'
import { FactSender } from '../../src/outbox/fact-sender.ts'
import { startRelay } from '../../src/outbox/relay.ts'
import { ensureStream } from '../../src/outbox/stream.ts'
import { count, createWorld, recordRegistration, register, silent, type World } from './world.ts'

let world: World

beforeEach(async () => {
  world = await createWorld()
})
afterEach(() => world.close())

test('eight writers at once: every event arrives, each aggregate in its order', async () => {
  const relay = world.relay()
  const missions = Array.from({ length: 8 }, () => randomUUID())
  await Promise.all(
    missions.map(async (mission) => {
      // Two writers of one mission take turns by the row lock that a real use case holds.
      for (let version = 1; version <= 50; version++) await register(world.db, mission, version)
    }),
  )
  await vi.waitFor(async () => expect(await count(world.db, 'outbox where published_at is null')).toBe(0))
  const versions = await publishedVersions(world)
  expect([...versions.keys()].sort()).toEqual([...missions].sort())
  for (const seen of versions.values()) expect(seen).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
  await relay.stop()
})

test('an event whose transaction commits late is not missed', async () => {
  const relay = world.relay()
  const late = deferred()
  const slow = inTransaction(world.db, async (tx) => {
    await recordRegistration(tx, randomUUID(), 1)
    await late.promise
  })
  await register(world.db)
  await vi.waitFor(async () => expect(await count(world.db, 'outbox where published_at is not null')).toBe(1))
  late.resolve()
  await slow
  await vi.waitFor(async () => expect(await count(world.db, 'outbox where published_at is not null')).toBe(2))
  await relay.stop()
})

test('in a backlog, no fact overtakes one of its aggregate that the broker did not take', async () => {
  // Five batches of 500: the first and the last have a fact of the same aggregate.
  await world.db.query({
    text: `insert into outbox (event_id, subject, type, version, aggregate_id, aggregate_version, payload)
           select gen_random_uuid(), 'missions.told', 'missions.told', 1,
             case when n in (1, 2001) then 'the same' else n::text end, n, jsonb_build_object('n', n)
           from generate_series(1, 2500) as numbers (n) order by numbers.n`,
  })
  const taken: number[] = []
  let refusals = 1
  vi.useFakeTimers({ toFake: ['Date'] })
  const send = vi.spyOn(FactSender.prototype, 'send').mockImplementation(async (_subject, payload) => {
    const { n } = JSON.parse(payload) as { n: number }
    if (n === 1 && refusals-- > 0) throw new Error('too many at once')
    // So late that the aggregate rests no more.
    if (n === 1001) vi.setSystemTime(Date.now() + 2000)
    if (n === 1 || n === 2001) taken.push(n)
    return 0
  })
  const relay = world.relay()
  await vi.waitFor(async () => expect(await count(world.db, 'outbox where published_at is null')).toBe(0))
  await relay.stop()
  send.mockRestore()
  vi.useRealTimers()
  expect(taken).toEqual([1, 2001])
})

test('a rolled back change tells nobody', async () => {
  const relay = world.relay()
  const change = inTransaction(world.db, async (tx) => {
    await recordRegistration(tx, randomUUID(), 1)
    throw new Error('refused')
  })
  await expect(change).rejects.toThrow('refused')
  await register(world.db)
  await vi.waitFor(async () => expect((await publishedVersions(world)).size).toBe(1))
  expect(await count(world.db, 'outbox')).toBe(1)
  await relay.stop()
})

test('of two relays one leads, and the other takes over when the leader loses its connection', async () => {
  const first = world.relay()
  await vi.waitFor(() => expect(first.status().leader).toBe(true))
  const second = world.relay()
  await register(world.db)
  await vi.waitFor(async () => expect((await publishedVersions(world)).size).toBe(1))
  expect(second.status().leader).toBe(false)
  const stopped = first.stop()
  await stopped
  await vi.waitFor(() => expect(second.status().leader).toBe(true))
  await world.db.query({
    text: `select pg_terminate_backend(pid) from pg_stat_activity
           where application_name = 'relay-leader' and datname = current_database()`,
  })
  await register(world.db)
  await vi.waitFor(async () => expect((await publishedVersions(world)).size).toBe(2))
  await vi.waitFor(() => expect(second.status().leader).toBe(true))
  await second.stop()
})

test('a relay that does not lead keeps its connection, and tells the leader what its process has committed', async () => {
  const first = world.relay(world.bus, { quietMs: 600_000 })
  await vi.waitFor(() => expect(first.status().leader).toBe(true))
  const db = openDatabase({ url: world.databaseUrl })
  const second = startRelay({ db, databaseUrl: world.databaseUrl, bus: world.bus, stream: 'MISSIONS', log: silent })
  const lines = async () => {
    const { rows } = await world.db.query<{ pid: number }>({
      text: `select pid from pg_stat_activity
             where application_name = 'relay-leader' and datname = current_database() order by pid`,
    })
    return rows.map(({ pid }) => pid)
  }
  await vi.waitFor(async () => expect(await lines()).toHaveLength(2))
  const before = await lines()
  for (const facts of [1, 2]) {
    await register(db)
    await vi.waitFor(async () => expect((await publishedVersions(world)).size).toBe(facts))
  }
  expect(second.status().leader).toBe(false)
  expect(await lines()).toEqual(before)
  await second.stop()
  await first.stop()
  await db.close()
})

test('a broker that lost its store is filled again from the outbox', async () => {
  const relay = world.relay()
  await register(world.db)
  await vi.waitFor(async () => expect((await publishedVersions(world)).size).toBe(1))
  const manager = await world.bus.manager()
  await manager.streams.delete(world.bus.streamName('MISSIONS'))
  await register(world.db)
  await vi.waitFor(async () => expect((await publishedVersions(world)).size).toBe(2))
  await relay.stop()
})

test('a relay that has just started notices that the stream has lost its end, and fills it once', async () => {
  const before = world.relay()
  for (let n = 0; n < 3; n += 1) await register(world.db)
  await vi.waitFor(async () => expect(await count(world.db, 'outbox where published_at is not null')).toBe(3))
  await before.stop()
  await keepFirstAlone(world)
  const after = world.relay()
  await vi.waitFor(async () => expect((await publishedVersions(world)).size).toBe(3))
  await vi.waitFor(async () => expect(await count(world.db, 'outbox where published_at is not null')).toBe(3))
  await after.stop()
  const next = world.relay()
  await register(world.db)
  await vi.waitFor(async () => expect((await publishedVersions(world)).size).toBe(4))
  await next.stop()
  expect(await count(world.db, 'outbox where attempts = 2')).toBe(3)
  expect(await count(world.db, 'outbox where attempts = 1')).toBe(1)
})

test('a fact is written into four indexes that have an entry for it, and when it is sent once more into three', async () => {
  const { rows } = await world.db.query<{ name: string; kind: string; whilePending: boolean }>({
    text: `select i.indexrelid::regclass::text as name, am.amname as kind,
             coalesce(pg_get_expr(i.indpred, i.indrelid) like '%published_at IS NULL%', false) as "whilePending"
           from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am am on am.oid = c.relam
           where i.indrelid = 'outbox'::regclass order by 1`,
  })
  // A range for each hundred pages is none.
  const ofEachFact = rows.filter(({ kind }) => kind !== 'brin')
  expect(ofEachFact.map(({ name }) => name)).toEqual([
    'outbox_by_aggregate',
    'outbox_facts',
    'outbox_pending',
    'outbox_pkey',
  ])
  expect(ofEachFact.filter(({ whilePending }) => !whilePending)).toHaveLength(3)
  expect(rows.map(({ name }) => name)).toContain('outbox_by_age')
})

/** Versions on the broker, per mission, in the broker's order. */
async function publishedVersions({ bus }: World): Promise<Map<string, number[]>> {
  const manager = await bus.manager()
  const stream = bus.streamName('MISSIONS')
  const { state } = await manager.streams.info(stream)
  const versions = new Map<string, number[]>()
  for (let sequence = state.first_seq; sequence <= state.last_seq; sequence++) {
    if (state.messages === 0) break
    const event = (await manager.streams.getMessage(stream, { seq: sequence })).json<{
      subject: string
      aggregateversion: number
    }>()
    versions.set(event.subject, [...(versions.get(event.subject) ?? []), event.aggregateversion])
  }
  return versions
}

/** The stream as a broker has it that comes back without the newest: it counts on from its first message. */
async function keepFirstAlone({ bus }: World): Promise<void> {
  const manager = await bus.manager()
  const name = bus.streamName('MISSIONS')
  const first = await manager.streams.getMessage(name, { seq: 1 })
  await manager.streams.delete(name)
  await ensureStream(bus, manager, 'MISSIONS', async () => undefined)
  const jetstream = await bus.jetstream()
  await jetstream.publish(first.subject, first.data, { msgID: first.header.get('Nats-Msg-Id') })
}

function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}
