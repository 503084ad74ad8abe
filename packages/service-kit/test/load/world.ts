import { randomUUID } from 'node:crypto'
import { missionEvents } from '@ensemble/contracts/missions/events'
import { type Bus, connectBus } from '../../src/bus.ts'
import { type Database, openDatabase, type Statement, type Tx } from '../../src/database.ts'
import { kitMigrations } from '../../src/kit-migrations.ts'
import { migrate } from '../../src/migrations/migrate.ts'
import { recordEvent } from '../../src/outbox/record-event.ts'

const ignore = (): void => undefined
export const silent = { own: ignore, info: ignore, warn: ignore, error: ignore }

/** Connections of a worker, whose addresses come with its start, and the tables of the kit. */
export async function openWorld() {
  const databaseUrl = process.env['WORKER_DATABASE_URL'] ?? ''
  await migrate({ url: databaseUrl, directories: [kitMigrations], log: silent })
  const db = openDatabase({ url: databaseUrl, statementTimeoutMs: 60_000 })
  const bus = await connectBus({ url: process.env['WORKER_NATS_URL'] ?? '', name: 'bench', log: silent })
  return { db, databaseUrl, bus }
}

/** A producer begins without a stream. */
export async function dropStream(bus: Bus, name: string): Promise<void> {
  const manager = await bus.manager()
  await manager.streams.delete(name).catch(() => undefined)
}

/** The table whose rows are the effects. */
export async function makeEffects(db: Database): Promise<void> {
  await db.query({ text: 'create table if not exists effects (fact text primary key, version integer not null)' })
}

/** The effect that is measured: a read model's row that keeps the newest version, as most consumers do. */
export function newest(fact: string, version: number): Statement {
  return {
    name: 'bench-effect',
    text: `insert into effects (fact, version) values ($1, $2)
           on conflict (fact) do update set version = excluded.version where excluded.version > effects.version`,
    values: [fact, version],
  }
}

/** A registration, whose mission names the fact. */
export function record(tx: Tx, fact: string = randomUUID(), version = 1): Promise<void> {
  return recordEvent(tx, {
    definition: missionEvents.participantRegistered,
    aggregateId: fact,
    aggregateVersion: version,
    time: new Date(),
    data: {
      missionId: fact,
      userId: randomUUID(),
      validationStatus: 'validated',
      waitlistPosition: null,
      sharedHealthFields: [],
    },
  })
}
