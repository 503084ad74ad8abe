import type { Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

/** A request that somebody of a team left to a colleague. */
export interface PassedOnRequest {
  missionId: string
  /** Who asked to take part. */
  userId: string
  toId: string
  byId: string
  at: Date
  /** For the colleague; empty where nothing was written. */
  words: string
}

export const table = defineTable<PassedOnRequest>('passed_on_requests', {
  missionId: 'text',
  userId: 'uuid',
  toId: 'uuid',
  byId: 'uuid',
  at: 'timestamptz',
  words: 'text',
})

const insertRow = table.insert({ name: 'passed-on-request-insert' })

export async function insert(tx: Tx, passedOn: PassedOnRequest): Promise<void> {
  await tx.query(insertRow(passedOn))
}

/** Forgets what was said of somebody whose account ends. @returns how many rows */
export async function erasePerson(tx: Tx, userId: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'passed-on-request-erase-person',
    text: 'delete from passed_on_requests where user_id = $1',
    values: [userId],
  })
  return rowCount
}
