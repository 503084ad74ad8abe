import { reachOf } from '@ensemble/contracts/permissions'
import { totalCap } from '@ensemble/contracts/total-cap'
import type { Queryable } from '@ensemble/service-kit/database'
import type { Reader } from '../domain/visibility.ts'

/** Accounts that wait for this reader's approval, counted up to the cap of a list. */
export async function countAwaitingApproval(db: Queryable, reader: Reader): Promise<number> {
  const reach = reachOf('user.approve', reader.role)
  if (reach === 'no') return 0
  const { rows } = await db.query<{ count: number }>({
    name: 'users-count-awaiting-approval',
    text: `select count(*)::int as count from (
             select 1 from users
             where status = 'pending_approval' and ($1::text is null or (department_code = $1 and role = 'member'))
             limit $2) counted`,
    values: [reach === 'all' ? null : reader.departmentCode, totalCap],
  })
  return rows[0]?.count ?? 0
}
