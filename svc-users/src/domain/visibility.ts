import type { Role, UserStatus } from '@ensemble/contracts/enumerations'
import { reachOf } from '@ensemble/contracts/permissions'

export interface Reader {
  id: string
  role: Role
  departmentCode: string | null
}

interface Seen {
  id: string
  role: Role
  status: UserStatus
  departmentCode: string | null
}

/**
 * How much of a user a reader sees:
 * - `self`: everything
 * - `full`: everything but tutorial and consents, for admins
 * - `department`: identity, member type and engagement, for the referent of a member's department; e-mail and phone
 *   once the account was approved
 * - `participant`: name, contacts, profile and engagement, for those who run a mission the person takes part in; not what
 *   they are trained for (decision 210)
 * - `staff_card`: name and post of a staff member
 */
export type View = 'self' | 'full' | 'department' | 'participant' | 'staff_card'

/**
 * Which view a reader gets.
 * @param takesPart whether the person takes part in a mission that the reader manages
 * @returns null when the reader may not know that the person exists
 */
export function viewOf(reader: Reader, user: Seen, takesPart: boolean): View | null {
  if (reader.id === user.id) return 'self'
  const reach = reachOf('user.see', reader.role)
  if (reach === 'all') return 'full'
  if (user.status === 'deleted') return null
  if (reach === 'department_or_managed' && user.role === 'member' && user.departmentCode === reader.departmentCode) {
    return 'department'
  }
  if (reach !== 'staff_card' && takesPart) return 'participant'
  return user.role !== 'member' && user.status === 'validated' ? 'staff_card' : null
}
