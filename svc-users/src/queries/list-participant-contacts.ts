import type { CallData } from '@ensemble/contracts/schemas'
import type { ParticipantContact } from '@ensemble/contracts/users/http'
import type { Database } from '@ensemble/service-kit/database'
import type { ListColumns } from '@ensemble/service-kit/lists/column'
import { conditionsOf, Values } from '@ensemble/service-kit/lists/conditions'
import { listPage, type ListPage } from '@ensemble/service-kit/lists/list-page'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import { selectList } from '@ensemble/service-kit/table'
import { users } from '../data/user-table.ts'
import { reachableStates } from '../domain/participation.ts'
import { searchPatterns } from './plain.ts'
import type { ContactFileRow } from './user-csv-columns.ts'

type ContactList = Omit<CallData<'user.list'>, 'items'> & { items: ParticipantContact[] }

const displayName = `u.first_name || ' ' || u.last_name`

export const contactColumns: ListColumns = {
  id: { sql: 'u.id::text', kind: 'text', filterable: true },
  lastName: { sql: 'u.last_name', kind: 'text', sortable: true },
  profileType: { sql: 'u.profile_type', kind: 'enum', sortable: true, filterable: true, facet: true, postOnly: true },
  departmentCode: { sql: 'u.department_code', kind: 'enum', sortable: true, filterable: true, facet: true },
}

const contact = {
  ...users.pick('id', 'phone', 'profileType', 'departmentCode').columns('u'),
  displayName,
  email: `coalesce(u.email, '')`,
} satisfies Record<keyof ParticipantContact, string>

const contactForFile = {
  ...contact,
  ...users.pick('firstName', 'lastName').columns('u'),
} satisfies Record<keyof ContactFileRow, string>

/**
 * How to reach the people who take part in a mission, or asked to. Whether the reader may is decided before.
 * @throws Refusal PAGE_OUT_OF_RANGE
 */
export async function listParticipantContacts(
  db: Database,
  missionId: string,
  request: ListRequest,
): Promise<ContactList> {
  const { rows, ...page } = await readContacts<ParticipantContact>(db, missionId, request, contact)
  return { ...page, items: rows }
}

/** The same for a file. */
export async function contactsForFile(
  db: Database,
  missionId: string,
  request: ListRequest,
): Promise<ContactFileRow[]> {
  const { rows } = await readContacts<ContactFileRow>(db, missionId, request, contactForFile)
  return rows
}

function readContacts<Row extends ParticipantContact>(
  db: Database,
  missionId: string,
  request: ListRequest,
  shown: Record<keyof Row & string, string>,
): Promise<ListPage<Row>> {
  const values = new Values()
  const where = [
    `p.mission_id = ${values.add(missionId)} and p.state = any(${values.add(reachableStates)})`,
    `u.status <> 'deleted'`,
    conditionsOf(request.filters, contactColumns, values),
    ...searchPatterns(request.search).map((pattern) => `plain(' ' || ${displayName}) like ${values.add(pattern)}`),
  ].join(' and ')
  return listPage<Row>(db, {
    select: selectList(shown),
    from: 'participations p join users u on u.id = p.user_id',
    where,
    values,
    tieBreaker: 'u.id',
    columns: contactColumns,
    request,
  })
}
