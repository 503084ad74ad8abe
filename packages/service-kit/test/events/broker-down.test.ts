import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { connectBus } from '../../src/bus.ts'
import { createWire } from './wire.ts'
import { count, createWorld, register, silent } from './world.ts'

test('what is written while the broker is down arrives when it is back, in order, once', async () => {
  const world = await createWorld()
  const wire = await createWire(world.url)
  const bus = await connectBus({ url: wire.url, name: 'cut', namespace: world.namespace, log: silent })
  const [relay, consumer] = [world.relay(bus), world.consumer(bus)]
  const mission = randomUUID()
  await register(world.db, mission, 1)
  await vi.waitFor(async () => expect(await count(world.db, 'effects')).toBe(1))

  await wire.cut()
  await vi.waitFor(() => expect(bus.connected).toBe(false))
  for (let version = 2; version <= 20; version++) await register(world.db, mission, version)
  expect(await count(world.db, 'outbox where published_at is null')).toBe(19)

  await wire.mend()
  await vi.waitFor(async () => expect(await count(world.db, 'effects')).toBe(20))
  const { rows } = await world.db.query<{ version: number }>({ text: 'select version from effects order by id' })
  expect(rows.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))

  await consumer.stop()
  await relay.stop()
  await bus.close()
  await wire.close()
  await world.close()
})

test('a program starts while the broker is down, and works when it comes', async () => {
  const world = await createWorld()
  const wire = await createWire(world.url)
  await wire.cut()
  const bus = await connectBus({ url: wire.url, name: 'early', namespace: world.namespace, log: silent })
  expect(bus.connected).toBe(false)
  const relay = world.relay(bus)
  const consumer = world.consumer(bus)
  const lastError = 'the broker is not connected'
  await vi.waitFor(() => expect(consumer.status()).toMatchObject({ healthy: false, lastError }))
  await register(world.db)
  await wire.mend()
  await vi.waitFor(async () => expect(await count(world.db, 'outbox where published_at is null')).toBe(0))
  await vi.waitFor(async () => expect(await count(world.db, 'effects')).toBe(1))
  await consumer.stop()
  await relay.stop()
  await bus.close()
  await wire.close()
  await world.close()
})

test('a bus that never found its broker can be closed', async () => {
  const bus = await connectBus({ url: 'nats://127.0.0.1:1', name: 'alone', log: silent })
  await bus.close()
  await expect(bus.connection()).rejects.toThrow('the bus is closed')
})
