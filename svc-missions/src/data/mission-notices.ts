import type { MissionNoticeKind } from '@ensemble/contracts/missions/events'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

interface Notice {
  missionId: string
  kind: MissionNoticeKind
  occasion: string
  toldAt: Date
}

export const table = defineTable<Notice>('mission_notices', {
  missionId: 'text',
  kind: 'text',
  occasion: 'text',
  toldAt: 'timestamptz',
})

const insert = table.insert({ name: 'mission-notice-note', then: 'on conflict do nothing' })

/** Notes that people are told of an occasion. @returns false when they have been told of it already */
export async function note(tx: Tx, notice: Notice): Promise<boolean> {
  const { rowCount } = await tx.query(insert(notice))
  return rowCount === 1
}

/** When people were last told so of a mission, on any occasion; null = never. */
export async function lastTold(db: Queryable, missionId: string, kind: MissionNoticeKind): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>({
    name: 'mission-notice-last',
    text: 'select max(told_at) as at from mission_notices where mission_id = $1 and kind = $2',
    values: [missionId, kind],
  })
  return rows[0]?.at ?? null
}
