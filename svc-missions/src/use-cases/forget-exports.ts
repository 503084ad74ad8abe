import type { Clock } from '@ensemble/service-kit/clock'
import type { Queryable } from '@ensemble/service-kit/database'
import * as exports from '../data/exports.ts'
import { daysBefore } from '../domain/days.ts'

/** Days for which it is kept what somebody searched for before they took a list away, and that they took it (decision 333). */
const keptDays = { words: 30, line: 366 }

/** Forgets what was searched for in lists that left as files, then that they left: the table takes nothing sooner. */
export async function forgetExports({ db, clock }: { db: Queryable; clock: Clock }): Promise<void> {
  const now = clock.now()
  await exports.forgetWordsBefore(db, daysBefore(now, keptDays.words))
  await exports.removeBefore(db, daysBefore(now, keptDays.line))
}
