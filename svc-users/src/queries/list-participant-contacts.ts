import type { CallData } from '@ensemble/contracts/schemas'
import type { ParticipantContact } from '@ensemble/contracts/users/http'
import type { Database } from '@ensemble/service-kit/database'
import type { ListColumns } from '@ensemble/service-kit/lists/column'
import { conditionsOf, Values } from '@ensemble/service-kit/lists/conditions'
import { listPage } from '@ensemble/service-kit/lists/list-page'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import { selectList } from '@ensemble/service-kit/table'
import { users } from '../data/user-table.ts'
import { reachableStates } from '../domain/participation.ts'
import { searchPatterns } from './plain.ts'

type ContactList = Omit<CallData<'user.list'>, 'items'> & { items: ParticipantContact[] }

const displayName = `u.first_name || ' ' || u.last_name`

export const contactColumns: ListColumns = {
  id: { sql: 'u.id::text', kind: 'text', filterable: true },
  lastName: { sql: 'u.last_name', kind: 'text', sortable: true },
  profileType: { sql: 'u.profile_type', kind: 'enum', sortable: true, filterable: true, facet: true, postOnly: true },
  departmentCode: { sql: 'u.department_code', kind: 'enum', sortable: true, filterable: true, facet: true },
}

const contact = selectList({
  ...users.pick('id', 'phone', 'profileType', 'departmentCode').columns('u'),
  displayName,
  email: `coalesce(u.email, '')`,
} satisfies Record<keyof ParticipantContact, string>)

/**
 * How to reach the people who take part in a mission, or asked to. Whether the reader may is decided before.
 * @throws Refusal PAGE_OUT_OF_RANGE
 */
export async function listParticipantContacts(
  db: Database,
  missionId: string,
  request: ListRequest,
): Promise<ContactList> {
  const values = new Values()
  const where = [
    `p.mission_id = ${values.add(missionId)} and p.state = any(${values.add(reachableStates)})`,
    `u.status <> 'deleted'`,
    conditionsOf(request.filters, contactColumns, values),
    ...searchPatterns(request.search).map((pattern) => `plain(' ' || ${displayName}) like ${values.add(pattern)}`),
  ].join(' and ')
  const { rows, ...page } = await listPage<ParticipantContact>(db, {
    select: contact,
    from: 'participations p join users u on u.id = p.user_id',
    where,
    values,
    tieBreaker: 'u.id',
    columns: contactColumns,
    request,
  })
  return { ...page, items: rows }
}
