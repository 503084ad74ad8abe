import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as failures from '../data/sign-in-failures.ts'
import type { Deps } from '../deps.ts'
import { chargeTry } from '../domain/sign-in-throttle.ts'

/**
 * Counts a try at a password before it is looked at; who succeeds clears the count.
 * @param key hash of what the tries are counted for
 * @throws Refusal RATE_LIMITED with `params.retryAfter` in seconds
 */
export async function chargeTries(deps: Deps, key: Buffer): Promise<void> {
  const now = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const charged = chargeTry(await failures.lock(tx, key), now, deps.rules.throttle)
    if ('waitSeconds' in charged) refuse('RATE_LIMITED', { params: { retryAfter: charged.waitSeconds } })
    await failures.save(tx, key, charged.record)
  })
}
