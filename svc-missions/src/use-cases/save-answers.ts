import type { QuestionnaireAnswersEdit } from '@ensemble/contracts/missions/questionnaire'
import { shownAnswers } from '@ensemble/contracts/missions/questionnaire-course'
import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { withVault } from '@ensemble/service-kit/sealing/closed-vault'
import type { Deps } from '../deps.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import * as participants from '../data/participants.ts'
import * as questionnaireAnswers from '../data/questionnaire-answers.ts'
import { moveParticipant } from '../domain/participant-moves.ts'
import { stateOfParticipant } from '../domain/participant.ts'
import { answerFaults, takesAnswers } from '../domain/questionnaire-answers.ts'
import { askAgainFact, noticeFact } from '../outbox/notices.ts'
import { studyOf } from './study-of.ts'

export interface SaveAnswersInput {
  missionId: string
  userId: string
  edit: QuestionnaireAnswersEdit
}

/**
 * Keeps what a participant has answered to a study so far, sealed, or sends it: then they have done their part, are
 * noted as present, and are thanked. The first time they agree to the study, in the words that it has now.
 * @throws Refusal NOT_FOUND, NOT_REGISTERED, MISSION_CLOSED outside of its time, VALIDATION_FAILED; STALE_UPDATE where
 *   another consent was read; STATUS_CONFLICT once they were sent; SERVICE_UNAVAILABLE without the key
 */
export async function saveAnswers(deps: Deps, { missionId, userId, edit }: SaveAnswersInput): Promise<void> {
  await withVault(deps, () =>
    inTransaction(deps.db, async (tx) => {
      const now = deps.clock.now()
      const seats = await missionSeats.lock(tx, missionId)
      const mission = (await missions.find(tx, missionId)) ?? refuse('NOT_FOUND')
      const study = await studyOf(tx, missionId)
      const participant = await participants.find(tx, missionId, userId)
      if (!participant || stateOfParticipant(participant) !== 'validated') return refuse('NOT_REGISTERED')
      if (!takesAnswers(mission, now)) refuse('MISSION_CLOSED')
      const before = await questionnaireAnswers.find(tx, missionId, userId)
      if (before?.sentAt) refuse('STATUS_CONFLICT')
      if (!before) requireConsent(edit.consentText, study.consentText)
      const fields = answerFaults(study, edit.answers, edit.done === true)
      if (Object.keys(fields).length > 0) refuse('VALIDATION_FAILED', { fields })

      const sheet = { answers: shownAnswers(study.sections, edit.answers), sectionId: edit.sectionId }
      const begun = before ?? (await deps.vault.begin(tx, { missionId, userId, now }, sheet, study.consentText))
      if (before || edit.done) await deps.vault.save(tx, begun, sheet, { savedAt: now, sentAt: edit.done ? now : null })
      if (!edit.done) return
      const moved = moveParticipant(participant, seats, 'set_attendance', {
        at: now,
        by: userId,
        attendance: 'present',
      })
      participants.save(tx, moved.participant)
      const version = seats.version + 1
      const circumstances = { time: now, quiet: deps.quiet }
      await askAgainFact(tx, 'surveyAnswered', missionId, version, circumstances)
      await noticeFact(tx, missionId, [userId], { kind: 'thanks', answered: true, version }, circumstances)
      missionSeats.save(tx, { ...moved.seats, version })
    }),
  )
}

function requireConsent(read: string | undefined, text: string): void {
  if (read === undefined) refuse('VALIDATION_FAILED', { fields: { consentText: ['REQUIRED'] } })
  if (read !== text) refuse('STALE_UPDATE')
}
