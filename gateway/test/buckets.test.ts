import { randomUUID } from 'node:crypto'
import { createTestBus, type TestBus } from '@ensemble/service-kit/testing/test-bus'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBucket } from '../src/store/buckets.ts'
import { ObjectStore } from '../src/store/object-store.ts'

let bus: TestBus

beforeAll(async () => {
  bus = await createTestBus()
})
afterAll(() => bus.close())

/** Words of the broker for what we ask of a stream; from 2.12 on it refuses any other. */
const known = [
  'name',
  'subjects',
  'num_replicas',
  'max_age',
  'max_msgs_per_subject',
  'max_bytes',
  'max_msgs',
  'max_msg_size',
  'max_consumers',
  'retention',
  'storage',
  'discard',
  'duplicate_window',
  'allow_rollup_hdrs',
  'allow_direct',
  'deny_delete',
  'deny_purge',
  'description',
  'compression',
]

it('asks the broker for buckets in words that it knows', async () => {
  const listener = await bus.bus.connection()
  const asked: { name: string }[] = []
  const heard = listener.subscribe('$JS.API.STREAM.CREATE.>', {
    callback: (_error, message) => void asked.push(message.json<{ name: string }>()),
  })
  await listener.flush()
  const name = `words-${randomUUID()}`
  await openBucket(bus.bus, name, { ttlMs: 60_000 })
  const log = { warn: () => undefined }
  await new ObjectStore({ bus: bus.bus, log, name, roomBytes: 1_000_000, ttlMs: 60_000 }).open()
  await listener.flush()
  heard.unsubscribe()
  const ours = asked.filter((config) => config.name.endsWith(name))
  expect(ours.map((config) => config.name).sort()).toEqual([`KV_${name}`, `OBJ_${name}`])
  expect(ours.flatMap((config) => Object.keys(config)).filter((word) => !known.includes(word))).toEqual([])
  const manager = await bus.bus.manager()
  for (const stream of [`KV_${name}`, `OBJ_${name}`]) await manager.streams.delete(stream)
})
