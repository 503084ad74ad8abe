import { partOf, type Part } from '@ensemble/contracts/missions/part-of'
import type { TeamAnswer } from '@ensemble/contracts/missions/participant'
import { refuse } from '@ensemble/service-kit/refusal'
import { awaitedFromOf, stateOfParticipant, type Participant } from './participant.ts'

/** Who waits for the team: whoever moves up from the line meanwhile asks for the same as before. */
const asking: readonly Part[] = ['requested', 'waitlisted']

/**
 * Makes sure that a decision on somebody is about what its author was shown: two of a team who press at the same time
 * send nobody two contrary answers (decision 357).
 * @param seen how the person stood on the screen; a caller of the release before says nothing
 * @returns the participant, where they stand as they were seen
 * @throws Refusal STATUS_CONFLICT
 */
export function asSeen(participant: Participant, seen: Part | undefined): Participant {
  if (seen === undefined) return participant
  const withdrawnAt = participant.withdrawnAt?.toISOString() ?? null
  const part = partOf({ ...participant, awaitedFrom: awaitedFromOf(participant), withdrawnAt })
  const same = part === seen || (asking.includes(part) && asking.includes(seen))
  return same ? participant : refuse('STATUS_CONFLICT')
}

/**
 * What somebody else of the team has answered.
 * @param actorId who asks
 * @returns null where nobody else has: the person has moved, or the clock, or whoever asks
 */
export function colleagueAnswer(participant: Participant, actorId: string): TeamAnswer | null {
  const { decidedBy, userId } = participant
  if (decidedBy === null || decidedBy === userId || decidedBy === actorId) return null
  const state = stateOfParticipant(participant)
  if (state === 'validated') return 'accepted'
  return state === 'rejected_by_staff' ? 'refused' : null
}
