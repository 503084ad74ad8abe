import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { missionEvents } from '@ensemble/contracts/missions/events'
import { inTransaction } from '../../src/database.ts'
import { handler } from '../../src/inbox/consume.ts'
import { startConsumers } from '../../src/inbox/start-consumers.ts'
import { createLog } from '../../src/log.ts'
import { withTrace } from '../../src/trace.ts'
import { createWorld, effects, recordRegistration, register, type World } from './world.ts'

let world: World
const lines: string[] = []

beforeEach(async () => {
  world = await createWorld()
  lines.length = 0
})
afterEach(() => world.close())

const traceId = 'a'.repeat(32)
const click = { requestId: 'request-of-the-click', traceparent: `00-${traceId}-${'b'.repeat(16)}-01` }

function entries(msg: string): Record<string, unknown>[] {
  return lines.map((line): Record<string, unknown> => JSON.parse(line)).filter((line) => line['msg'] === msg)
}

function consumer(effect: Parameters<typeof handler<typeof missionEvents.participantRegistered>>[1]) {
  const handlers = [handler(missionEvents.participantRegistered, effect)]
  const log = createLog({ name: 'test', level: 'info' }, { write: (line) => void lines.push(line) })
  const loops = startConsumers([{ ...effects, handlers }], { db: world.db, bus: world.bus, log })
  return { stop: () => Promise.all(loops.map((loop) => loop.stop())) }
}

test('the ids of a click reach the effect, its lines and what the effect records in turn', async () => {
  const relay = world.relay()
  const follower = consumer((tx, event) =>
    event.aggregateversion === 1 ? recordRegistration(tx, event.subject, 2) : Promise.resolve(),
  )
  await withTrace(click, () => inTransaction(world.db, (tx) => recordRegistration(tx, randomUUID(), 1)))
  await vi.waitFor(() => expect(entries('event handled')).toHaveLength(2))
  for (const line of entries('event handled')) {
    expect(line).toMatchObject({
      requestId: click.requestId,
      traceId,
      consumer: 'test--effects',
      eventType: 'missions.participant.registered',
      eventId: expect.any(String),
    })
  }
  const { rows } = await world.db.query<{ requestId: string; traceparent: string }>({
    text: `select payload ->> 'requestid' as "requestId", payload ->> 'traceparent' as traceparent from outbox order by id`,
  })
  expect(rows.map(({ requestId }) => requestId)).toEqual([click.requestId, click.requestId])
  const [cause, effect] = rows.map(({ traceparent }) => traceparent)
  expect(cause).toBe(click.traceparent)
  expect(effect).toMatch(new RegExp(`^00-${traceId}-(?!b{16})[0-9a-f]{16}-01$`))
  await follower.stop()
  await relay.stop()
})

test('an event that is not handled says which click it belongs to', async () => {
  const relay = world.relay()
  const follower = consumer(() => Promise.reject(new Error('not yet')))
  await withTrace(click, () => register(world.db))
  await vi.waitFor(() => expect(entries('event not handled yet')).not.toHaveLength(0), {
    timeout: 20_000,
    interval: 20,
  })
  expect(entries('event not handled yet')[0]).toMatchObject({
    level: 'warn',
    requestId: click.requestId,
    traceId,
    consumer: 'test--effects',
    eventType: 'missions.participant.registered',
  })
  await follower.stop()
  await relay.stop()
})
