import type { Role } from '../enumerations.ts'
import { reachOf } from '../permissions.ts'

/** Of a mission, what says who may reach its people. */
interface RunMission {
  managerIds: readonly string[]
  departmentCode: string | null
}

/**
 * Whether somebody may have the contacts of a mission's participants, and look for members to invite to it: its
 * managers, an admin, and a referent for the missions of their department. The service enforces it; screens offer
 * nothing that it would refuse.
 */
export function mayReachParticipants(
  reader: { id: string; role: Role; departmentCode: string | null },
  mission: RunMission,
): boolean {
  const reach = reachOf('user.list', reader.role)
  if (reach === 'no') return false
  if (reach === 'all' || mission.managerIds.includes(reader.id)) return true
  return reach === 'department' && mission.departmentCode !== null && mission.departmentCode === reader.departmentCode
}
