import type { Clock } from '@ensemble/service-kit/clock'
import type { Queryable } from '@ensemble/service-kit/database'
import * as participants from '../data/participants.ts'

/** Months for which the words of a participation are kept: once it was refused or withdrawn, and once its mission is over. */
const keptMonths = { ended: 6, past: 36 }
const batch = 500

/** Empties what people and teams wrote for participations of long ago; that somebody took part is kept. */
export async function forgetWords({ db, clock }: { db: Queryable; clock: Clock }): Promise<void> {
  const now = clock.now()
  await inBatches((limit) => participants.forgetEnded(db, { now, months: keptMonths.ended, limit }))
  await inBatches((limit) => participants.forgetPast(db, { now, months: keptMonths.past, limit }))
}

async function inBatches(forget: (limit: number) => Promise<number>): Promise<void> {
  let forgotten = batch
  while (forgotten === batch) forgotten = await forget(batch)
}
