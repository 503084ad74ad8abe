import type { MissionHistoryAction } from '@ensemble/contracts/missions/http'
import type { Tx } from '@ensemble/service-kit/database'

export interface HistoryEntry {
  missionId: string
  at: Date
  /** null when the clock did it. */
  actorId: string | null
  action: MissionHistoryAction
  detail?: Record<string, string | number | null>
}

/** Adds a line to what happened to a mission; lines are never changed. */
export async function append(tx: Tx, entry: HistoryEntry): Promise<void> {
  await tx.query({
    name: 'mission-history-append',
    text: 'insert into mission_history (mission_id, at, actor_id, action, detail) values ($1, $2, $3, $4, $5)',
    values: [entry.missionId, entry.at, entry.actorId, entry.action, JSON.stringify(entry.detail ?? {})],
  })
}
