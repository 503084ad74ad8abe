import type { CallData } from '@ensemble/contracts/schemas'
import type { PossibleManager } from '@ensemble/contracts/users/possible-manager'
import type { Database } from '@ensemble/service-kit/database'
import type { ListColumns } from '@ensemble/service-kit/lists/column'
import { conditionsOf, Values } from '@ensemble/service-kit/lists/conditions'
import { listPage } from '@ensemble/service-kit/lists/list-page'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import { selectList } from '@ensemble/service-kit/table'
import { users } from '../data/user-table.ts'
import { searchPatterns } from './plain.ts'

type ManagerList = Omit<CallData<'user.list'>, 'items'> & { items: PossibleManager[] }

const displayName = `u.first_name || ' ' || u.last_name`

export const managerColumns: ListColumns = {
  id: { sql: 'u.id::text', kind: 'text', filterable: true },
  lastName: { sql: 'u.last_name', kind: 'text', sortable: true },
  role: { sql: 'u.role', kind: 'enum', filterable: true },
  departmentCode: { sql: 'u.department_code', kind: 'enum', filterable: true },
}

/**
 * Staff with an open account, who may be chosen to run a mission: what any member sees of a mission's contact, and no
 * address. Whether the reader may is decided before.
 * @param departmentCode the one department whose staff a referent chooses from; null for any
 * @throws Refusal PAGE_OUT_OF_RANGE
 */
export async function listPossibleManagers(
  db: Database,
  departmentCode: string | null,
  request: ListRequest,
): Promise<ManagerList> {
  const values = new Values()
  const where = [
    `u.role <> 'member' and u.status = 'validated'`,
    departmentCode === null ? 'true' : `u.department_code = ${values.add(departmentCode)}`,
    conditionsOf(request.filters, managerColumns, values),
    ...searchPatterns(request.search).map((pattern) => `plain(' ' || ${displayName}) like ${values.add(pattern)}`),
  ].join(' and ')
  const { rows, ...page } = await listPage<PossibleManager>(db, {
    select: selectList({ ...users.pick('id', 'role', 'departmentCode').columns('u'), displayName }),
    from: 'users u',
    where,
    values,
    tieBreaker: 'u.id',
    columns: managerColumns,
    request,
    orderBy: `u.last_name ${request.order}, u.first_name ${request.order}`,
  })
  return { ...page, items: rows }
}
