import type {
  ApprovalStatus,
  MissionDomain,
  MissionMode,
  MissionOrigin,
  MissionScope,
  MissionType,
  RegistrationMode,
  Role,
  Skill,
  VolunteerKind,
} from '@ensemble/contracts/enumerations'
import type { MissionState } from '@ensemble/contracts/states'

/** What the rules need to know of a mission; its texts are of no interest to them. */
export interface Mission {
  id: string
  title: string
  type: MissionType
  domains: MissionDomain[]
  mode: MissionMode
  skills: Skill[]
  origin: MissionOrigin
  scope: MissionScope
  departmentCode: string | null
  startAt: Date
  endAt: Date | null
  /** When registration ends by itself; null = not before the mission is closed. */
  registrationClosesAt: Date | null
  registrationMode: RegistrationMode
  waitlistEnabled: boolean
  motivationRequired: boolean
  questions: string[]
  /** Who registers says which links of interest they have, or that there are none. */
  interestsDeclarationRequired: boolean
  requiredVolunteerKinds: VolunteerKind[]
  creatorId: string
  managerIds: string[]
  approvalStatus: ApprovalStatus
  approvedAt: Date | null
  rejectedAt: Date | null
  closedAt: Date | null
  closingNote: string | null
  /** A cancelled mission is closed as well. */
  cancelledAt: Date | null
  deletedAt: Date | null
}

/** The stored state of a mission, as the state table names it. */
export function stateOfMission(
  mission: Pick<Mission, 'approvalStatus' | 'rejectedAt' | 'closedAt' | 'cancelledAt' | 'deletedAt'>,
): MissionState {
  if (mission.deletedAt) return 'deleted'
  if (mission.cancelledAt) return 'cancelled'
  if (mission.closedAt) return 'closed'
  if (mission.approvalStatus === 'approved') return 'approved'
  return mission.rejectedAt ? 'rejected' : 'waiting_for_approval'
}

/**
 * True for a mission that people may count on: it was approved, and was not refused since. While a change of it waits for
 * approval it still takes place; before its first approval, and once it is refused, nobody waits for it.
 */
export function isAgreed(mission: Parameters<typeof stateOfMission>[0] & Pick<Mission, 'approvedAt'>): boolean {
  return mission.approvedAt !== null && stateOfMission(mission) !== 'rejected'
}

/** True for a mission that nobody changes any more. */
export function isOver(state: MissionState): boolean {
  return state === 'closed' || state === 'cancelled' || state === 'deleted'
}

/** True once the last moment of a mission is past; an ongoing mission ends when it is closed. */
export function hasEnded(mission: Pick<Mission, 'endAt'>, now: Date): boolean {
  return mission.endAt !== null && mission.endAt < now
}

/**
 * True for whoever runs the mission: its creator and its managers, while they are of the staff. Whoever has left the
 * staff still stands in it as its creator, and is a member there like any other (matrix: no member writes missions).
 */
export function runs(
  { creatorId, managerIds }: Pick<Mission, 'creatorId' | 'managerIds'>,
  { id, role }: { id: string; role: Role },
): boolean {
  return role !== 'member' && (creatorId === id || managerIds.includes(id))
}
