import { reachOf, type PermissionAction } from '@ensemble/contracts/permissions'
import type { Actor } from '../domain/access.ts'

interface Placeholders {
  me: string
  /** Added where it is used: PostgreSQL refuses a value that stands nowhere. */
  department: () => string
}

/**
 * SQL of the missions that somebody of the staff made or runs: `runs` of the domain, for a list. Needs `m`.
 * @param me placeholder of their id, null for a member: whoever has left the staff still stands in what they once made
 */
export function ownSql(me: string): string {
  return `(m.creator_id = ${me} or m.manager_ids @> array[${me}::uuid])`
}

/** SQL of the missions that an action of the matrix reaches: `reaches` of the domain, for a list. Needs `m`. */
export function inReach(action: PermissionAction, actor: Actor, { me, department }: Placeholders): string {
  const own = ownSql(me)
  const ofDepartment = () => `coalesce(m.department_code = ${department()}, false)`
  switch (reachOf(action, actor.role)) {
    case 'all':
      return 'true'
    case 'others':
      return `m.creator_id <> ${me}`
    case 'own':
    case 'managed':
      return own
    case 'department':
      return ofDepartment()
    case 'own_or_department':
    case 'department_or_managed':
      return `(${ofDepartment()} or ${own})`
    case 'own_or_national':
      return `(${own} or m.origin <> 'departmental_committee')`
    case 'staff_card':
    case 'no':
      return 'false'
  }
}
