import * as healthReads from '../data/health-reads.ts'
import type { Deps } from '../deps.ts'

/**
 * Forgets who read shared answers longer than a year ago; how many rows went, and the hash of the last, is kept as the
 * proof and as the beginning of the chain that is left.
 * @returns how many rows went
 */
export async function forgetHealthReads(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - 1)
  return healthReads.forgetBefore(deps.db, before, now)
}
