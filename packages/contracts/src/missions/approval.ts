import type { MissionOrigin, Role } from '../enumerations.ts'

/** Whether a new mission waits for nobody's approval: an admin's, and what headquarters offer in their own name. */
export function isApprovedAtOnce(role: Role | null, origin: MissionOrigin | ''): boolean {
  return role === 'admin' || (role === 'headquarter_referent' && origin === 'headquarters_services')
}
