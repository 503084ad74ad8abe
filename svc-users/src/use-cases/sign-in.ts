import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Caller } from '../domain/sign-in-lane.ts'
import { expectNotSuspended } from '../domain/account.ts'
import type { User } from '../domain/user.ts'
import * as failures from '../data/sign-in-failures.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { chargeTries, lanesOf } from './charge-tries.ts'
import { linkIdentity } from './link-identity.ts'
import { type Browser, type Credentials, openSession } from './open-session.ts'

export interface SignInInput {
  email: string
  password: string
  browser: Browser
  caller: Caller
  /** Links the single sign-on identity that it stands for to the account. */
  signupToken?: string
}

/**
 * Signs somebody in with e-mail and password. An unknown address, a deleted account and a wrong password cost the same
 * time and get the same answer (AU06, AU07).
 * @throws Refusal BAD_CREDENTIALS; RATE_LIMITED with `params.retryAfter` in seconds after too many failures;
 *   EMAIL_NOT_VERIFIED, ACCOUNT_SUSPENDED and SSO_EXPIRED once the password is right
 */
export async function signIn(
  deps: Deps,
  { email, password, browser, caller, signupToken }: SignInInput,
): Promise<Credentials> {
  const lanes = lanesOf(deps, email, caller)
  await chargeTries(deps, lanes)
  const account = await users.findByEmail(deps.db, email.trim())
  const storedHash = account?.passwordHash ?? null
  const matches = await deps.passwords.verify(password, storedHash)
  if (!account || !storedHash || !matches || account.user.status === 'deleted') refuse('BAD_CREDENTIALS')
  await failures.clear(
    deps.db,
    lanes.map(({ key }) => key),
  )
  const renewedHash = deps.passwords.isOutdated(storedHash) ? await deps.passwords.hash(password) : null
  return inTransaction(deps.db, async (tx) => {
    const user = await users.lock(tx, account.user.id)
    checkMaySignIn(user)
    // Somebody may have changed the password while this one was being compared, or hashed the same one anew.
    const standingHash = await users.findPassword(tx, user.id)
    const isSame = standingHash === storedHash
    if (!isSame && !(await deps.passwords.verify(password, standingHash))) refuse('BAD_CREDENTIALS')
    if (renewedHash && isSame) await users.setPassword(tx, user.id, renewedHash)
    if (signupToken !== undefined) await linkIdentity(deps, tx, user, signupToken)
    return openSession(deps, tx, user, browser)
  })
}

function checkMaySignIn(user: User): void {
  if (user.status === 'deleted') refuse('BAD_CREDENTIALS')
  expectNotSuspended(user)
  if (!user.emailVerifiedAt) refuse('EMAIL_NOT_VERIFIED')
}
