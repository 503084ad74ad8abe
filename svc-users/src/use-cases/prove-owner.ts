import { createHash } from 'node:crypto'
import type { Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as failures from '../data/sign-in-failures.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { chargeTries } from './charge-tries.ts'

/**
 * Makes sure that whoever uses a session knows the password of the account: for what would lock its owner out.
 * @returns the stored hash that it was compared with, for `expectStillProven`
 * @throws Refusal FORBIDDEN for who signs in with the single sign-on alone; VALIDATION_FAILED with currentPassword
 *   REQUIRED or WRONG_PASSWORD; RATE_LIMITED with `params.retryAfter`
 */
export async function proveOwner(deps: Deps, userId: string, currentPassword: string | undefined): Promise<string> {
  return (await provenHashOf(deps, userId, currentPassword)) ?? wrongPassword()
}

/**
 * Compares a password with that of the account; a try that is counted.
 * @returns the stored hash, or null where it is another password
 * @throws Refusal as `proveOwner`, but for a wrong password
 */
export async function provenHashOf(
  deps: Deps,
  userId: string,
  currentPassword: string | undefined,
): Promise<string | null> {
  const storedHash = await users.findPassword(deps.db, userId)
  if (!storedHash) return refuse('FORBIDDEN')
  if (currentPassword === undefined) refuse('VALIDATION_FAILED', { fields: { currentPassword: ['REQUIRED'] } })
  // Counted apart from sign-in: tries inside a session keep nobody from signing in, and the other way round.
  const tries = createHash('sha256').update(`change ${userId}`).digest()
  await chargeTries(deps, [{ key: tries, rules: deps.rules.throttle }])
  const right = await deps.passwords.verify(currentPassword, storedHash)
  if (!right) return null
  await failures.clear(deps.db, [tries])
  return storedHash
}

/**
 * Makes sure that the password which was proven is still the one of the account. To be called in the transaction of what
 * it allows, with the account held: the owner may have set another one while this one was being compared, to keep out
 * whoever knows it.
 * @param provenHash what `proveOwner` gave; undefined where nothing was proven
 * @throws Refusal VALIDATION_FAILED with currentPassword WRONG_PASSWORD
 */
export async function expectStillProven(tx: Tx, userId: string, provenHash: string | undefined): Promise<void> {
  if (provenHash === undefined || (await users.findPassword(tx, userId)) !== provenHash) wrongPassword()
}

/** @throws Refusal VALIDATION_FAILED with currentPassword WRONG_PASSWORD */
export function wrongPassword(): never {
  refuse('VALIDATION_FAILED', { fields: { currentPassword: ['WRONG_PASSWORD'] } })
}
