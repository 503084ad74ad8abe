import { reachOf } from '@ensemble/contracts/permissions'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Reader } from './visibility.ts'

/** Whom a list of users may hold: everybody, or the accounts of one department. */
export type ListScope = { kind: 'all' } | { kind: 'department'; departmentCode: string }

/**
 * Scope of a list of users.
 * @throws Refusal OUT_OF_SCOPE for staff who may list the people of a mission only, or have no department
 */
export function listScope(reader: Reader): ListScope {
  const reach = reachOf('user.list', reader.role)
  if (reach === 'all') return { kind: 'all' }
  if (reach === 'department' && reader.departmentCode) {
    return { kind: 'department', departmentCode: reader.departmentCode }
  }
  return refuse('OUT_OF_SCOPE')
}

/**
 * The one department whose members somebody may ask by name, or null for any.
 * @throws Refusal FORBIDDEN, OUT_OF_SCOPE for a referent without a department
 */
export function invitableDepartment(reader: Reader): string | null {
  const reach = reachOf('mission.add_participants', reader.role)
  if (reach === 'no') return refuse('FORBIDDEN')
  return reach === 'all' ? null : (reader.departmentCode ?? refuse('OUT_OF_SCOPE'))
}

/**
 * The one department of whose members somebody on the telephone may be one, or null for any.
 * @throws Refusal FORBIDDEN, OUT_OF_SCOPE for a referent without a department
 */
export function hearableDepartment(reader: Reader): string | null {
  const reach = reachOf('user.open_by_telephone', reader.role)
  if (reach === 'no') return refuse('FORBIDDEN')
  return reach === 'all' ? null : (reader.departmentCode ?? refuse('OUT_OF_SCOPE'))
}

/**
 * The one department whose staff somebody may choose from to run a mission, or null for any: where a mission may be
 * written for, there its managers are chosen.
 * @throws Refusal FORBIDDEN, OUT_OF_SCOPE for a referent without a department
 */
export function choosableDepartment(reader: Reader): string | null {
  const reach = reachOf('mission.create', reader.role)
  if (reach === 'no') return refuse('FORBIDDEN')
  return reach === 'all' ? null : (reader.departmentCode ?? refuse('OUT_OF_SCOPE'))
}
