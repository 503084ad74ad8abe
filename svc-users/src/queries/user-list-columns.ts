import { departments } from '@ensemble/contracts/departments'
import { profileTypes, roles, userStatuses } from '@ensemble/contracts/enumerations'
import { awaitedSteps } from '@ensemble/contracts/users/account-acts'
import type { ListColumns } from '@ensemble/service-kit/lists/column'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import type { ListScope } from '../domain/list-scope.ts'

const departmentCodes = departments.map(({ code }) => code)

/**
 * Columns of the list of users for filters, sorts and facets. Names compare without accents and capitals. A referent
 * does not see the address of who asks for an account, so may not search it either.
 */
export function userListColumns(scope: ListScope): ListColumns {
  const all = { sortable: true, filterable: true }
  return {
    id: { sql: 'u.id::text', kind: 'text', filterable: true },
    firstName: { ...words('u.first_name'), ...all },
    lastName: { ...words('u.last_name'), ...all },
    email: { ...words(emailShown(scope)), ...all },
    role: { sql: 'u.role', kind: 'enum', facet: true, values: roles, ...all },
    status: { sql: 'u.status', kind: 'enum', facet: true, values: userStatuses, ...all },
    profileType: { sql: 'u.profile_type', kind: 'enum', facet: true, values: profileTypes, postOnly: true, ...all },
    departmentCode: { sql: 'u.department_code', kind: 'enum', facet: true, values: departmentCodes, ...all },
    createdAt: { sql: 'u.created_at', kind: 'date', ...all },
    lastLoginAt: { sql: 'u.last_login_at', kind: 'date', ...all },
    awaits: {
      sql: `(${awaitsOfPending})`,
      kind: 'enum',
      filterable: true,
      facet: true,
      values: awaitedSteps,
      // The same in the words of the index users_awaiting, which holds each step in the order of its accounts.
      equals: (step) => `u.status = 'pending_approval' and ${awaits} = ${step}`,
    },
    invitationSentAt: { sql: 'u.invitation_sent_at', kind: 'date', ...all },
    invitationExpiresAt: { sql: 'u.invitation_expires_at', kind: 'date', ...all },
    byTelephone: { sql: `(${byTelephoneSql})`, kind: 'boolean', filterable: true },
    participationCount: { sql: 'u.participation_count', kind: 'integer', ...all },
  }
}

/** Compared without accents and capitals. */
function words(sql: string) {
  return { sql: plain(sql), asHeld: plain, kind: 'text' } as const
}

function plain(text: string): string {
  return `plain(${text})`
}

/** What a pending account waits for; the same words as in the index users_awaiting, which they must meet. */
export const awaits = `case when u.email_verified_at is not null then 'approval'
  when u.invitation_expires_at is not null then 'invitation' else 'confirmation' end`

export const awaitsOfPending = `case when u.status = 'pending_approval' then ${awaits} end`

/** Kept by a team; the same words as in the index users_by_telephone. */
export const byTelephoneSql = `u.email is null and u.status <> 'deleted'`

export function emailShown(scope: ListScope): string {
  if (scope.kind === 'all') return 'u.email'
  // Who was invited is known by their address alone, and to staff by having typed it.
  return `case when u.status <> 'pending_approval' or ${awaits} = 'invitation' then u.email end`
}

/**
 * The text that the search looks into; for all users it is the indexed expression, letter for letter. It begins with
 * a space, so that the pattern of a short word also finds it at the start.
 */
export function searchedText(scope: ListScope): string {
  return `plain(' ' || u.first_name || ' ' || u.last_name || ' ' || coalesce(${emailShown(scope)}, ''))`
}

/** What the index of trigrams holds of each user: whatever a reader may search is part of it. */
export const indexedText = searchedText({ kind: 'all' })

/**
 * Orders that an index serves, and that people expect: names the French way, the family name before the first name;
 * equal roles, states and places by a second column. Who never came has been away for longest.
 */
export function userOrder(scope: ListScope, { sort, order }: Pick<ListRequest, 'sort' | 'order'>): string | undefined {
  const by = (...columns: string[]) => columns.map((column) => `u.${column} ${order}`).join(', ')
  // As an index holds them: without a value at the end, and at the beginning when it is read backwards.
  const nulls = order === 'asc' ? 'last' : 'first'
  switch (sort) {
    case 'lastName':
      return by('last_name', 'first_name')
    case 'firstName':
      return by('first_name', 'last_name')
    case 'createdAt':
      return by('created_at')
    case 'participationCount':
      return by('participation_count')
    case 'role':
      return by('role', 'last_name')
    case 'status':
      return by('status', 'created_at')
    case 'departmentCode':
      return `u.department_code ${order} nulls ${nulls}, ${by('status', 'last_name')}`
    // No index holds a profile: whoever the list is about is sorted.
    case 'profileType':
      return `u.profile_type ${order} nulls ${nulls}, ${by('last_name')}`
    case 'lastLoginAt':
      return `u.last_login_at ${order} nulls ${order === 'asc' ? 'first' : 'last'}`
    case 'email':
      // Without an address are deleted accounts alone, which a list of their own shows.
      return scope.kind === 'all' ? `plain(u.email) ${order} nulls ${nulls}` : undefined
    default:
      return undefined
  }
}

/** Columns that the indexed text is made of. */
export const nameFields: ReadonlySet<string> = new Set(['firstName', 'lastName', 'email'])
