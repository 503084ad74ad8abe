import type { Tx } from '@ensemble/service-kit/database'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import type { Actor } from '../domain/access.ts'

export interface Export {
  at: Date
  actor: Actor
  list: 'missions' | 'participants'
  missionId: string | null
  asked: Pick<ListRequest, 'search' | 'filters'> & { scope?: string }
  /** How many rows the file has. */
  rows: number
}

/** Notes that a list leaves as a file; lines are never changed. */
export async function append(tx: Tx, { at, actor, list, missionId, asked, rows }: Export): Promise<void> {
  await tx.query({
    name: 'export-append',
    text: `insert into exports (at, actor_id, actor_role, actor_department, list, mission_id, asked, rows)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [at, actor.id, actor.role, actor.departmentCode, list, missionId, JSON.stringify(asked), rows],
  })
}
