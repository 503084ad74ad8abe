import type { ParticipantRow } from '@ensemble/contracts/missions/http'
import { inTransaction } from '@ensemble/service-kit/database'
import { csvRows } from '@ensemble/service-kit/lists/csv'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import { refuse } from '@ensemble/service-kit/refusal'
import * as exports from '../data/exports.ts'
import * as missionHistory from '../data/mission-history.ts'
import type { Deps } from '../deps.ts'
import type { Actor } from '../domain/access.ts'
import { listParticipants } from '../queries/list-participants.ts'

/**
 * The participants of a mission for a file, noted before they are handed out, where the mission's team reads it too:
 * without the note there is no file. Fellow participants see first names on the page; nobody takes them away as a list.
 * @throws Refusal NOT_FOUND, FORBIDDEN for members, OUT_OF_SCOPE for staff of another department
 */
export async function exportParticipants(
  deps: Deps,
  { actor, missionId, request }: { actor: Actor; missionId: string; request: ListRequest },
): Promise<ParticipantRow[]> {
  if (actor.role === 'member') return refuse('FORBIDDEN')
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const whole = { ...request, page: 0, pageSize: csvRows }
    const { rows } = await listParticipants(tx, { missionId, actor, request: whole })
    const { search, filters } = request
    await exports.append(tx, {
      at,
      actor,
      list: 'participants',
      missionId,
      asked: { search, filters },
      rows: rows.length,
    })
    await missionHistory.append(tx, {
      missionId,
      at,
      actorId: actor.id,
      action: 'export_participants',
      detail: { rows: rows.length },
    })
    return rows
  })
}
