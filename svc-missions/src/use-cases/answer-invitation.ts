import type { MemberWithdrawalReason } from '@ensemble/contracts/enumerations'
import type { ShareableHealthField } from '@ensemble/contracts/health-enumerations'
import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import * as participants from '../data/participants.ts'
import { freedForLine, moveParticipant } from '../domain/participant-moves.ts'
import { stateOfParticipant, type Participant } from '../domain/participant.ts'
import { hasEnded, type Mission } from '../domain/mission.ts'
import { missingOfInvited } from '../domain/registration.ts'
import { isFull } from '../domain/seats.ts'
import { applyMove } from './apply-move.ts'
import { offerFreedPlaces } from './offer-freed-places.ts'

export interface AnswerInvitationInput {
  missionId: string
  userId: string
  accepted: boolean
  answers?: string[]
  sharedHealthFields?: ShareableHealthField[]
  reasonCode?: MemberWithdrawalReason
  comment?: string
}

/**
 * Answers an invitation. No reason is asked for a no; the place then goes to the first in line.
 * @throws Refusal NOT_FOUND, NOT_REGISTERED, MISSION_CLOSED, INVITATION_ALREADY_ANSWERED, INVITATION_EXPIRED;
 *   VALIDATION_FAILED when one of the mission's questions is not answered, now or before; MISSION_FULL for one that
 *   holds no place, because the team does not know of it
 */
export async function answerInvitation(deps: Deps, input: AnswerInvitationInput): Promise<Participant> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const seats = await missionSeats.lock(tx, input.missionId)
    const mission = (await missions.find(tx, input.missionId)) ?? refuse('NOT_FOUND')
    const current = (await participants.find(tx, input.missionId, input.userId)) ?? refuse('NOT_REGISTERED')
    if (mission.closedAt) return refuse('MISSION_CLOSED')
    if (stateOfParticipant(current) !== 'awaiting_member') return refuse('INVITATION_ALREADY_ANSWERED')
    if (current.invitationExpiresAt && current.invitationExpiresAt < now) return refuse('INVITATION_EXPIRED')
    if (hasEnded(mission, now)) return refuse('MISSION_CLOSED')
    if (input.accepted && current.blind && isFull(seats)) return refuse('MISSION_FULL')
    const answers = input.answers?.map((answer) => answer.trim()) ?? current.answers
    if (input.accepted) requireAnswers(mission, answers)
    const action = input.accepted ? 'accept_invitation' : 'reject_invitation'
    const answered = {
      ...current,
      answers,
      sharedHealthFields: input.sharedHealthFields ?? current.sharedHealthFields,
    }
    const moved = moveParticipant(answered, seats, action, {
      at: now,
      by: input.userId,
      reasonCode: input.reasonCode,
      comment: input.comment?.trim() || null,
    })
    const participant = await applyMove(tx, deps, moved, input.sharedHealthFields ? { sharedAt: now } : {})
    missionSeats.save(tx, await offerFreedPlaces(tx, deps, mission, moved.seats, freedForLine(moved)))
    return participant
  })
}

function requireAnswers(mission: Mission, answers: readonly string[]): void {
  const fields = missingOfInvited(mission, answers)
  if (Object.keys(fields).length > 0) refuse('VALIDATION_FAILED', { fields })
}
