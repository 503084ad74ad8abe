import type { ParticipantRow } from '@ensemble/contracts/missions/http'
import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import { csvRows } from '@ensemble/service-kit/lists/csv'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import { refuse } from '@ensemble/service-kit/refusal'
import * as exports from '../data/exports.ts'
import * as missionHistory from '../data/mission-history.ts'
import type { Deps } from '../deps.ts'
import type { Actor } from '../domain/access.ts'

interface ParticipantsExport {
  actor: Actor
  missionId: string
  request: ListRequest
  /** Reads the list that the page shows, in the transaction of the note. */
  read: (tx: Tx, whole: ListRequest) => Promise<{ rows: ParticipantRow[] }>
}

/**
 * The participants of a mission for a file, noted before they are handed out, where the mission's team reads it too:
 * without the note there is no file. Fellow participants see first names on the page; nobody takes them away as a list.
 * @throws Refusal FORBIDDEN for members; as `read`
 */
export async function exportParticipants(
  deps: Deps,
  { actor, missionId, request, read }: ParticipantsExport,
): Promise<ParticipantRow[]> {
  if (actor.role === 'member') return refuse('FORBIDDEN')
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const { rows } = await read(tx, { ...request, page: 0, pageSize: csvRows })
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
