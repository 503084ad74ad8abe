import type { Queryable, Tx } from '@ensemble/service-kit/database'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import { defineTable } from '@ensemble/service-kit/table'
import type { Actor } from '../domain/access.ts'

export interface Export {
  at: Date
  actor: Actor
  list: 'missions' | 'participants' | 'questionnaire' | 'quotes'
  missionId: string | null
  asked: Pick<ListRequest, 'search' | 'filters'> & { scope?: string }
  /** How many rows the file has. */
  rows: number
}

interface ExportRow extends Omit<Export, 'actor'> {
  actorId: string
  actorRole: string
  actorDepartment: string | null
}

export const table = defineTable<ExportRow>('exports', {
  at: 'timestamptz',
  actorId: 'uuid',
  actorRole: 'text',
  actorDepartment: 'text',
  list: 'text',
  missionId: 'text',
  asked: 'jsonb',
  rows: 'integer',
})

const insert = table.insert({ name: 'export-append' })

/** Notes that a list leaves as a file; until their time is over, lines are never changed. */
export async function append(tx: Tx, { actor, ...taken }: Export): Promise<void> {
  await tx.query(insert({ ...taken, actorId: actor.id, actorRole: actor.role, actorDepartment: actor.departmentCode }))
}

/** Empties what was searched and filtered by when lists were taken away before the given time. */
export async function forgetWordsBefore(db: Queryable, before: Date): Promise<void> {
  await db.query({
    name: 'exports-forget-words',
    text: `update exports set asked = asked - array['search', 'filters']
      where at < $1 and asked ?| array['search', 'filters']`,
    values: [before],
  })
}

/** Removes the lines of what was taken away before the given time. */
export async function removeBefore(db: Queryable, before: Date): Promise<void> {
  await db.query({ name: 'exports-remove-before', text: 'delete from exports where at < $1', values: [before] })
}
