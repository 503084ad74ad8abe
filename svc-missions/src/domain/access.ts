import type { Role } from '@ensemble/contracts/enumerations'
import { reachOf, type PermissionAction } from '@ensemble/contracts/permissions'
import type { ParticipantState } from '@ensemble/contracts/states'
import { refuse } from '@ensemble/service-kit/refusal'
import { runs, type Mission } from './mission.ts'

/** Whoever asks: the part of a signed-in user that the rules look at. */
export interface Actor {
  id: string
  role: Role
  departmentCode: string | null
}

export type MissionInReach = Pick<Mission, 'creatorId' | 'managerIds' | 'departmentCode' | 'origin'>

/** Whether an action of the matrix reaches this mission. */
export function reaches(action: PermissionAction, actor: Actor, mission: MissionInReach): boolean {
  const ofDepartment = mission.departmentCode !== null && mission.departmentCode === actor.departmentCode
  switch (reachOf(action, actor.role)) {
    case 'all':
      return true
    case 'others':
      return mission.creatorId !== actor.id
    case 'own':
    case 'managed':
      return runs(mission, actor)
    case 'department':
      return ofDepartment
    case 'own_or_department':
    case 'department_or_managed':
      return ofDepartment || runs(mission, actor)
    case 'own_or_national':
      return runs(mission, actor) || mission.origin !== 'departmental_committee'
    case 'staff_card':
    case 'no':
      return false
  }
}

/**
 * Whether what a person takes part in is open to somebody: their own participations to everybody, those of others as
 * the matrix says.
 */
export function followsPerson(actor: Actor, person: Actor): boolean {
  if (actor.id === person.id) return true
  const reach = reachOf('mission.see_participations', actor.role)
  if (reach === 'all') return true
  const sameDepartment = person.departmentCode !== null && person.departmentCode === actor.departmentCode
  return reach === 'department' && person.role === 'member' && sameDepartment
}

/** Whether somebody may know of a mission at all: an approved one, one in their reach, or one that they take part in. */
export function seesMission(
  actor: Actor,
  mission: MissionInReach & Pick<Mission, 'approvalStatus'>,
  state: ParticipantState,
): boolean {
  const takesPart = state !== 'none' && state !== 'withdrawn'
  return mission.approvalStatus === 'approved' || takesPart || reaches('mission.see_unapproved', actor, mission)
}

/**
 * @throws Refusal FORBIDDEN when the role may never do it, OUT_OF_SCOPE when it may, but not on this mission
 */
export function requireReach(action: PermissionAction, actor: Actor, mission: MissionInReach): void {
  if (reachOf(action, actor.role) === 'no') refuse('FORBIDDEN')
  if (!reaches(action, actor, mission)) refuse('OUT_OF_SCOPE')
}
