import { reachOf } from '@ensemble/contracts/permissions'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Values } from '@ensemble/service-kit/lists/conditions'
import type { Actor } from '../domain/access.ts'
import { now, reader } from './browse-columns.ts'

export type StaffScope = 'all' | 'department' | 'mine'

/**
 * What a member may browse: approved, not closed, and not over. The partial indexes carry the first three, and the last
 * one behind their order: what is over and not closed yet lies before the rest, and is passed without being read.
 */
const open = `m.approval_status = 'approved' and m.closed_at is null and m.deleted_at is null
  and coalesce(m.end_at, 'infinity') >= ${now}`

const mine = `(m.creator_id = ${reader} or m.manager_ids @> array[${reader}::uuid])`

/**
 * The missions that a list shows its reader, before any filter.
 * @param scope staff alone widen what they see beyond open missions (decisions.md §5 and §6)
 * @throws Refusal FORBIDDEN when a member asks for a scope
 */
export function scopeSql(actor: Actor, scope: StaffScope | undefined, values: Values): string {
  if (!scope) return open
  const reach = reachOf('mission.see_unapproved', actor.role)
  if (reach === 'no') return refuse('FORBIDDEN')
  const place = () => values.add(actor.departmentCode ?? 'national')
  const seen = () =>
    reach === 'all' ? 'true' : `(m.approval_status = 'approved' or m.place_code = ${place()} or ${mine})`
  switch (scope) {
    case 'mine':
      return `m.deleted_at is null and ${mine}`
    case 'department':
      return `m.deleted_at is null and m.place_code = ${place()} and ${seen()}`
    case 'all':
      return `m.deleted_at is null and ${seen()}`
  }
}
