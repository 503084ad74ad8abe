import { reachOf } from '@ensemble/contracts/permissions'
import type { WaitingVolunteer } from '@ensemble/contracts/users/volunteer-standing'
import type { Queryable } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { dayInParis } from '../domain/days.ts'
import type { Reader } from '../domain/visibility.ts'

/**
 * What members have declared and nobody has confirmed, or what has to be confirmed anew, the longest first.
 * @throws Refusal PAGE_OUT_OF_RANGE
 */
export async function volunteersWaiting(
  db: Queryable,
  { reader, at, page = 0, pageSize = 25 }: { reader: Reader; at: Date; page?: number; pageSize?: number },
) {
  const everywhere = reachOf('user.confirm_volunteer', reader.role) === 'all'
  const { rows } = await db.query<{ row: WaitingVolunteer | null; total: number }>({
    name: 'volunteers-waiting',
    text: `with waiting as materialized (
        select u.id, concat_ws(' ', u.first_name, u.last_name) as name, u.department_code, s.standing ->> 'kind' as kind,
          case when s.standing ->> 'confirmedAt' is null then (s.standing ->> 'declaredAt')::timestamptz
            else (s.standing ->> 'validUntil')::timestamptz end as since
        from users u cross join lateral jsonb_array_elements(u.volunteer_standings) s(standing)
        where u.status = 'validated' and u.role = 'member' and u.volunteer_kinds <> '{}'
          and ($1::text is null or u.department_code = $1) and u.id <> $5
          and (s.standing ->> 'confirmedAt' is null or s.standing ->> 'validUntil' < $2)
      ), counted as (select count(*)::int as total from waiting)
      select counted.total, paged.row from counted left join lateral (
        select json_build_object('userId', id, 'displayName', name, 'departmentCode', department_code, 'kind', kind,
          'since', to_char(since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as row
        from waiting order by since, id, kind limit $3 offset $4
      ) paged on true`,
    values: [everywhere ? null : (reader.departmentCode ?? ''), dayInParis(at), pageSize, page * pageSize, reader.id],
  })
  const total = rows[0]?.total ?? 0
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1)
  if (page > lastPage) refuse('PAGE_OUT_OF_RANGE')
  return { items: rows.flatMap(({ row }) => row ?? []), total, totalIsCapped: false, page, pageSize, lastPage }
}
