import { reachOf } from '@ensemble/contracts/permissions'
import type { LocalNeed } from '@ensemble/contracts/users/local-needs'
import type { Queryable } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Reader } from '../domain/visibility.ts'

export interface LocalNeedsInput {
  reader: Reader
  needId?: string
  departmentCode?: string
  page?: number
  pageSize?: number
}

/**
 * Local needs of a department, or of all for who looks after all of them: those that wait first, each kind the longest
 * waiting first.
 * @throws Refusal OUT_OF_SCOPE for another department than a referent's own, PAGE_OUT_OF_RANGE
 */
export async function listLocalNeeds(db: Queryable, input: LocalNeedsInput) {
  const { reader, needId, page = 0, pageSize = 25 } = input
  const everywhere = reachOf('user.follow_needs', reader.role) === 'all'
  const own = reader.departmentCode ?? ''
  const departmentCode = input.departmentCode ?? (everywhere ? null : own)
  if (!everywhere && departmentCode !== own) refuse('OUT_OF_SCOPE')
  const { rows } = await db.query<{ row: LocalNeed | null; total: number }>({
    name: 'local-needs-list',
    text: `with chosen as (
        select * from needs where ($1::text is null or department_code = $1) and ($2::uuid is null or id = $2)
      ), counted as (select count(*)::int as total from chosen)
      select counted.total, paged.row from counted left join lateral (
        select json_build_object('id', n.id, 'departmentCode', n.department_code, 'subject', n.subject,
          'message', n.message, 'toldBy', json_build_object('id', n.told_by,
            'displayName', concat_ws(' ', u.first_name, u.last_name)),
          'toldAt', ${instant('n.told_at')}, 'state', n.state, 'answeredAt', ${instant('n.answered_at')},
          'missionId', n.mission_id, 'answer', n.answer) as row
        from chosen n join users u on u.id = n.told_by
        order by n.answered_at is not null, case when n.answered_at is null then n.told_at end, n.answered_at desc, n.id
        limit $3 offset $4
      ) paged on true`,
    values: [departmentCode, needId ?? null, pageSize, page * pageSize],
  })
  const total = rows[0]?.total ?? 0
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1)
  if (page > lastPage) refuse('PAGE_OUT_OF_RANGE')
  return { items: rows.flatMap(({ row }) => row ?? []), total, totalIsCapped: false, page, pageSize, lastPage }
}

function instant(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
