import { missionEvents } from '@ensemble/contracts/missions/events'
import { randomUUID } from 'node:crypto'
import type { Bus } from '../../src/bus.ts'
import { type Database, inTransaction, type Tx } from '../../src/database.ts'
import { handler } from '../../src/inbox/consume.ts'
import { type ConsumerParts, startConsumers } from '../../src/inbox/start-consumers.ts'
import { kitMigrations } from '../../src/kit-migrations.ts'
import { recordEvent } from '../../src/outbox/record-event.ts'
import { type RelayOptions, startRelay } from '../../src/outbox/relay.ts'
import { createTestBus } from '../../src/testing/test-bus.ts'
import { createTestDatabase } from '../../src/testing/test-database.ts'

export const silent = { own: ignore, info: ignore, warn: ignore, error: ignore }

function ignore(): void {}

/** A service with its outbox, and a consumer whose effect is one row per event in the table `effects`. */
export async function createWorld() {
  const database = await createTestDatabase({
    directories: [kitMigrations],
    tables:
      'create table effects (id bigint generated always as identity, event_id uuid, mission text, version integer)',
  })
  const broker = await createTestBus()
  return {
    ...database,
    ...broker,
    databaseUrl: database.url,
    relay: (bus: Bus = broker.bus, limits: RelayOptions['limits'] = {}) =>
      startRelay({ db: database.db, databaseUrl: database.url, bus, stream: 'MISSIONS', log: silent, limits }),
    consumer: (bus: Bus = broker.bus, effect = storeEffect, limits: ConsumerParts['limits'] = {}) =>
      consumerOf(database.db, bus, effect, limits),
    close: async () => {
      await broker.close()
      await database.close()
    },
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>

type Registered = Parameters<Parameters<typeof handler<typeof missionEvents.participantRegistered>>[1]>[1]

export async function storeEffect(tx: Tx, event: Registered): Promise<void> {
  await tx.query({
    text: 'insert into effects (event_id, mission, version) values ($1, $2, $3)',
    values: [event.id, event.subject, event.aggregateversion],
  })
}

export const effects = { name: 'test--effects', stream: 'MISSIONS', filter: 'missions.participant.>' } as const

export function consumerOf(db: Database, bus: Bus, effect: typeof storeEffect, limits: ConsumerParts['limits'] = {}) {
  const handlers = [handler(missionEvents.participantRegistered, effect)]
  const loops = startConsumers([{ ...effects, handlers }], { db, bus, log: silent, limits })
  return {
    status: () => loops[0]?.status() ?? { healthy: false, pending: 0, restarts: 0 },
    stop: async () => {
      for (const loop of loops) await loop.stop()
    },
  }
}

/** Records one registration in a transaction of its own. */
export function register(db: Database, missionId: string = randomUUID(), version = 1): Promise<void> {
  return inTransaction(db, (tx) => recordRegistration(tx, missionId, version))
}

export function recordRegistration(tx: Tx, missionId: string, version: number): Promise<void> {
  return recordEvent(tx, {
    definition: missionEvents.participantRegistered,
    aggregateId: missionId,
    aggregateVersion: version,
    time: new Date(),
    data: {
      missionId,
      userId: randomUUID(),
      validationStatus: 'validated',
      waitlistPosition: null,
      sharedHealthFields: [],
    },
  })
}

export async function count(db: Database, text: string): Promise<number> {
  const { rows } = await db.query<{ n: number }>({ text: `select count(*) as n from ${text}` })
  return rows[0]?.n ?? 0
}

/** Makes the broker forget all who read the stream, as it does with those that were silent for long. */
export async function forgetReaders({ bus }: World): Promise<void> {
  const manager = await bus.manager()
  const stream = bus.streamName('MISSIONS')
  for await (const { name } of manager.consumers.list(stream)) await manager.consumers.delete(stream, name)
}
