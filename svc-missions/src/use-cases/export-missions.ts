import type { ManagedMission, ManagedScope } from '@ensemble/contracts/missions/http'
import { inTransaction } from '@ensemble/service-kit/database'
import { csvRows } from '@ensemble/service-kit/lists/csv'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import * as exports from '../data/exports.ts'
import type { Deps } from '../deps.ts'
import type { Actor } from '../domain/access.ts'
import { managedMissions } from '../queries/managed-missions.ts'

/**
 * The missions of a scope for a file, noted before they are handed out: without the note there is no file.
 * @throws Refusal FORBIDDEN for a scope that the role does not have
 */
export async function exportMissions(
  deps: Deps,
  { actor, scope, request }: { actor: Actor; scope: ManagedScope; request: ListRequest },
): Promise<ManagedMission[]> {
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const whole = { ...request, page: 0, pageSize: csvRows }
    const { rows } = await managedMissions(tx, { actor, scope, at, request: whole })
    const { search, filters } = request
    const asked = { scope, search, filters }
    await exports.append(tx, { at, actor, list: 'missions', missionId: null, asked, rows: rows.length })
    return rows
  })
}
