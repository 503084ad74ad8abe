import { normaliseCode } from '@ensemble/contracts/users/mail-code'
import type { CallInput } from '@ensemble/contracts/schemas'
import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import { hasSqlState } from '@ensemble/service-kit/database-errors'
import { Refusal, refuse } from '@ensemble/service-kit/refusal'
import * as callsToMake from '../data/calls-to-make.ts'
import * as claimCodes from '../data/claim-codes.ts'
import * as failures from '../data/sign-in-failures.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { claimed, isByTelephone } from '../domain/by-telephone.ts'
import { checkPassword, ownWords } from '../domain/password-policy.ts'
import type { Caller } from '../domain/sign-in-lane.ts'
import type { User } from '../domain/user.ts'
import { queueAccountMail } from '../mail/queue-account-mail.ts'
import { recordUserEvent } from '../outbox/outgoing.ts'
import { claimHash } from '../tokens/code-hash.ts'
import { claimLane } from '../tokens/lanes.ts'
import { chargeTries } from './charge-tries.ts'
import { issueCode, tryCode } from './issue-code.ts'

const uniqueViolation = '23505'

interface Letter {
  claimCode: string
  caller: Caller
}

/**
 * Mails a code to the address with which somebody wants to take over the account of their letter. Nothing of it is kept:
 * the account stays as it is until both codes come together. An address that has an account gets a letter that says so,
 * and the answer is the same.
 * @throws Refusal INVALID_CODE, CODE_EXPIRED for the code of the letter, whose field it names; RATE_LIMITED
 */
export async function askToClaim(deps: Deps, { email, ...letter }: Letter & { email: string }): Promise<void> {
  const { user } = await openLetter(deps, letter)
  await inTransaction(deps.db, async (tx) => {
    const address = email.trim()
    const holder = (await users.findByEmail(tx, address))?.user
    const code = await issueCode(deps, tx, {
      purpose: 'claim_account',
      email: address,
      userId: holder ? null : user.id,
    })
    if (holder) await queueAccountMail(deps, tx, { kind: 'address_in_use', to: holder })
    else await queueAccountMail(deps, tx, { kind: 'claim_account', to: { ...user, email: address }, code })
  })
}

/**
 * Takes over an account with the code of the letter and the one of the mail, which prove the person and the mailbox.
 * Either is used up; who kept the account calls about nothing more. The letter comes first: a wrong one says nothing of
 * the mailed code, and what a right one gives away `askToClaim` tells as well.
 * @throws Refusal PASSWORD_POLICY; INVALID_CODE, CODE_EXPIRED for either code, whose field it names; RATE_LIMITED
 */
export async function claimAccount(
  deps: Deps,
  { caller, ...input }: CallInput<'auth.claim'>['body'] & { caller: Caller },
): Promise<void> {
  const { claimCode, email, code, password, consents } = input
  checkPassword(password, [email], deps.rules.password)
  const letter = await openLetter(deps, { claimCode, caller })
  checkPassword(password, ownWords(letter.user), deps.rules.password)
  const right = await ofMail(tryCode(deps, { purpose: 'claim_account', email, code, caller }))
  // The dearest step comes last: whoever guesses makes nobody else wait.
  const passwordHash = await deps.passwords.hash(password)
  await inTransaction(deps.db, async (tx) => {
    const user = await takeBoth(deps, tx, letter.hash, await ofMail(right.consume(tx)))
    const now = deps.clock.now()
    const { coParticipantVisibility = false, ...agreed } = consents
    const account = claimed(user, email.trim(), { ...agreed, coParticipantVisibility }, now)
    await users.update(tx, account)
    await users.setPassword(tx, user.id, passwordHash)
    await callsToMake.settleOf(tx, user.id, now)
    await recordUserEvent(tx, 'userChanged', account, { time: now, quiet: deps.quiet })
    await queueAccountMail(deps, tx, { kind: 'account_claimed', to: account })
    await failures.clear(tx, [claimLane(deps.refreshSecret, caller)])
  }).catch((error: unknown) => {
    // Somebody signed up with the address a moment ago.
    if (hasSqlState(error, uniqueViolation)) return refuseCode('code')
    throw error
  })
}

/** Whose letter it is; each try counts for the network that it comes from. */
async function openLetter(deps: Deps, { claimCode, caller }: Letter): Promise<{ user: User; hash: Buffer }> {
  const lane = claimLane(deps.refreshSecret, caller)
  await chargeTries(deps, [{ key: lane, rules: deps.rules.throttle }])
  const hash = claimHash(deps.refreshSecret, normaliseCode(claimCode))
  const letter = (await claimCodes.find(deps.db, hash)) ?? refuseCode('claimCode')
  if (letter.expiresAt <= deps.clock.now()) return refuseCode('claimCode', 'CODE_EXPIRED')
  const user = await users.find(deps.db, letter.userId)
  if (!user || !mayBeClaimed(user)) return refuseCode('claimCode')
  await failures.clear(deps.db, [lane])
  return { user, hash }
}

async function takeBoth(deps: Deps, tx: Tx, letterHash: Buffer, mailedTo: string): Promise<User> {
  const userId = await claimCodes.take(tx, letterHash, deps.clock.now())
  if (userId === undefined) return refuseCode('claimCode')
  // As for a wrong code: whoever has another letter does not hear that they have found one that is right.
  if (userId !== mailedTo) return refuseCode('code')
  const user = await users.lock(tx, userId)
  return mayBeClaimed(user) ? user : refuseCode('claimCode')
}

const fieldCodes = { INVALID_CODE: 'WRONG_CODE', CODE_EXPIRED: 'EXPIRED_CODE' } as const

function refuseCode(field: 'claimCode' | 'code', code: keyof typeof fieldCodes = 'INVALID_CODE'): never {
  return refuse(code, { fields: { [field]: [fieldCodes[code]] } })
}

/** Has a refusal say that it is about the code of the mail. */
async function ofMail<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'INVALID_CODE' || error.code === 'CODE_EXPIRED') return refuseCode('code', error.code)
    throw error
  }
}

function mayBeClaimed(user: User): boolean {
  return isByTelephone(user) && user.status === 'validated'
}
