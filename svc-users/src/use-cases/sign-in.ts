import { createHash } from 'node:crypto'
import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { chargeTry } from '../domain/sign-in-throttle.ts'
import type { User } from '../domain/user.ts'
import * as failures from '../data/sign-in-failures.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { type Credentials, openSession } from './open-session.ts'

export interface SignInInput {
  email: string
  password: string
  keepSignedIn: boolean
}

/**
 * Signs somebody in with e-mail and password. An unknown address, a deleted account and a wrong password cost the same
 * time and get the same answer (decisions.md §5, AU06, AU07).
 * @throws Refusal BAD_CREDENTIALS; RATE_LIMITED with `params.retryAfter` in seconds after too many failures;
 *   EMAIL_NOT_VERIFIED and ACCOUNT_SUSPENDED once the password is right
 */
export async function signIn(deps: Deps, { email, password, keepSignedIn }: SignInInput): Promise<Credentials> {
  const address = createHash('sha256').update(email.trim().toLowerCase()).digest()
  await chargeAddress(deps, address)
  const account = await users.findByEmail(deps.db, email.trim())
  const storedHash = account?.passwordHash ?? null
  const matches = await deps.passwords.verify(password, storedHash)
  if (!account || !storedHash || !matches || account.user.status === 'deleted') refuse('BAD_CREDENTIALS')
  await failures.clear(deps.db, address)
  const renewedHash = deps.passwords.isOutdated(storedHash) ? await deps.passwords.hash(password) : null
  return inTransaction(deps.db, async (tx) => {
    const user = await users.lock(tx, account.user.id)
    checkMaySignIn(user)
    if (renewedHash) await users.setPassword(tx, user.id, renewedHash)
    await users.noteSignIn(tx, user.id, deps.clock.now())
    return openSession(deps, tx, user, keepSignedIn)
  })
}

async function chargeAddress(deps: Deps, address: Buffer): Promise<void> {
  const now = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const charged = chargeTry(await failures.lock(tx, address), now, deps.rules.throttle)
    if ('waitSeconds' in charged) refuse('RATE_LIMITED', { params: { retryAfter: charged.waitSeconds } })
    await failures.save(tx, address, charged.record)
  })
}

function checkMaySignIn(user: User): void {
  if (user.status === 'deleted') refuse('BAD_CREDENTIALS')
  if (user.status === 'suspended') refuse('ACCOUNT_SUSPENDED')
  if (!user.emailVerifiedAt) refuse('EMAIL_NOT_VERIFIED')
}
