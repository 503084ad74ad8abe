import { inTransaction } from '@ensemble/service-kit/database'
import type { VolunteerDecision } from '@ensemble/contracts/users/volunteer-standing'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import type { User } from '../domain/user.ts'
import type { Reader } from '../domain/visibility.ts'
import { decideVolunteer } from '../domain/volunteer-standing.ts'
import { queueAccountMail } from '../mail/queue-account-mail.ts'
import { recordSessionRevoked, recordUserEvent } from '../outbox/outgoing.ts'

/**
 * Confirms what a member is trained for, or does not, and tells them: which training it is stands on their profile alone.
 * @throws Refusal NOT_FOUND and those of the domain's `decideVolunteer`
 */
export async function decideOnVolunteer(
  deps: Deps,
  { userId, actor, decision }: { userId: string; actor: Reader; decision: VolunteerDecision },
): Promise<User> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const user = decideVolunteer(await users.lock(tx, userId), actor, decision, now)
    await users.update(tx, user)
    await recordUserEvent(tx, 'userChanged', user, { time: now, quiet: deps.quiet })
    const kind = decision.decision === 'confirm' ? 'training_confirmed' : 'training_not_confirmed'
    await queueAccountMail(deps, tx, { kind, to: user })
    // Ends no session, whose versions stay as they are: open tabs fetch a token, which says what opens now.
    await recordSessionRevoked(tx, { userId, sessionId: null, sessionVersion: user.sessionVersion }, now)
    return user
  })
}
