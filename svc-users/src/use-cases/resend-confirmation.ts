import { inTransaction } from '@ensemble/service-kit/database'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { queueAccountMail, queueMailForNobody } from '../mail/queue-account-mail.ts'
import { issueCode } from './issue-code.ts'

/**
 * Sends a new code to an address that awaits its confirmation; any other address gets the same answer and no mail.
 * @throws Refusal RATE_LIMITED
 */
export async function resendConfirmation(deps: Deps, email: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const found = await users.findByEmail(tx, email.trim())
    const user = found && !found.user.emailVerifiedAt && found.user.status !== 'deleted' ? found.user : undefined
    const code = await issueCode(deps, tx, { purpose: 'confirm_email', email, userId: user?.id ?? null })
    if (user) await queueAccountMail(deps, tx, { kind: 'confirm_email', to: user, code })
    else await queueMailForNobody(deps, tx, 'confirm_email', code)
  })
}
