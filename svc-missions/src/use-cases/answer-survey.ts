import type { SurveyAnswer } from '@ensemble/contracts/missions/survey'
import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import * as participants from '../data/participants.ts'
import * as surveys from '../data/surveys.ts'
import { stateOfParticipant } from '../domain/participant.ts'
import { askAgainFact } from '../outbox/notices.ts'

export interface AnswerSurveyInput {
  missionId: string
  userId: string
  answer: SurveyAnswer
}

/**
 * Keeps what a participant answers to the survey they were sent, once, and tells that there is an answer.
 * @throws Refusal NOT_FOUND; MISSION_CLOSED for one that was cancelled; NOT_REGISTERED to who was not asked;
 *   STATUS_CONFLICT to who has answered
 */
export async function answerSurvey(deps: Deps, { missionId, userId, answer }: AnswerSurveyInput) {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const seats = await missionSeats.lock(tx, missionId)
    const mission = (await missions.find(tx, missionId)) ?? refuse('NOT_FOUND')
    if (mission.cancelledAt) refuse('MISSION_CLOSED')
    const participant = await participants.find(tx, missionId, userId)
    const asked = stateOfParticipant(participant) === 'validated' && participant?.surveySentAt
    if (!asked) refuse('NOT_REGISTERED')
    const { grade, usefulness, publishable } = answer
    const comment = answer.comment?.trim() || null
    const stored = { missionId, userId, grade, usefulness, publishable, comment, answeredAt: now }
    if (!(await surveys.insertAnswer(tx, stored))) refuse('STATUS_CONFLICT')
    const version = seats.version + 1
    await askAgainFact(tx, 'surveyAnswered', missionId, version, { time: now, quiet: deps.quiet })
    missionSeats.save(tx, { ...seats, version })
    return { answeredAt: now.toISOString() }
  })
}
