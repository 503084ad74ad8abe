import { normaliseCode } from '@ensemble/contracts/users/mail-code'
import { randomBytes } from 'node:crypto'
import { inTransaction, type Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as codes from '../data/codes.ts'
import * as failures from '../data/sign-in-failures.ts'
import type { Deps } from '../deps.ts'
import { codeFrom, type CodePurpose, inGroups, verdictOn } from '../domain/codes.ts'
import type { Caller } from '../domain/sign-in-lane.ts'
import { addressHash } from '../tokens/address-hash.ts'
import { codeHash } from '../tokens/code-hash.ts'
import { codeLane } from '../tokens/lanes.ts'

/**
 * Makes a code for an address in place of the one before.
 * @param userId whose it is; null for an address without an account, whose code nobody ever sees
 * @returns the code in groups, for the mail
 * @throws Refusal RATE_LIMITED with `params.retryAfter` once an address has had its codes of the hour, account or not
 */
export async function issueCode(
  deps: Deps,
  tx: Tx,
  { purpose, email, userId }: { purpose: CodePurpose; email: string; userId: string | null },
): Promise<string> {
  const code = codeFrom(randomBytes(8))
  const now = deps.clock.now()
  const address = addressHash(email)
  const hash = codeHash(deps.refreshSecret, purpose, email, code)
  const stored = await codes.store(tx, { purpose, addressHash: address, userId, codeHash: hash }, now)
  if (stored) return inGroups(code)
  const retryAfter = await codes.secondsToWait(tx, purpose, address, now)
  return refuse('RATE_LIMITED', { params: { retryAfter } })
}

/** A code that has been tried and found right; it is used up in the transaction of what it allows. */
export interface RightCode {
  /** @throws Refusal INVALID_CODE when it has been used before */
  consume(tx: Tx): Promise<string>
  /**
   * The same where a second press may be answered like the first one, of which the answer was lost.
   * @returns whose it is; nothing when it has been used before: it allows nothing any more
   */
  take(tx: Tx): Promise<string | undefined>
}

/**
 * Tries a code. The try is counted and stays counted, whatever becomes of it: for its caller, so that the tries of others
 * take nothing from whom the code was sent to.
 * @throws Refusal INVALID_CODE, CODE_EXPIRED
 */
export async function tryCode(
  deps: Deps,
  { purpose, email, code, caller }: { purpose: CodePurpose; email: string; code: string; caller: Caller },
): Promise<RightCode> {
  const now = deps.clock.now()
  const key = {
    purpose,
    addressHash: addressHash(email),
    codeHash: codeHash(deps.refreshSecret, purpose, email, normaliseCode(code)),
  }
  // An address without a row keeps a hash that no code has: nobody can make one right by trying it twice.
  const tried = await codes.countTry(deps.db, { ...key, codeHash: randomBytes(32) }, now)
  const callersTries = await countCallersTry(deps, codeLane(deps.refreshSecret, tried.codeHash, caller))
  // Also one that was used up, or that nobody was ever sent: neither is anybody's, and so allows nothing.
  const matches = tried.codeHash.equals(key.codeHash)
  const verdict = verdictOn({ ...tried, allTries: tried.tries, tries: callersTries, matches }, now)
  if (verdict === 'wrong') refuse('INVALID_CODE')
  if (verdict === 'expired') refuse('CODE_EXPIRED')
  const take = (tx: Tx) => codes.consume(tx, key)
  return { take, consume: async (tx) => (await take(tx)) ?? refuse('INVALID_CODE') }
}

/** How often a caller has tried a code, this try included; not what it would have to wait. */
function countCallersTry(deps: Deps, lane: Buffer): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    const before = await failures.lock(tx, lane)
    const record = { failures: (before?.failures ?? 0) + 1, lastFailedAt: deps.clock.now(), blockedUntil: null }
    await failures.save(tx, lane, record)
    return record.failures
  })
}
