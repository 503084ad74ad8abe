import { inTransaction } from '@ensemble/service-kit/database'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { isOpenInvitation } from '../domain/invitation.ts'
import { queueAccountMail, queueMailForNobody } from '../mail/queue-account-mail.ts'
import { issueCode } from './issue-code.ts'
import { sendInvitation } from './send-invitation.ts'
import { answerMs, takingAtLeast } from './taking-at-least.ts'

/**
 * Sends a code that allows a new password. Who signs in with the single sign-on alone is told so by mail, and who has
 * an invitation to answer gets it once more; an unknown address gets the same answer after the same work, and no mail.
 * @throws Refusal RATE_LIMITED
 */
export function forgotPassword(deps: Deps, email: string): Promise<void> {
  return takingAtLeast(answerMs, () => sendCode(deps, email))
}

function sendCode(deps: Deps, email: string): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const found = await users.findByEmail(tx, email.trim())
    const known = found && found.user.status !== 'deleted' ? found : undefined
    const userId = known?.passwordHash ? known.user.id : null
    const code = await issueCode(deps, tx, { purpose: 'reset_password', email, userId })
    if (!known) await queueMailForNobody(deps, tx, 'reset_password', code)
    else if (isOpenInvitation(known.user, deps.clock.now())) await sendInvitation(deps, tx, known.user)
    else if (userId) await queueAccountMail(deps, tx, { kind: 'reset_password', to: known.user, code })
    else await queueAccountMail(deps, tx, { kind: 'reset_elsewhere', to: known.user })
  })
}
