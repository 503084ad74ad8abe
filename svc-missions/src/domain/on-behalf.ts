import type { Role } from '@ensemble/contracts/enumerations'
import type { ErrorCode } from '@ensemble/contracts/errors'
import type { ParticipantState } from '@ensemble/contracts/states'
import type { Actor } from './access.ts'
import { stateOfParticipant, type Participant } from './participant.ts'

/** Who speaks on the telephone, as far as it decides who may note their words. */
export interface Speaker {
  id: string
  role: Role
  status: string
  departmentCode: string | null
}

/**
 * Where somebody stands as the team knows it: an invitation by criteria is as if it were not (decision 43), also once it
 * was declined or has run out. Whoever accepts one is invited by criteria no longer.
 */
export function knownState(participant: Participant | null): ParticipantState {
  return participant?.blind ? 'none' : stateOfParticipant(participant)
}

/**
 * Why a team may not note the words of somebody, or null. Whoever has a part in the mission already is theirs to hear;
 * else a referent hears the members of their own department. Nobody of the staff is spoken for, and nobody for
 * themselves.
 */
export function speaksFor(actor: Actor, person: Speaker | undefined, state: ParticipantState): ErrorCode | null {
  if (!person || person.status !== 'validated') return 'NOT_FOUND'
  if (person.id === actor.id) return 'SELF_ACTION'
  if (person.role !== 'member') return 'OUT_OF_SCOPE'
  const foreign = actor.role === 'referent' && person.departmentCode !== actor.departmentCode
  return foreign && state === 'none' ? 'OUT_OF_SCOPE' : null
}
