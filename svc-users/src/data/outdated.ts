import { setImmediate } from 'node:timers/promises'
import type { Queryable } from '@ensemble/service-kit/database'
import { draftDays } from './drafts.ts'
import { outdatedSearches } from './missed-searches.ts'
import { outdatedActivity } from './usage-weeks.ts'

/** Rows that one statement removes where there may be many, so that none holds its locks for long. */
const batchSize = 5000
/** Statements for one table in one run: what is left then goes with the next. */
const mostBatches = 100

/** Rows of one table that may go, as a condition on $1, now. */
const outdated: Record<string, string> = {
  // A used token still tells a copy from a lost answer while its session lives; an ended session needs none.
  refresh_tokens: `hash in (select t.hash from refresh_tokens t join sessions s on s.id = t.session_id
                   where s.ended_at < $1::timestamptz - interval '1 day' or t.used_at < $1::timestamptz - interval '60 days' limit ${batchSize})`,
  // Kept for a while: they tell a new device from one that was here before.
  sessions: `id in (select id from sessions
             where ended_at < $1::timestamptz - interval '90 days' or last_used_at < $1::timestamptz - interval '400 days' limit ${batchSize})`,
  codes: `expires_at < $1::timestamptz - interval '1 day'`,
  email_changes: `asked_at < $1::timestamptz - interval '7 days'`,
  sso_transactions: `expires_at < $1::timestamptz - interval '1 hour'`,
  sso_signups: `expires_at < $1::timestamptz - interval '1 hour'`,
  drafts: `updated_at < $1::timestamptz - make_interval(days => ${draftDays})`,
  // The key that keeps a mail from going out twice is needed for as long as its event may come again.
  // Who operates this has as long to look at those that were given up: they keep their words. What could not be told to
  // somebody who has left has a day: nothing else knows their address any more.
  outgoing_mail: `id in (select id from outgoing_mail where sent_at < $1::timestamptz - interval '45 days'
                  or sent_at is null and given_up_at < $1::timestamptz - interval '1 day'
                    and (given_up_at < $1::timestamptz - interval '45 days' or exists (
                      select from users u where u.id = outgoing_mail.recipient_id and u.status = 'deleted'))
                  limit ${batchSize})`,
  notifications: `at < $1::timestamptz - interval '180 days'`,
  health_searches: `at < $1::timestamptz - interval '90 days'`,
  health_questions: `at < $1::timestamptz - interval '1 year'`,
  health_counts: `at < $1::timestamptz - interval '30 days'`,
  countable_days: `day < $1::timestamptz - interval '7 days'`,
  countable_members: `until < $1::timestamptz - interval '1 year'`,
  blind_draws: `drawn_at < $1::timestamptz - interval '60 days'`,
  // As long as a mission could be told of again.
  search_matches: `matched_at < $1::timestamptz - interval '1 year'`,
  claim_codes: `expires_at < $1::timestamptz - interval '1 day'`,
  calls_to_make: `since < $1::timestamptz - interval '1 year'`,
  activity: outdatedActivity(batchSize),
  missed_searches: outdatedSearches,
  // Answered or not: after two years nobody looks at it any more.
  needs: `told_at < $1::timestamptz - interval '2 years'`,
  sign_in_failures: `last_failed_at < $1::timestamptz - interval '30 days'`,
}

/** Removes what nobody needs any more. @returns rows per table, where there were any */
export async function removeOutdated(db: Queryable, now: Date): Promise<Record<string, number>> {
  const removed: Record<string, number> = {}
  for (const table of Object.keys(outdated)) {
    const rows = await removeFrom(db, table, now)
    if (rows > 0) removed[table] = rows
  }
  return removed
}

/** Removes one batch after the other, so that a backlog goes faster than it grows. */
async function removeFrom(db: Queryable, table: string, now: Date): Promise<number> {
  let removed = 0
  for (let batches = 0; batches < mostBatches; batches += 1) {
    const { rowCount } = await db.query({
      name: `outdated-${table}`,
      text: `delete from ${table} where ${outdated[table]}`,
      values: [now],
    })
    removed += rowCount
    if (rowCount < batchSize) break
    // Each is a transaction of its own, and requests come in between.
    await setImmediate()
  }
  return removed
}
