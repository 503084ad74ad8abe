import type { MissionNoticeKind } from '@ensemble/contracts/missions/events'
import type { Queryable, Tx } from '@ensemble/service-kit/database'

/** Notes that people are told of an occasion. @returns false when they have been told of it already */
export async function note(
  tx: Tx,
  notice: { missionId: string; kind: MissionNoticeKind; occasion: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'mission-notice-note',
    text: `insert into mission_notices (mission_id, kind, occasion, told_at) values ($1, $2, $3, $4)
      on conflict do nothing`,
    values: [notice.missionId, notice.kind, notice.occasion, notice.at],
  })
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
