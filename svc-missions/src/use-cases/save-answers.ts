import type { QuestionnaireAnswersEdit } from '@ensemble/contracts/missions/questionnaire'
import { shownAnswers } from '@ensemble/contracts/missions/questionnaire-course'
import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { withVault } from '@ensemble/service-kit/sealing/closed-vault'
import type { Deps } from '../deps.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import * as participants from '../data/participants.ts'
import * as questionnaireAnswers from '../data/questionnaire-answers.ts'
import { type Participant, stateOfParticipant } from '../domain/participant.ts'
import { answerFaults, takesAnswers } from '../domain/questionnaire-answers.ts'
import { completePart } from './complete-part.ts'
import { questionnaireOf, requireStudy, type Study } from './study-of.ts'

export interface SaveAnswersInput {
  missionId: string
  userId: string
  edit: QuestionnaireAnswersEdit
}

/**
 * Keeps what a participant has answered to a study so far, sealed, or sends it: then they have done their part, are
 * noted as present, and are thanked. The first time they agree to the study, in the words that it has now; who agrees
 * once more, on another device or after a lost answer, goes on with what is kept. Of another tool nothing is kept but
 * that they say to have answered; said twice, it is said once.
 * @throws Refusal NOT_FOUND, NOT_REGISTERED, MISSION_CLOSED outside of its time, VALIDATION_FAILED; STALE_UPDATE where
 *   another consent was read; STATUS_CONFLICT once they were sent; SERVICE_UNAVAILABLE without the key
 */
export async function saveAnswers(deps: Deps, { missionId, userId, edit }: SaveAnswersInput): Promise<void> {
  await withVault(deps, () =>
    inTransaction(deps.db, async (tx) => {
      const now = deps.clock.now()
      const seats = await missionSeats.lock(tx, missionId)
      const mission = (await missions.find(tx, missionId)) ?? refuse('NOT_FOUND')
      const asked = await questionnaireOf(tx, missionId)
      const participant = await participants.find(tx, missionId, userId)
      if (!participant || stateOfParticipant(participant) !== 'validated') return refuse('NOT_REGISTERED')
      if (!takesAnswers(mission, asked, now)) refuse('MISSION_CLOSED')
      const part = { participant, seats, now }
      const elsewhere = asked.kind === 'link'
      const sent = elsewhere ? isNews(edit, participant) : await keep(tx, deps, part, requireStudy(asked), edit)
      if (sent) missionSeats.save(tx, await completePart(tx, deps, part, elsewhere))
    }),
  )
}

/** Whether somebody says for the first time that they have answered in another tool, which alone is taken here. */
function isNews(edit: QuestionnaireAnswersEdit, { saidAnsweredAt }: Participant): boolean {
  const fields = answerFaults({ sections: [] }, edit.answers, false)
  if (!edit.done) fields.done = ['REQUIRED']
  if (Object.keys(fields).length > 0) refuse('VALIDATION_FAILED', { fields })
  return saidAnsweredAt === null
}

interface Part {
  participant: Participant
  now: Date
}

/** Seals what was answered so far. @returns whether it was sent */
async function keep(tx: Tx, deps: Deps, part: Part, study: Study, edit: QuestionnaireAnswersEdit): Promise<boolean> {
  const { participant, now } = part
  const { missionId, userId } = participant
  const before = await questionnaireAnswers.find(tx, missionId, userId)
  if (before?.sentAt) refuse('STATUS_CONFLICT')
  if (!before) requireConsent(edit.consentText, study.consentText)
  const sends = edit.done === true
  if (before && !sends && onlyBegins(edit)) return false
  const fields = answerFaults(study, edit.answers, sends)
  if (Object.keys(fields).length > 0) refuse('VALIDATION_FAILED', { fields })
  const sheet = { answers: shownAnswers(study.sections, edit.answers), sectionId: edit.sectionId }
  if (!before) await questionnaireAnswers.noteBegun(tx, missionId)
  const begun = before ?? (await deps.vault.begin(tx, { missionId, userId, now }, sheet, study.consentText))
  if (before || sends) await deps.vault.save(tx, begun, sheet, { savedAt: now, sentAt: sends ? now : null })
  return sends
}

/** Whether somebody agrees and has answered nothing yet: from a page that may not know of answers that are kept. */
function onlyBegins({ consentText, answers }: QuestionnaireAnswersEdit): boolean {
  return consentText !== undefined && Object.keys(answers).length === 0
}

function requireConsent(read: string | undefined, text: string): void {
  if (read === undefined) refuse('VALIDATION_FAILED', { fields: { consentText: ['REQUIRED'] } })
  if (read !== text) refuse('STALE_UPDATE')
}
