import type { Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { defineTable } from '@ensemble/service-kit/table'
import type { Seats } from '../domain/seats.ts'

export const table = defineTable<Seats>('mission_seats', {
  missionId: 'text',
  capacity: 'integer',
  validated: 'integer',
  awaitingStaff: 'integer',
  invited: 'integer',
  waitlist: 'integer',
  lastWaitlistPosition: 'integer',
  version: 'integer',
})

export async function insert(tx: Tx, missionId: string, capacity: number | null): Promise<void> {
  await tx.query({
    name: 'seats-insert',
    text: 'insert into mission_seats (mission_id, capacity) values ($1, $2)',
    values: [missionId, capacity],
  })
}

/**
 * Takes the lock that every change of a mission or of its participants passes through. Lock first, read the rest after:
 * a statement that does both would see the participants as they were before it had to wait.
 * @throws Refusal NOT_FOUND
 */
export async function lock(tx: Tx, missionId: string): Promise<Seats> {
  const { rows } = await tx.query<Seats>({
    name: 'seats-lock',
    text: `select ${table.select()} from mission_seats where mission_id = $1 for update`,
    values: [missionId],
  })
  return rows[0] ?? refuse('NOT_FOUND')
}

const update = table.without('capacity').update({ name: 'seats-save', by: ['missionId'] })

/** Writes the counters back; the row is locked by this transaction. */
export function save(tx: Tx, seats: Seats): void {
  tx.write(update(seats))
}

/** Changes how many places there are; the caller has made sure that those that are taken still have room. */
export async function changeCapacity(tx: Tx, missionId: string, capacity: number | null): Promise<void> {
  await tx.query({
    name: 'seats-capacity',
    text: 'update mission_seats set capacity = $2 where mission_id = $1',
    values: [missionId, capacity],
  })
}
