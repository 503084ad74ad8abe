import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

interface SharingEnd {
  userId: string
  missionId: string
  at: Date
}

export const table = defineTable<SharingEnd>('sharing_ends', {
  userId: 'uuid',
  missionId: 'uuid',
  at: 'timestamptz',
})

const insertRow = table.insert({
  name: 'sharing-ends-note',
  as: 'e',
  then: 'on conflict (user_id, mission_id) do update set at = greatest(e.at, excluded.at)',
})

/** Notes that somebody shares nothing with the team of a mission from now on; the last time counts. */
export async function note(tx: Tx, end: SharingEnd): Promise<void> {
  await tx.query(insertRow(end))
}

/** When somebody last ended the sharing with the team of a mission. */
export async function find(db: Queryable, userId: string, missionId: string): Promise<Date | undefined> {
  const { rows } = await db.query<{ at: Date }>({
    name: 'sharing-ends-find',
    text: 'select at from sharing_ends where user_id = $1 and mission_id = $2',
    values: [userId, missionId],
  })
  return rows[0]?.at
}
