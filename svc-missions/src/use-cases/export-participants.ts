import type { ParticipantRow } from '@ensemble/contracts/missions/http'
import type { Tx } from '@ensemble/service-kit/database'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import { refuse } from '@ensemble/service-kit/refusal'
import * as missionHistory from '../data/mission-history.ts'
import type { Deps } from '../deps.ts'
import type { Actor } from '../domain/access.ts'
import { exportList } from './export-list.ts'

interface ParticipantsExport {
  actor: Actor
  missionId: string
  request: ListRequest
  read: (tx: Tx, whole: ListRequest) => Promise<{ rows: ParticipantRow[] }>
}

/**
 * The participants of a mission for a file, noted where the mission's team reads it too. Fellow participants see first
 * names on the page; nobody takes them away as a list.
 * @throws Refusal FORBIDDEN for members; as `read`
 */
export async function exportParticipants(deps: Deps, asked: ParticipantsExport): Promise<ParticipantRow[]> {
  const { actor, missionId } = asked
  if (actor.role === 'member') return refuse('FORBIDDEN')
  return exportList(deps, {
    ...asked,
    list: 'participants',
    note: (tx, { at, rows }) =>
      missionHistory.append(tx, { missionId, at, actorId: actor.id, action: 'export_participants', detail: { rows } }),
  })
}
