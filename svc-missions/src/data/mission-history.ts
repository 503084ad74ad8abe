import type { MissionHistoryAction } from '@ensemble/contracts/missions/http'
import type { Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

export interface HistoryEntry {
  missionId: string
  at: Date
  /** null when the clock did it. */
  actorId: string | null
  action: MissionHistoryAction
  detail?: Record<string, string | number | null>
}

export const table = defineTable<Required<HistoryEntry>>('mission_history', {
  missionId: 'text',
  at: 'timestamptz',
  actorId: 'uuid',
  action: 'text',
  detail: 'jsonb',
})

const insert = table.insert({ name: 'mission-history-append' })

/** Adds a line to what happened to a mission; lines are never changed. */
export async function append(tx: Tx, entry: HistoryEntry): Promise<void> {
  await tx.query(insert({ ...entry, detail: entry.detail ?? {} }))
}
