import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as emailChanges from '../data/email-changes.ts'
import * as failures from '../data/sign-in-failures.ts'
import * as ssoIdentities from '../data/sso-identities.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../domain/sign-in-lane.ts'
import { checkPassword, ownWords } from '../domain/password-policy.ts'
import { queueAccountMail } from '../mail/queue-account-mail.ts'
import { lanesOf } from './charge-tries.ts'
import { noteConfirmed } from './confirm-address.ts'
import { tryCode } from './issue-code.ts'
import { endEverySession } from './sign-out.ts'

/**
 * Sets a new password with the code that was mailed: once; every session ends and no identity stays linked. The code also
 * proves the mailbox, so an address that was not confirmed yet is now. Whoever missed the answer and sends both again
 * hears the same, for as long as the code lives, and nothing happens.
 * @throws Refusal PASSWORD_POLICY before the code is looked at; INVALID_CODE, CODE_EXPIRED
 */
export async function confirmForgotPassword(
  deps: Deps,
  { email, code, password, caller }: { email: string; code: string; password: string; caller: Caller },
): Promise<void> {
  checkPassword(password, [email], deps.rules.password)
  // Hashed before the code is known to be right: the time must not tell.
  const passwordHash = await deps.passwords.hash(password)
  const right = await tryCode(deps, { purpose: 'reset_password', email, code, caller })
  const done = await inTransaction(deps.db, async (tx) => {
    const userId = await right.take(tx)
    if (userId === undefined) return false
    const user = await users.lock(tx, userId)
    // What else is known of the person is told to nobody before the code is known to be right; refused, it stays good.
    checkPassword(password, ownWords(user), deps.rules.password)
    const confirmed = await noteConfirmed(deps, tx, user)
    await users.setPassword(tx, user.id, passwordHash)
    // Whoever wanted another address knew the password of before.
    await emailChanges.settle(tx, user.id)
    // So did whoever linked an identity of their own; the owner can link theirs again with the new one.
    await ssoIdentities.removeOf(tx, user.id)
    await endEverySession(deps, tx, user.id, 'password_reset')
    await failures.clear(
      tx,
      lanesOf(deps, email, caller).map(({ key }) => key),
    )
    await queueAccountMail(deps, tx, { kind: 'password_changed', to: confirmed })
    return true
  })
  if (!done) await expectChosenBefore(deps, email, password)
}

/** Of a code that was used: whether it was for this password. @throws Refusal INVALID_CODE where it was not */
async function expectChosenBefore(deps: Deps, email: string, password: string): Promise<void> {
  const known = await users.findByEmail(deps.db, email.trim())
  if (!(await deps.passwords.verify(password, known?.passwordHash ?? null))) refuse('INVALID_CODE')
}
