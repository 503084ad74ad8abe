import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { missionEvents } from '@ensemble/contracts/missions/events'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTransaction } from '../../src/database.ts'
import { handler } from '../../src/inbox/consume.ts'
import { startConsumers } from '../../src/inbox/start-consumers.ts'
import { measureLoops } from '../../src/metrics/loop-gauges.ts'
import { count, createWorld, effects, recordRegistration, silent, storeEffect, type World } from './world.ts'

const rules = readFileSync(new URL('../../../../docs/operations/alerts.yml', import.meta.url), 'utf8')
/** What ConsumerLags says of one moment: which loops, and how much is too much. */
const [, loops = '', limit = ''] =
  /alert: ConsumerLags\n\s+expr: loop_pending\{loop=~"([^"]+)"\} > (\d+) or min_over_time\(loop_pending/.exec(rules) ??
  []

let world: World
beforeEach(async () => {
  world = await createWorld()
})
afterEach(() => world.close())

test('a consumer that is held up raises the alarm ConsumerLags, and lowers it when it has caught up', async () => {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const slow = handler(missionEvents.participantRegistered, async (tx, event) => {
    await held
    await storeEffect(tx, event)
  })
  const relay = world.relay()
  const consumers = startConsumers([{ ...effects, name: 'svc-test--effects', handlers: [slow] }], {
    db: world.db,
    bus: world.bus,
    log: silent,
  })
  const registry = new Registry()
  measureLoops(registry, () => consumers)
  const raised = async () => {
    const text = await registry.metrics()
    const samples = [...text.matchAll(/^loop_pending\{loop="([^"]+)"\} (\S+)$/gm)]
    return samples.filter(
      ([, loop = '', value]) => new RegExp(`^(?:${loops})$`).test(loop) && Number(value) > Number(limit),
    )
  }
  expect(Number(limit)).toBe(1000)
  expect(await raised()).toEqual([])
  await inTransaction(world.db, async (tx) => {
    for (let n = 0; n < 1200; n += 1) await recordRegistration(tx, randomUUID(), 1)
  })
  const patient = { timeout: 60_000 }
  await vi.waitFor(async () => expect(await raised()).toHaveLength(1), patient)
  letGo()
  await vi.waitFor(async () => expect(await count(world.db, 'effects')).toBe(1200), patient)
  await vi.waitFor(async () => expect(await raised()).toEqual([]), patient)
  for (const loop of consumers) await loop.stop()
  await relay.stop()
})
