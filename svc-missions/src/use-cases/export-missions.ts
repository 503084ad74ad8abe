import type { ManagedMission, ManagedScope } from '@ensemble/contracts/missions/http'
import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import { csvRows } from '@ensemble/service-kit/lists/csv'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import * as exports from '../data/exports.ts'
import type { Deps } from '../deps.ts'
import type { Actor } from '../domain/access.ts'

interface MissionsExport {
  actor: Actor
  scope: ManagedScope
  request: ListRequest
  /** Reads the list that the page shows, in the transaction of the note. */
  read: (tx: Tx, whole: ListRequest) => Promise<{ rows: ManagedMission[] }>
}

/**
 * The missions of a scope for a file, noted before they are handed out: without the note there is no file.
 * @throws Refusal as `read`
 */
export async function exportMissions(
  deps: Deps,
  { actor, scope, request, read }: MissionsExport,
): Promise<ManagedMission[]> {
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const { rows } = await read(tx, { ...request, page: 0, pageSize: csvRows })
    const { search, filters } = request
    const asked = { scope, search, filters }
    await exports.append(tx, { at, actor, list: 'missions', missionId: null, asked, rows: rows.length })
    return rows
  })
}
