import { dayInParis } from '@ensemble/contracts/zone-clock'
import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import * as answerKeys from '../data/answer-keys.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as questionnaireAnswers from '../data/questionnaire-answers.ts'
import type { Deps } from '../deps.ts'

const batch = 200

/**
 * Erases answers to a study and destroys their keys, which needs no key of the installation.
 * @param number of one person; null = all
 * @returns how many people's
 */
export async function eraseAnswers(tx: Tx, missionId: string, number: number | null): Promise<number> {
  await answerKeys.remove(tx, missionId, number)
  return questionnaireAnswers.remove(tx, missionId, number)
}

/** Erases what somebody has answered, in every study. @returns how many studies */
export async function eraseAnswersOfPerson(tx: Tx, userId: string): Promise<number> {
  const sheets = await questionnaireAnswers.findOfPerson(tx, userId)
  for (const { missionId, number } of sheets) await eraseAnswers(tx, missionId, number)
  return sheets.length
}

/** Erases the answers to every study that promised to do so by today. */
export async function eraseDueAnswers(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock.now()
  for (const missionId of await questionnaireAnswers.findToErase(deps.db, dayInParis(now.toISOString()), batch)) {
    await inTransaction(deps.db, async (tx) => {
      await missionSeats.lock(tx, missionId)
      await eraseAnswers(tx, missionId, null)
      await questionnaireAnswers.noteErased(tx, missionId, now)
    })
  }
}
