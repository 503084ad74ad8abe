import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import * as participants from '../data/participants.ts'
import * as questionnaireAnswers from '../data/questionnaire-answers.ts'
import { stateOfParticipant } from '../domain/participant.ts'
import { takesAnswers } from '../domain/questionnaire-answers.ts'
import { askAgainFact } from '../outbox/notices.ts'
import { reopenPart } from './complete-part.ts'
import { eraseAnswers } from './erase-answers.ts'
import { questionnaireOf } from './study-of.ts'

/**
 * Erases what a participant has answered, sent or not, as long as the questionnaire is open. Their place stays, and they
 * may begin anew. Of another tool nothing is erased but that they said to have answered; where they said nothing,
 * nothing changes.
 * @throws Refusal NOT_FOUND; MISSION_CLOSED after its end
 */
export async function takeBackAnswers(deps: Deps, { missionId, userId }: { missionId: string; userId: string }) {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const seats = await missionSeats.lock(tx, missionId)
    const mission = (await missions.find(tx, missionId)) ?? refuse('NOT_FOUND')
    const asked = await questionnaireOf(tx, missionId)
    const participant = (await participants.find(tx, missionId, userId)) ?? refuse('NOT_FOUND')
    const sheet =
      asked.kind === 'link' ? null : ((await questionnaireAnswers.find(tx, missionId, userId)) ?? refuse('NOT_FOUND'))
    if (!takesAnswers(mission, asked, now)) refuse('MISSION_CLOSED')
    if (sheet) await eraseAnswers(tx, missionId, sheet.number)
    const sent = sheet ? sheet.sentAt !== null : participant.saidAnsweredAt !== null
    const part = { participant, seats, now }
    if (sent && stateOfParticipant(participant) === 'validated') {
      missionSeats.save(tx, await reopenPart(tx, deps, part))
    } else if (sheet) {
      const version = seats.version + 1
      await askAgainFact(tx, 'surveyAnswered', missionId, version, { time: now, quiet: deps.quiet })
      missionSeats.save(tx, { ...seats, version })
    }
    return { takenBackAt: now.toISOString() }
  })
}
