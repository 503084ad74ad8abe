import type { MissionNoticeKind } from '@ensemble/contracts/missions/events'
import type { Tx } from '@ensemble/service-kit/database'
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
