import type { Clock } from '@ensemble/service-kit/clock'
import type { Queryable } from '@ensemble/service-kit/database'
import * as participants from '../data/participants.ts'
import * as surveys from '../data/surveys.ts'

/**
 * Months for which words are kept: of a participation once it was refused or withdrawn, and once its mission is over; of
 * what people answer to a survey, once the mission is over.
 */
const keptMonths = { ended: 6, past: 36, comments: 3 }
const batch = 500

/** Empties what people and teams wrote long ago; that somebody took part, and how they graded it, is kept. */
export async function forgetWords({ db, clock }: { db: Queryable; clock: Clock }): Promise<void> {
  const now = clock.now()
  await inBatches((limit) => participants.forgetEnded(db, { now, months: keptMonths.ended, limit }))
  await inBatches((limit) => participants.forgetPast(db, { now, months: keptMonths.past, limit }))
  await inBatches((limit) => surveys.forgetComments(db, { now, months: keptMonths.comments, limit }))
}

async function inBatches(forget: (limit: number) => Promise<number>): Promise<void> {
  let forgotten = batch
  while (forgotten === batch) forgotten = await forget(batch)
}
