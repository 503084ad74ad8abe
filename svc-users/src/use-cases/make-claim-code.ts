import { randomBytes } from 'node:crypto'
import { claimCodeDays, claimCodeInGroups, claimCodeLength } from '@ensemble/contracts/users/claim-code'
import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as callers from '../data/callers.ts'
import * as claimCodes from '../data/claim-codes.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'
import { callersPerHour, isByTelephone, requireDepartment } from '../domain/by-telephone.ts'
import { codeFrom } from '../domain/codes.ts'
import { daysAfter } from '../domain/days.ts'
import type { ActingPerson } from '../domain/user-status.ts'
import { claimHash } from '../tokens/code-hash.ts'

/**
 * Makes the code of a letter, with which somebody takes over the account that a team keeps for them. It is told here
 * and nowhere else; the one of before stops.
 * @throws Refusal NOT_FOUND, FORBIDDEN, OUT_OF_SCOPE; STATUS_CONFLICT for an account that nobody keeps, or that is
 *   suspended; RATE_LIMITED
 */
export async function makeClaimCode(
  deps: Deps,
  { userId, actor }: { userId: string; actor: ActingPerson },
): Promise<{ code: string; expiresAt: Date }> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const user = await users.lock(tx, userId)
    requireDepartment('user.open_by_telephone', actor, user.departmentCode)
    if (!isByTelephone(user) || user.status !== 'validated') refuse('STATUS_CONFLICT')
    const code = codeFrom(randomBytes(claimCodeLength), claimCodeLength)
    const expiresAt = daysAfter(now, claimCodeDays)
    const made = { userId, codeHash: claimHash(deps.refreshSecret, code), expiresAt, madeBy: actor.id }
    await callers.lock(tx)
    const tooMany = (await claimCodes.countOfHour(tx, actor.id, now)) >= callersPerHour
    if (tooMany || !(await claimCodes.store(tx, made, now))) refuse('RATE_LIMITED', { params: { retryAfter: 3600 } })
    return { code: claimCodeInGroups(code), expiresAt }
  })
}
