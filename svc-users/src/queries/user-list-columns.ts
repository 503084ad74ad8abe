import type { ListColumns } from '@ensemble/service-kit/lists/column'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import type { ListScope } from '../domain/list-scope.ts'
import { dayAsInstants } from './day-filters.ts'
import { plain } from './plain.ts'

/**
 * Columns of the list of users for filters, sorts and facets (decisions.md §5). Names compare without accents and
 * capitals. A referent does not see the address of who asks for an account (decisions.md §1), so may not search it
 * either.
 */
export function userListColumns(scope: ListScope): ListColumns {
  const all = { sortable: true, filterable: true }
  return {
    id: { sql: 'u.id::text', kind: 'text', filterable: true },
    firstName: { sql: 'plain(u.first_name)', kind: 'text', ...all },
    lastName: { sql: 'plain(u.last_name)', kind: 'text', ...all },
    email: { sql: `plain(${emailShown(scope)})`, kind: 'text', ...all },
    role: { sql: 'u.role', kind: 'enum', facet: true, ...all },
    status: { sql: 'u.status', kind: 'enum', facet: true, ...all },
    profileType: { sql: 'u.profile_type', kind: 'enum', facet: true, postOnly: true, ...all },
    departmentCode: { sql: 'u.department_code', kind: 'enum', facet: true, ...all },
    createdAt: { sql: 'u.created_at', kind: 'date', ...all },
    lastLoginAt: { sql: 'u.last_login_at', kind: 'date', ...all },
    awaits: { sql: `(${awaitsOfPending})`, kind: 'enum', filterable: true, facet: true },
    invitationSentAt: { sql: 'u.invitation_sent_at', kind: 'date', ...all },
    invitationExpiresAt: { sql: 'u.invitation_expires_at', kind: 'date', ...all },
    participationCount: { sql: 'u.participation_count', kind: 'number', ...all },
  }
}

/** What a pending account waits for; the same words as in the index users_awaiting, which they must meet. */
export const awaits = `case when u.email_verified_at is not null then 'approval'
  when u.invitation_expires_at is not null then 'invitation' else 'confirmation' end`

export const awaitsOfPending = `case when u.status = 'pending_approval' then ${awaits} end`

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

/** Orders that an index serves, or that people expect: names the French way, the family name before the first name. */
export function userOrder({ sort, order }: Pick<ListRequest, 'sort' | 'order'>): string | undefined {
  switch (sort) {
    case 'lastName':
      return `u.last_name ${order}, u.first_name ${order}`
    case 'firstName':
      return `u.first_name ${order}, u.last_name ${order}`
    case 'createdAt':
      return `u.created_at ${order}`
    case 'participationCount':
      return `u.participation_count ${order}`
    default:
      return undefined
  }
}

/** Columns that the indexed text is made of. */
export const nameFields: ReadonlySet<string> = new Set(['firstName', 'lastName', 'email'])

const dayFields: ReadonlySet<string> = new Set(['createdAt', 'lastLoginAt', 'invitationSentAt', 'invitationExpiresAt'])

/** The same filters with names and addresses made comparable, and days turned into instants. */
export function comparable(filters: ListRequest['filters']): ListRequest['filters'] {
  return filters.flatMap((filter) => {
    const { field, value } = filter
    if (dayFields.has(field)) return dayAsInstants(filter)
    if (!nameFields.has(field) || value === undefined) return [filter]
    return [{ ...filter, value: Array.isArray(value) ? value.map(plain) : plain(String(value)) }]
  })
}
