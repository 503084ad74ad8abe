import type { Participation } from '@ensemble/contracts/missions/http'
import type { StatusTone } from '@ensemble/ui'

/** Where somebody stands with a mission, in the words of a person. */
export const participationStates = ['waiting', 'waitlisted', 'invited', 'validated', 'rejected', 'withdrawn'] as const
export type ParticipationState = (typeof participationStates)[number]

export const participationTones: Record<ParticipationState, StatusTone> = {
  waiting: 'waiting',
  waitlisted: 'neutral',
  invited: 'progress',
  validated: 'confirmed',
  rejected: 'refused',
  withdrawn: 'neutral',
}

export function participationState({ participant }: Pick<Participation, 'participant'>): ParticipationState {
  const { withdrawnAt, validationStatus, waitlistPosition, awaitedFrom } = participant
  if (withdrawnAt !== null) return 'withdrawn'
  if (validationStatus !== 'awaiting_validation') return validationStatus
  if (waitlistPosition !== null) return 'waitlisted'
  return awaitedFrom === 'member' ? 'invited' : 'waiting'
}
