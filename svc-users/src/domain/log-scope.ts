import { reachOf } from '@ensemble/contracts/permissions'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Reader } from './visibility.ts'

/** Whose acts somebody may read of: everybody's, those on missions that they run, those of their members, their own. */
export type LogScope =
  | { kind: 'all' }
  | { kind: 'managed'; managerId: string }
  | { kind: 'department'; departmentCode: string }
  | { kind: 'own'; actorId: string }

/**
 * Scope of the log of activity.
 * @throws Refusal OUT_OF_SCOPE for a referent without a department
 */
export function logScope(reader: Reader): LogScope {
  const reach = reachOf('activity.view_log', reader.role)
  if (reach === 'all') return { kind: 'all' }
  if (reach === 'department') {
    return { kind: 'department', departmentCode: reader.departmentCode ?? refuse('OUT_OF_SCOPE') }
  }
  return reader.role === 'member' ? { kind: 'own', actorId: reader.id } : { kind: 'managed', managerId: reader.id }
}
