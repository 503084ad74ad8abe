import type { ValidationStatus } from '@ensemble/contracts/enumerations'

/** Where somebody stands with a mission, as far as this service needs it. */
export type ParticipationState = 'waiting' | 'invited' | 'validated' | 'rejected' | 'withdrawn'

export type ParticipantEventType =
  | 'missions.participant.registered'
  | 'missions.participant.invited'
  | 'missions.participant.accepted'
  | 'missions.participant.refused'
  | 'missions.participant.withdrawn'
  | 'missions.participant.expired'

/** The state that an event leaves behind; a withdrawal keeps the validation status, so the type tells it apart. */
export function stateAfter(type: ParticipantEventType, validationStatus: ValidationStatus): ParticipationState {
  if (type === 'missions.participant.withdrawn') return 'withdrawn'
  if (validationStatus === 'validated') return 'validated'
  if (validationStatus === 'rejected') return 'rejected'
  return type === 'missions.participant.invited' ? 'invited' : 'waiting'
}

/** People whom those who run a mission may reach: they asked to take part, or do. */
export const reachableStates: readonly ParticipationState[] = ['waiting', 'validated']
