import { soonDays } from '@ensemble/contracts/patience'
import type { CallToMake } from '@ensemble/contracts/users/by-telephone'
import type { Queryable } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { type AskedCalls, callsInReach, reachValues } from '../data/calls-to-make.ts'
import { daysAfter } from '../domain/days.ts'

/**
 * What people without an e-mail address are to be told by telephone: what is needed soon, the soonest first,
 * then the longest waiting.
 * @throws Refusal PAGE_OUT_OF_RANGE
 */
export async function listCalls(db: Queryable, input: AskedCalls & { page?: number; pageSize?: number }) {
  const { page = 0, pageSize = 25, ...asked } = input
  const { rows } = await db.query<{ row: CallToMake | null; total: number }>({
    name: 'calls-to-make-list',
    text: `with open as materialized (
        select c.*, case when c.needed_by < $8::timestamptz then c.needed_by end as soon,
          u.first_name, u.last_name, u.department_code, u.phone
        from calls_to_make c join users u on u.id = c.user_id where ${callsInReach}
      ), counted as (select count(*)::int as total from open)
      select counted.total, paged.row from counted left join lateral (
        select json_build_object('id', o.id, 'since', to_char(o.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'neededBy', to_char(o.soon at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'late', o.since < $4::timestamptz or o.soon is not null,
          'subject', o.subject, 'text', o.body, 'missionId', o.mission_id, 'asksToKeep', o.kind = 'keep_account',
          'person', json_build_object('id', o.user_id, 'displayName', o.first_name || ' ' || o.last_name,
            'departmentCode', o.department_code, 'phone', o.phone)) as row
        from open o order by o.soon nulls last, o.since, o.id limit $6 offset $7
      ) paged on true`,
    values: [...reachValues(asked), pageSize, page * pageSize, daysAfter(asked.at, soonDays)],
  })
  const total = rows[0]?.total ?? 0
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1)
  if (page > lastPage) refuse('PAGE_OUT_OF_RANGE')
  return { items: rows.flatMap(({ row }) => row ?? []), total, totalIsCapped: false, page, pageSize, lastPage }
}
