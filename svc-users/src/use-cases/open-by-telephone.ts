import type { AccountByTelephone, Caller } from '@ensemble/contracts/users/by-telephone'
import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as callers from '../data/callers.ts'
import * as telephoneConsents from '../data/telephone-consents.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { callersPerHour, openedByTelephone, wordsOf } from '../domain/by-telephone.ts'
import { displayName } from '../domain/user.ts'
import type { ActingPerson } from '../domain/user-status.ts'
import { recordUserEvent } from '../outbox/outgoing.ts'

/**
 * Opens an account without e-mail for somebody who calls and says yes to the words that are read out.
 * @throws Refusal CALLER_KNOWN where there is one for this name and number; RATE_LIMITED beyond 20 an hour; those of
 *   the domain's `openedByTelephone`
 */
export async function openByTelephone(
  deps: Deps,
  { opener, account }: { opener: ActingPerson; account: AccountByTelephone },
): Promise<Caller> {
  const { said } = account
  const words = wordsOf('account', said)
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const user = openedByTelephone(deps.newId(), account, opener, at)
    await callers.lock(tx)
    if ((await callers.countOfHour(tx, opener.id, at)) >= callersPerHour) {
      refuse('RATE_LIMITED', { params: { retryAfter: 3600 } })
    }
    if (await callers.isKnown(tx, user)) refuse('CALLER_KNOWN')
    await users.insert(tx, user)
    await telephoneConsents.insert(tx, {
      userId: user.id,
      purpose: 'account',
      at,
      notedBy: opener.id,
      textVersion: said.version,
      language: said.language,
      words,
    })
    await recordUserEvent(tx, 'userRegistered', user, { time: at, quiet: deps.quiet })
    return { id: user.id, displayName: displayName(user), departmentCode: user.departmentCode, byTelephone: true }
  })
}
