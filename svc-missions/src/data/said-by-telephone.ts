import type { OnBehalfAct } from '@ensemble/contracts/missions/participant'
import type { Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

/** A yes or a no that somebody gave by telephone, as a team noted it. */
export interface SaidByTelephone {
  missionId: string
  userId: string
  act: OnBehalfAct
  at: Date
  notedBy: string
  /** As they were read out; empty for a withdrawal, which agrees to nothing. */
  words: string
}

export const table = defineTable<SaidByTelephone>('said_by_telephone', {
  missionId: 'text',
  userId: 'uuid',
  act: 'text',
  at: 'timestamptz',
  notedBy: 'uuid',
  words: 'text',
})

const insertRow = table.insert({ name: 'said-by-telephone-insert' })

export async function insert(tx: Tx, said: SaidByTelephone): Promise<void> {
  await tx.query(insertRow(said))
}

/** Forgets what somebody said whose account ends. @returns how many rows */
export async function erasePerson(tx: Tx, userId: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'said-by-telephone-erase-person',
    text: 'delete from said_by_telephone where user_id = $1',
    values: [userId],
  })
  return rowCount
}
