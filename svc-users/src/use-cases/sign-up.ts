import { inTransaction } from '@ensemble/service-kit/database'
import { type SignUp, newAccount } from '../domain/account.ts'
import { checkPassword, ownWords } from '../domain/password-policy.ts'
import type { User } from '../domain/user.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { recordUserEvent } from '../outbox/outgoing.ts'

export type SignUpInput = Omit<SignUp, 'id'> & { password: string }

/**
 * Opens an account that awaits confirmation of its address and approval.
 * @returns the account, or null when the address already has one; whoever answers the visitor must not tell
 * @throws Refusal PASSWORD_POLICY
 */
export async function signUp(deps: Deps, { password, ...input }: SignUpInput): Promise<User | null> {
  checkPassword(password, ownWords(input.identity), deps.rules.password)
  return openAccount(deps, input, await deps.passwords.hash(password))
}

/** The same with a password that nobody has looked at: of the demonstration accounts, which everybody knows. */
export async function openAccount(deps: Deps, input: Omit<SignUp, 'id'>, passwordHash: string): Promise<User | null> {
  const now = deps.clock.now()
  const user = newAccount({ id: deps.newId(), ...input }, now)
  return inTransaction(deps.db, async (tx) => {
    if (!(await users.insert(tx, user))) return null
    await users.setPassword(tx, user.id, passwordHash)
    await recordUserEvent(tx, 'userRegistered', user, { time: now, quiet: deps.quiet })
    return user
  })
}
