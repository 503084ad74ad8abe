import { reachOf } from '@ensemble/contracts/permissions'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Values } from '@ensemble/service-kit/lists/conditions'
import type { Actor } from '../domain/access.ts'
import { now, reader } from './browse-columns.ts'
import { ownSql } from './in-reach.ts'
import { notOverSql } from '../data/mission-traits.ts'

type StaffScope = 'all' | 'department' | 'mine'

/** What is over is for everybody, like what is open, where they name it. */
export type BrowseScope = StaffScope | 'over'

export const notEndedSql = `(m.end_at is null or m.end_at >= ${now})`

/**
 * What a member may browse: approved, not closed, and not over. The indexes of browsing hold the first three, and what
 * was not over when the clock looked last; the comparison is right between two looks as well.
 */
export const openSql = `m.approval_status = 'approved' and m.closed_at is null and m.deleted_at is null
  and ${notOverSql} and ${notEndedSql}`

/** What a member was once able to browse: the page of each is open to them still. */
const overSql = `m.approval_status = 'approved' and m.deleted_at is null and (m.closed_at is not null or m.end_at < ${now})`

/** Whoever asks for a scope is of the staff. */
const mine = ownSql(reader)

/**
 * The missions that a list shows its reader, before any filter.
 * @param scope staff alone widen what they see beyond open missions and those that are over
 * @throws Refusal FORBIDDEN when a member asks for a scope of the staff
 */
export function scopeSql(actor: Actor, scope: BrowseScope | undefined, values: Values): string {
  if (!scope) return openSql
  if (scope === 'over') return overSql
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
