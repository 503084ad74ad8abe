import { patienceDays } from '@ensemble/contracts/patience'
import { reachOf } from '@ensemble/contracts/permissions'
import type { TerritoriesOfPeople, TerritoryOfPeople } from '@ensemble/contracts/users/territories'
import type { Queryable } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { daysAfter } from '../domain/days.ts'
import type { Reader } from '../domain/visibility.ts'
import { awaits } from './user-list-columns.ts'

/** Figures on fewer people would tell of them one by one; that there is nobody tells of nobody. */
const fewestPeople = 10

/**
 * Members, referents, late accounts and open needs of each department that has any, or of a referent's own (decision 154). Late
 * accounts are told exactly: they count answers that are owed, and the team sees each of them anyway.
 */
export async function territoriesOfPeople(
  db: Queryable,
  { reader, at }: { reader: Reader; at: Date },
): Promise<TerritoriesOfPeople> {
  const everywhere = reachOf('user.statistics', reader.role) === 'all'
  const { rows } = await db.query<{ row: TerritoryOfPeople }>({
    name: 'territories-of-people',
    text: `with counted as (
        select department_code, count(*) filter (where role = 'member') as members,
          count(*) filter (where role = 'referent') as referents
        from users
        where status <> 'deleted' and status = 'validated' and ($1::text is null or department_code = $1)
          and department_code is not null
        group by 1
      ), late as (
        select u.department_code, count(*) as accounts from users u
        where u.status = 'pending_approval' and ${awaits} = 'approval' and u.created_at < $2
          and ($1::text is null or u.department_code = $1) and u.department_code is not null
        group by 1
      ), told as (
        select department_code, count(*) as needs from needs
        where state in ('told', 'looked_at') and ($1::text is null or department_code = $1)
        group by 1
      )
      select json_build_object('departmentCode', department_code,
        'members', case when coalesce(members, 0) = 0 or members >= ${fewestPeople} then coalesce(members, 0) end,
        'referents', coalesce(referents, 0), 'lateAccounts', coalesce(accounts, 0), 'openNeeds', coalesce(needs, 0)) as row
      from counted full join late using (department_code) full join told using (department_code) order by department_code`,
    values: [
      everywhere ? null : (reader.departmentCode ?? refuse('OUT_OF_SCOPE')),
      daysAfter(at, -patienceDays.account),
    ],
  })
  return { territories: rows.map(({ row }) => row) }
}
