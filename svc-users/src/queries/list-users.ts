import type { Filter } from '@ensemble/contracts/lists'
import type { CallData } from '@ensemble/contracts/schemas'
import type { UserRow } from '@ensemble/contracts/users/http'
import type { Queryable } from '@ensemble/service-kit/database'
import { conditionsOf, escapeLike, Values } from '@ensemble/service-kit/lists/conditions'
import { listPage, type ListPage } from '@ensemble/service-kit/lists/list-page'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import { selectList } from '@ensemble/service-kit/table'
import { users } from '../data/user-table.ts'
import type { ListScope } from '../domain/list-scope.ts'
import { searchPatterns } from './plain.ts'
import type { UserFileRow } from './user-csv-columns.ts'
import {
  awaits,
  awaitsOfPending,
  byTelephoneSql,
  emailShown,
  indexedText,
  nameFields,
  searchedText,
  userListColumns,
  userOrder,
} from './user-list-columns.ts'

type UserList = Omit<CallData<'user.list'>, 'items'> & { items: UserRow[] }

const plainColumns = users
  .pick(
    'id',
    'firstName',
    'lastName',
    'role',
    'status',
    'profileType',
    'departmentCode',
    'createdAt',
    'lastLoginAt',
    'invitationSentAt',
    'invitationExpiresAt',
  )
  .columns('u')

/**
 * One page of the users in a scope. Pages are counted up to 1,000 rows, which also bounds how far one may jump; beyond,
 * people narrow the list by search and filters.
 * @throws Refusal PAGE_OUT_OF_RANGE, VALIDATION_FAILED for a filter that does not suit its column
 */
export async function listUsers(db: Queryable, scope: ListScope, request: ListRequest): Promise<UserList> {
  const { rows, ...page } = await readUsers<UserRow>(db, scope, request, shownColumns(scope))
  return { ...page, items: rows.map(toRow) }
}

/** The same for a file, with how to reach each of them. @throws Refusal VALIDATION_FAILED as `listUsers` */
export async function listUsersForFile(db: Queryable, scope: ListScope, request: ListRequest): Promise<UserFileRow[]> {
  const phone = scope.kind === 'all' ? 'u.phone' : `case when u.status <> 'pending_approval' then u.phone end`
  const newsletter = scope.kind === 'all' ? 'u.newsletter' : 'null::boolean'
  const columns = { ...shownColumns(scope), phone, newsletter } satisfies Record<keyof UserFileRow, string>
  const { rows } = await readUsers<UserFileRow>(db, scope, request, columns)
  return rows.map((row) => ({ ...row, ...toRow(row) }))
}

function shownColumns(scope: ListScope) {
  return {
    ...plainColumns,
    email: `coalesce(${emailShown(scope)}, '')`,
    participationCount: 'u.participation_count',
    awaits: awaitsOfPending,
    byTelephone: byTelephoneSql,
    passedOn: passedOnSql,
    suspension: scope.kind === 'all' ? suspensionSql : 'null::jsonb',
  } satisfies Record<keyof UserRow, string>
}

/** A request that its department has left to the admins. */
const passedOnSql = `case when u.passed_on_at is not null and u.status = 'pending_approval' then jsonb_build_object(
  'at', to_char(u.passed_on_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'byName', (select b.first_name || ' ' || b.last_name from users b where b.id = u.passed_on_by)) end`

/** Until when somebody is suspended, and why. */
const suspensionSql = `case when u.status = 'suspended' then jsonb_build_object(
  'until', u.suspended_until, 'reason', u.status_reason) end`

async function readUsers<Row extends UserRow>(
  db: Queryable,
  scope: ListScope,
  request: ListRequest,
  shown: Record<keyof Row & string, string>,
): Promise<ListPage<Row>> {
  const columns = userListColumns(scope)
  const values = new Values()
  const { filters } = request
  const where = [
    inScope(scope, values),
    conditionsOf(filters, columns, values),
    ...filters.flatMap((filter) => inIndexOfPending(filter, values)),
    ...searchPatterns(request.search).map((pattern) => {
      const wanted = values.add(pattern)
      const searched = searchedText(scope)
      // The same twice over would look to the planner as if hardly anybody met it.
      return [...new Set([indexedText, searched])].map((text) => `${text} like ${wanted}`).join(' and ')
    }),
    ...filters.flatMap((filter) => containedInIndexedText(filter, values)),
  ].join(' and ')
  return listPage<Row>(db, {
    select: selectList(shown),
    from: 'users u',
    where,
    values,
    tieBreaker: 'u.id',
    columns,
    request,
    orderBy: userOrder(scope, request),
  })
}

/** A part of a name or address is also a part of the indexed text: that finds the few rows that the filter then reads. */
function containedInIndexedText({ field, operator, value }: Filter, values: Values): string[] {
  return operator === 'contains' && nameFields.has(field)
    ? [`${indexedText} like plain(${values.add(`%${escapeLike(String(value))}%`)})`]
    : []
}

/** The same condition in the words of the index users_awaiting, whose order one step alone keeps. */
function inIndexOfPending({ field, operator, value }: Filter, values: Values): string[] {
  if (field !== 'awaits' || operator !== 'in') return []
  const wanted = (Array.isArray(value) ? value : [value]).map(String)
  return wanted.length === 1
    ? [`u.status = 'pending_approval' and ${awaits} = ${values.add(wanted[0])}`]
    : [`u.status = 'pending_approval' and ${awaits} = any(${values.add(wanted)}::text[])`]
}

function inScope(scope: ListScope, values: Values): string {
  if (scope.kind === 'all') return 'true'
  return `u.department_code = ${values.add(scope.departmentCode)} and u.status <> 'deleted'`
}

function toRow(row: UserRow): UserRow {
  return {
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    lastLoginAt: instant(row.lastLoginAt),
    invitationSentAt: instant(row.invitationSentAt),
    invitationExpiresAt: instant(row.invitationExpiresAt),
  }
}

function instant(value: string | null): string | null {
  return value === null ? null : new Date(value).toISOString()
}
