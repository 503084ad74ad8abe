import { inTransaction } from '@ensemble/service-kit/database'
import * as emailChanges from '../data/email-changes.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { isUnconfirmed } from '../domain/account.ts'
import { isOpenInvitation } from '../domain/invitation.ts'
import { queueAccountMail, queueMailForNobody } from '../mail/queue-account-mail.ts'
import { sendCode } from './change-email.ts'
import { issueCode } from './issue-code.ts'
import { sendInvitation } from './send-invitation.ts'
import { answerMs, takingAtLeast } from './taking-at-least.ts'

/**
 * Sends a new code to an address that awaits its confirmation, of a new account or in place of another; any other
 * address gets the same answer after as long, and no mail.
 * @throws Refusal RATE_LIMITED
 */
export function resendConfirmation(deps: Deps, email: string): Promise<void> {
  return takingAtLeast(answerMs, () => sendAgain(deps, email))
}

function sendAgain(deps: Deps, email: string): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const found = await users.findByEmail(tx, email.trim())
    const asker = await emailChanges.lastAsker(tx, email.trim())
    if (!found && asker !== null) return sendCode(deps, tx, await users.lock(tx, asker), email.trim())
    const invitation = found && isOpenInvitation(found.user, deps.clock.now()) ? found.user : undefined
    const user = found && !invitation && isUnconfirmed(found.user) ? found.user : undefined
    const code = await issueCode(deps, tx, { purpose: 'confirm_email', email, userId: user?.id ?? null })
    if (invitation) await sendInvitation(deps, tx, invitation)
    else if (user) await queueAccountMail(deps, tx, { kind: 'confirm_email', to: user, code })
    else await queueMailForNobody(deps, tx, 'confirm_email', code)
  })
}
