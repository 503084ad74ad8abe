import { userEvents } from '@ensemble/contracts/users/events'
import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { inTransaction } from '../../src/database.ts'
import { answerSnapshot } from '../../src/http/snapshot.ts'
import { handler } from '../../src/inbox/consume.ts'
import { startConsumers } from '../../src/inbox/start-consumers.ts'
import { kitMigrations } from '../../src/kit-migrations.ts'
import type { Projection } from '../../src/operations/service-operations.ts'
import { recordEvent } from '../../src/outbox/record-event.ts'
import { startRelay } from '../../src/outbox/relay.ts'
import { createTestBus } from '../../src/testing/test-bus.ts'
import { createTestDatabase } from '../../src/testing/test-database.ts'
import { silent } from '../events/world.ts'

const onUser = [userEvents.userRegistered, userEvents.userChanged].map((definition) =>
  handler(definition, async (tx, { subject, aggregateversion, data }) => {
    await tx.query({
      text: `insert into names (id, version, name) values ($1, $2, $3)
             on conflict (id) do update set version = excluded.version, name = excluded.name
             where excluded.version > names.version`,
      values: [subject, aggregateversion, data.displayName],
    })
  }),
)

export const names: Projection = {
  name: 'names',
  table: 'names',
  key: ['id'],
  stream: 'USERS',
  filter: 'users.user.>',
  handlers: onUser,
}

/** A producer of users with its relay and its snapshot, and a consumer that keeps their names. */
export async function createWorld() {
  const database = await createTestDatabase({
    directories: [kitMigrations],
    tables: 'create table names (id uuid primary key, version integer not null, name text not null)',
  })
  const broker = await createTestBus()
  const { db } = database
  const relay = startRelay({ db, databaseUrl: database.url, bus: broker.bus, stream: 'USERS', log: silent })
  const consumers = startConsumers([{ ...names, name: 'test--names' }], { db, bus: broker.bus, log: silent })
  const producer = Fastify()
  // Who may ask is shown by test/auth/service-gate.test.ts.
  answerSnapshot(producer, db, () => async () => {})
  const producerUrl = await producer.listen({ host: '127.0.0.1', port: 0 })
  return {
    ...database,
    ...broker,
    producerUrl,
    databaseUrl: database.url,
    close: async () => {
      await producer.close()
      for (const consumer of consumers) await consumer.stop()
      await relay.stop()
      await broker.close()
      await database.close()
    },
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>

/** Tells of a user, in a transaction of its own. */
export function tell({ db }: World, displayName: string, id: string = randomUUID(), version = 1): Promise<void> {
  return inTransaction(db, (tx) =>
    recordEvent(tx, {
      definition: version === 1 ? userEvents.userRegistered : userEvents.userChanged,
      aggregateId: id,
      aggregateVersion: version,
      subjectSuffix: id,
      time: new Date(),
      data: {
        displayName,
        role: 'member',
        status: 'validated',
        departmentCode: '69',
        language: 'fr',
        volunteerKinds: [],
        engagement: null,
        paused: false,
        coParticipantVisibility: false,
      },
    }),
  )
}
