import { inTransaction } from '@ensemble/service-kit/database'
import { Refusal } from '@ensemble/service-kit/refusal'
import * as callers from '../data/callers.ts'
import * as notices from '../data/inactivity-notices.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { dayInParis, daysAfter, monthsBefore, nextMorning } from '../domain/days.ts'
import { queueAccountMail } from '../mail/queue-account-mail.ts'
import { deleteUser } from './end-account.ts'

/** Months without a visit after which somebody is asked, and asked again. */
const askedAfterMonths = 23
const askedAgainAfterMonths = 24
/** Days that are left after the second letter. */
const lastDays = 30
/** Days between both letters, also for who had been away for longer when the first one left. */
const daysBetween = 31
const batch = 200

/**
 * Asks those who have not been here for nearly two years whether they want to keep their account, twice, and deletes it
 * when nobody comes. One visit is the answer. Who may not leave (the last admin, a referent with open missions) is kept.
 * @returns how many accounts were deleted
 */
export async function askToKeepAccounts(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  await notices.forgetAnswered(deps.db)
  await askSilentCallers(deps, now)
  for (const id of await notices.findIdle(deps.db, monthsBefore(now, askedAfterMonths), batch)) {
    await ask(deps, id, { again: false, now })
  }
  const twice = { since: monthsBefore(now, askedAgainAfterMonths), askedBefore: daysAfter(now, -daysBetween) }
  for (const id of await notices.findAskedOnce(deps.db, twice, batch)) {
    await ask(deps, id, { again: true, now })
  }
  let deleted = 0
  // The last day that the letter names is theirs until its end.
  for (const id of await notices.findUnanswered(deps.db, daysAfter(now, -lastDays - 1), batch)) {
    if (await endUnlessNeeded(deps, id)) deleted += 1
  }
  return deleted
}

/** Who has no page to be asked on is asked once a year by telephone: is what is noted still right, do they stay? */
async function askSilentCallers(deps: Deps, now: Date): Promise<void> {
  for (const id of await callers.findSilent(deps.db, monthsBefore(now, 12), batch)) {
    await inTransaction(deps.db, async (tx) => {
      await queueAccountMail(deps, tx, { kind: 'keep_account', to: await users.lock(tx, id) })
    })
  }
}

async function ask(deps: Deps, id: string, { again, now }: { again: boolean; now: Date }): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (!(await notices.noteAsked(tx, id, { again, at: now }))) return
    const to = await users.lock(tx, id)
    const until = dayInParis(daysAfter(now, again ? lastDays : daysBetween + lastDays))
    await queueAccountMail(deps, tx, { kind: 'keep_account', to, until, sendAt: nextMorning(now) })
  })
}

async function endUnlessNeeded(deps: Deps, userId: string): Promise<boolean> {
  // A batch takes a while, in which somebody may have come back.
  if (await notices.hasAnswered(deps.db, userId)) return false
  try {
    await deleteUser(deps, { userId, actor: 'system', reason: null })
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    deps.log.warn({ userId, code: error.code }, 'an account that nobody uses is kept')
    return false
  }
}
