import type { Caller } from '@ensemble/contracts/users/by-telephone'
import { mostCallers } from '@ensemble/contracts/users/most-callers'
import { Values } from '@ensemble/service-kit/lists/conditions'
import type { Queryable } from '@ensemble/service-kit/database'
import { hearableDepartment } from '../domain/list-scope.ts'
import type { Reader } from '../domain/visibility.ts'
import { searchPatterns } from './plain.ts'
import { indexedText } from './user-list-columns.ts'

const displayName = `u.first_name || ' ' || u.last_name`

/**
 * Members of whom somebody on the telephone may be one, by a part of their name: also those whom a team may not ask, who
 * may still call it.
 * @throws Refusal FORBIDDEN, OUT_OF_SCOPE
 */
export async function findCallers(db: Queryable, reader: Reader, search: string): Promise<Caller[]> {
  const departmentCode = hearableDepartment(reader)
  const patterns = searchPatterns(search)
  if (patterns.length === 0) return []
  const values = new Values()
  const where = [
    `u.role = 'member' and u.status = 'validated'`,
    departmentCode === null ? 'true' : `u.department_code = ${values.add(departmentCode)}`,
    ...patterns.map((pattern) => {
      const name = values.add(pattern)
      return `${indexedText} like ${name} and plain(' ' || ${displayName}) like ${name}`
    }),
  ].join(' and ')
  const { rows } = await db.query<{ caller: Caller }>({
    text: `select json_build_object('id', u.id, 'displayName', ${displayName}, 'departmentCode', u.department_code,
        'byTelephone', u.email is null) as caller
      from users u where ${where} order by u.last_name, u.first_name, u.id limit ${mostCallers}`,
    values: values.list,
  })
  return rows.map(({ caller }) => caller)
}
