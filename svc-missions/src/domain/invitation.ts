import type { Role } from '@ensemble/contracts/enumerations'
import type { ErrorCode } from '@ensemble/contracts/errors'
import type { ParticipantState } from '@ensemble/contracts/states'
import type { Actor } from './access.ts'
import { isFull, type Seats } from './seats.ts'

interface Invitee {
  role: Role
  status: string
  departmentCode: string | null
}

/**
 * Why somebody cannot be invited, or null. A referent invites members of the own department (decisions.md §6).
 */
export function inviteRefusal(
  actor: Actor,
  invitee: Invitee | null,
  current: ParticipantState,
  seats: Seats,
): ErrorCode | null {
  if (!invitee || invitee.status !== 'validated') return 'NOT_FOUND'
  if (actor.role === 'referent' && invitee.departmentCode !== actor.departmentCode) return 'OUT_OF_SCOPE'
  if (current === 'rejected_by_staff') return 'PREVIOUSLY_REFUSED'
  if (current !== 'none') return 'ALREADY_REGISTERED'
  return isFull(seats) ? 'MISSION_FULL' : null
}
