import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as missionSeats from '../data/mission-seats.ts'
import * as surveys from '../data/surveys.ts'
import type { Deps } from '../deps.ts'
import { askAgainFact } from '../outbox/notices.ts'

/**
 * Takes back that somebody's words on a mission may be quoted, and tells that a list of them is to be asked for again;
 * the words stay with the team. Doing it again changes nothing.
 * @throws Refusal NOT_FOUND for who has not answered
 */
export async function withdrawQuote(
  { db, clock, quiet }: Deps,
  { missionId, userId }: { missionId: string; userId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const seats = await missionSeats.lock(tx, missionId)
    const was = (await surveys.withdrawQuote(tx, missionId, userId)) ?? refuse('NOT_FOUND')
    if (!was) return
    const version = seats.version + 1
    await askAgainFact(tx, 'surveyAnswered', missionId, version, { time: clock.now(), quiet })
    missionSeats.save(tx, { ...seats, version })
  })
}
