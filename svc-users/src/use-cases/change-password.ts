import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as emailChanges from '../data/email-changes.ts'
import * as notifications from '../data/notifications.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { checkPassword, ownWords } from '../domain/password-policy.ts'
import { queueAccountMail } from '../mail/queue-account-mail.ts'
import { endSessions } from './end-session.ts'
import { expectStillProven, provenHashOf, wrongPassword } from './prove-owner.ts'

export interface ChangePasswordInput {
  userId: string
  /** The session that stays. */
  sessionId: string
  currentPassword: string
  newPassword: string
}

/** How long whoever missed the answer may send the same again, in ms. */
const againMs = 3_600_000

/**
 * Changes one's own password; the other sessions end at once, everywhere, and the owner is mailed. Whoever missed the
 * answer and sends the same again within an hour hears it, and nothing happens.
 * @throws Refusal RATE_LIMITED with `params.retryAfter`; VALIDATION_FAILED with currentPassword WRONG_PASSWORD;
 *   PASSWORD_UNCHANGED, PASSWORD_POLICY; FORBIDDEN for who signs in with the single sign-on alone
 */
export async function changePassword(deps: Deps, input: ChangePasswordInput): Promise<void> {
  const { userId, sessionId, currentPassword, newPassword } = input
  const known = await users.find(deps.db, userId)
  if (!known?.email) return refuse('ACCOUNT_DELETED')
  const provenHash = await provenHashOf(deps, userId, currentPassword)
  if (provenHash === null) {
    if (await wasChangedTo(deps, userId, newPassword)) return
    return wrongPassword()
  }
  if (newPassword === currentPassword) return refuse('PASSWORD_UNCHANGED')
  checkPassword(newPassword, ownWords(known), deps.rules.password, 'newPassword')
  const passwordHash = await deps.passwords.hash(newPassword)
  await inTransaction(deps.db, async (tx) => {
    const user = await users.lock(tx, userId)
    await expectStillProven(tx, userId, provenHash)
    await users.setPassword(tx, userId, passwordHash)
    // Whoever wanted another address knew the password of before.
    await emailChanges.settle(tx, userId)
    await endSessions(deps, tx, user, { reason: 'password_changed', keptId: sessionId })
    await queueAccountMail(deps, tx, { kind: 'password_changed', to: user })
  })
}

/**
 * Whether the account has this password since a short while. Only then is it looked at: whoever tries passwords inside a
 * session that they found open would have two with each try.
 */
async function wasChangedTo({ db, clock, passwords }: Deps, userId: string, password: string): Promise<boolean> {
  const since = new Date(clock.now().getTime() - againMs)
  if (!(await notifications.wasTold(db, userId, 'password_changed', since))) return false
  return passwords.verify(password, await users.findPassword(db, userId))
}
