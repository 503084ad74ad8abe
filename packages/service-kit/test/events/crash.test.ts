import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import type { FaultPoint } from '../../src/faults.ts'
import { count, createWorld, register, type World } from './world.ts'

const program = fileURLToPath(new URL('crashing-service.ts', import.meta.url))
test.each<[FaultPoint, { published: number; effects: number }]>([
  ['relay.published', { published: 0, effects: 0 }],
  ['relay.marked', { published: 3, effects: 0 }],
  ['consumer.effect', { published: 3, effects: 0 }],
  ['consumer.committed', { published: 3, effects: 3 }],
])('a process killed at %s loses nothing and does nothing twice', async (point, before) => {
  const world = await createWorld()
  await world.db.query({ text: 'alter table effects add constraint once unique (event_id)' })
  for (let n = 0; n < 3; n++) await register(world.db)
  if (point.startsWith('consumer.')) await relayAll(world)
  expect(await dieAt(point, world)).toBe('SIGKILL')
  expect(await count(world.db, 'outbox where published_at is not null')).toBe(before.published)
  expect(await count(world.db, 'effects')).toBe(before.effects)

  // A consumer that begins anew gets every message at once, instead of after the deadline of the dead process.
  const manager = await world.bus.manager()
  const stream = world.bus.streamName('MISSIONS')
  await manager.consumers.delete(stream, 'test--effects').catch(() => undefined)
  const [relay, consumer] = [world.relay(), world.consumer()]
  await vi.waitFor(async () => expect(await count(world.db, 'effects')).toBe(3))
  await vi.waitFor(async () => expect(await count(world.db, 'outbox where published_at is null')).toBe(0))
  await vi.waitFor(async () => {
    const info = await manager.consumers.info(stream, 'test--effects')
    expect(info.num_pending + info.num_ack_pending).toBe(0)
  })
  expect(await count(world.db, 'effects')).toBe(3)
  expect((await manager.streams.info(stream)).state.messages).toBe(3)
  await consumer.stop()
  await relay.stop()
  await world.close()
})

async function relayAll(world: World): Promise<void> {
  const relay = world.relay()
  await vi.waitFor(async () => expect(await count(world.db, 'outbox where published_at is null')).toBe(0))
  await relay.stop()
}

async function dieAt(point: FaultPoint, { url, databaseUrl, namespace }: World): Promise<unknown> {
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      FAULT_EXIT_AT: point,
      DATABASE_URL: databaseUrl,
      NATS_URL: url,
      NAMESPACE: namespace,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [, signal] = await once(child, 'exit')
  return signal
}
