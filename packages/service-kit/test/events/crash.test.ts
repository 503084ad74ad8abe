import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import type { FaultPoint } from '../../src/faults.ts'
import { count, createWorld, register, type World } from './world.ts'

const program = fileURLToPath(new URL('crashing-service.ts', import.meta.url))

test.each<[FaultPoint, { published: number; effects: boolean }]>([
  ['relay.published', { published: 0, effects: false }],
  ['relay.marked', { published: 3, effects: false }],
  ['consumer.effect', { published: 3, effects: false }],
  ['consumer.committed', { published: 3, effects: true }],
])('a process killed at %s loses nothing and does nothing twice', async (point, before) => {
  const world = await createWorld()
  await world.db.query({ text: 'alter table effects add constraint once unique (event_id)' })
  for (let n = 0; n < 3; n++) await register(world.db)
  if (point.startsWith('consumer.')) await relayAll(world)
  expect(await dieAt(point, world)).toBe('SIGKILL')
  expect(await count(world.db, 'outbox where published_at is not null')).toBe(before.published)
  // How many events came together is the broker's affair; place and effects are stored together in any case.
  const effects = await count(world.db, 'effects')
  expect(effects > 0).toBe(before.effects)
  expect(await placeIn(world)).toBe(effects)

  const manager = await world.bus.manager()
  const stream = world.bus.streamName('MISSIONS')
  const [relay, consumer] = [world.relay(), world.consumer()]
  await vi.waitFor(async () => expect(await count(world.db, 'effects')).toBe(3))
  await vi.waitFor(async () => expect(await count(world.db, 'outbox where published_at is null')).toBe(0))
  await vi.waitFor(() => expect(consumer.status()).toMatchObject({ healthy: true, pending: 0 }))
  expect(await count(world.db, 'effects')).toBe(3)
  expect((await manager.streams.info(stream)).state.messages).toBe(3)
  await consumer.stop()
  await relay.stop()
  await world.close()
})

/** The sequence that the consumer is done with. */
async function placeIn({ db }: World): Promise<number> {
  const { rows } = await db.query<{ sequence: number }>({ text: 'select sequence from stream_places' })
  return rows[0]?.sequence ?? 0
}

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
