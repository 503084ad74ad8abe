import type { SeriesOf, Submission } from '@ensemble/contracts/missions/many'
import { same } from '../domain/mission-edit.ts'
import { instantSql } from './card.ts'

/** What leads a mission to wait for approval, and what it is called for those who approve. */
const kindSql = `case h.action when 'create' then 'new' when 'edit_content' then 'edited'
  when 'resubmit' then 'resubmitted' else 'rejection_revoked' end`

/** Since when a mission waits for approval; a trigger notes it. Needs `m`. */
export const submittedAtSql = 'coalesce(m.submitted_at, m.created_at)'

/** The last time that it was sent to those who approve: when, why and by whom. Needs `m`. */
export const submissionSql = `(select json_build_object('kind', ${kindSql}, 'since', ${instantSql(submittedAtSql)},
    'byName', sender.display_name, 'updatedAt', ${instantSql('m.updated_at')})
  from mission_history h left join members_v1 sender on sender.id = h.actor_id
  where h.mission_id = m.id and h.action in ('create', 'resubmit', 'edit_content', 'revoke_rejection')
  order by h.id desc limit 1)`

/** What was asked for when it was refused, unless it was approved since. Needs `m`. */
export const refusalSql = `(select json_build_object('reasonCode', h.detail ->> 'reasonCode',
    'comment', h.detail ->> 'comment', 'at', ${instantSql('h.at')})
  from mission_history h where m.refused_content is not null and h.mission_id = m.id and h.action = 'reject'
  order by h.id desc limit 1)`

/** Which of how many dates it is, among those that were not deleted. Needs `m`. */
export const placeInSeriesSql = `case when m.series_id is null then null else (
  select json_build_object('id', m.series_id, 'count', count(*)::int,
    'position', (count(*) filter (where (other.start_at, other.id) <= (m.start_at, m.id)))::int)
  from missions other where other.series_id = m.series_id and other.deleted_at is null) end`

/** All dates of its series: those that are approved, and to staff the others too. Needs `m`. */
export function seriesSql(staff: string): string {
  return `case when m.series_id is null then null else (
    select json_build_object('id', m.series_id, 'dates', json_agg(json_build_object('missionId', other.id,
      'startAt', ${instantSql('other.start_at')}, 'open', other.closed_at is null) order by other.start_at, other.id))
    from missions other where other.series_id = m.series_id and other.deleted_at is null
      and (other.id = m.id or other.approval_status = 'approved' or ${staff})) end`
}

export interface StoredSubmission {
  series: SeriesOf | null
  submission: Pick<Submission, 'kind' | 'since' | 'byName' | 'updatedAt'> | null
  refusal: Submission['refusal']
  /** What approvers have read before: what they approved, or what they refused. */
  reviewed: Record<string, unknown> | null
}

/** What differs from what approvers have read before, each with what stood there. */
export function submissionOf(
  { submission, refusal, reviewed }: StoredSubmission,
  view: Readonly<Record<string, unknown>>,
): Submission | undefined {
  if (!submission) return undefined
  const now = new Map(Object.entries(view))
  const before = Object.entries(reviewed ?? {}).filter(([field, value]) => !same(value ?? null, now.get(field) ?? null))
  return { ...submission, refusal, ...(reviewed && { before: Object.fromEntries(before) }) }
}
