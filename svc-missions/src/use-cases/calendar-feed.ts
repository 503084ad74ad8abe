import { randomBytes } from 'node:crypto'
import { inTransaction } from '@ensemble/service-kit/database'
import * as calendarFeeds from '../data/calendar-feeds.ts'
import type { Deps } from '../deps.ts'

/** Gives somebody an address for their calendar, in place of the one they may have. @returns what it ends with */
export async function makeCalendarFeed({ db, clock }: Deps, userId: string): Promise<{ since: Date; secret: string }> {
  const secret = randomBytes(32).toString('base64url')
  const since = clock.now()
  await inTransaction(db, (tx) => calendarFeeds.save(tx, userId, secret, since))
  return { since, secret }
}

/** Takes the address back: from now on it is none. */
export async function revokeCalendarFeed({ db }: Deps, userId: string): Promise<void> {
  await inTransaction(db, (tx) => calendarFeeds.remove(tx, userId))
}
