import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as failures from '../data/sign-in-failures.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../domain/sign-in-lane.ts'
import { chargeTry, type FailureRecord, type ThrottleRules } from '../domain/sign-in-throttle.ts'
import { passwordLanes } from '../tokens/lanes.ts'

/** What tries are counted for, and how many of them wait how long. */
export interface Lane {
  key: Buffer
  rules: ThrottleRules
}

/**
 * Counts a try at a password before it is looked at; who succeeds clears the count. A try that has to wait in one lane
 * counts in none.
 * @throws Refusal RATE_LIMITED with `params.retryAfter` in seconds
 */
export async function chargeTries(deps: Deps, lanes: readonly Lane[]): Promise<void> {
  const now = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const charged: [Buffer, FailureRecord][] = []
    for (const { key, rules } of lanes) {
      const result = chargeTry(await failures.lock(tx, key), now, rules)
      if ('waitSeconds' in result) refuse('RATE_LIMITED', { params: { retryAfter: result.waitSeconds } })
      charged.push([key, result.record])
    }
    for (const [key, record] of charged) await failures.save(tx, key, record)
  })
}

/** The lanes of a try to sign in: one of its own for a browser that is known to the account. */
export function lanesOf(deps: Deps, email: string, caller: Caller): [Lane, ...Lane[]] {
  const { throttle, strangers } = deps.rules
  const keys = passwordLanes(deps.refreshSecret, email, caller)
  if ('device' in keys) return [{ key: keys.device, rules: throttle }]
  return [
    { key: keys.source, rules: throttle },
    { key: keys.strangers, rules: strangers },
  ]
}
