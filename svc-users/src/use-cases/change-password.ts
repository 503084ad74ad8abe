import { createHash } from 'node:crypto'
import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as failures from '../data/sign-in-failures.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { checkPassword } from '../domain/password-policy.ts'
import { queueAccountMail } from '../mail/queue-account-mail.ts'
import { chargeTries } from './charge-tries.ts'
import { endSessions } from './end-session.ts'

export interface ChangePasswordInput {
  userId: string
  /** The session that stays. */
  sessionId: string
  currentPassword: string
  newPassword: string
}

/**
 * Changes the own password; the other sessions end at once, everywhere, and the owner is mailed.
 * @throws Refusal RATE_LIMITED with `params.retryAfter`; VALIDATION_FAILED with currentPassword WRONG_PASSWORD;
 *   PASSWORD_UNCHANGED, PASSWORD_POLICY; FORBIDDEN for who signs in with the single sign-on alone
 */
export async function changePassword(deps: Deps, input: ChangePasswordInput): Promise<void> {
  const { userId, sessionId, currentPassword, newPassword } = input
  // Counted apart from sign-in: tries inside a session keep nobody from signing in, and the other way round.
  const tries = createHash('sha256').update(`change ${userId}`).digest()
  const [user, storedHash] = await Promise.all([users.find(deps.db, userId), users.findPassword(deps.db, userId)])
  if (!user?.email) return refuse('ACCOUNT_DELETED')
  if (!storedHash) return refuse('FORBIDDEN')
  await chargeTries(deps, tries)
  const right = await deps.passwords.verify(currentPassword, storedHash)
  if (!right) return refuse('VALIDATION_FAILED', { fields: { currentPassword: ['WRONG_PASSWORD'] } })
  await failures.clear(deps.db, tries)
  if (newPassword === currentPassword) return refuse('PASSWORD_UNCHANGED')
  checkPassword(newPassword, user.email, deps.rules.password, 'newPassword')
  const passwordHash = await deps.passwords.hash(newPassword)
  await inTransaction(deps.db, async (tx) => {
    await users.setPassword(tx, userId, passwordHash)
    await endSessions(deps, tx, user, { reason: 'password_changed', keptId: sessionId })
    await queueAccountMail(deps, tx, { kind: 'password_changed', to: user })
  })
}
