import type { HealthRead } from '@ensemble/contracts/users/health'
import * as healthReads from '../data/health-reads.ts'
import type { Deps } from '../deps.ts'

/** Who read what somebody shares, and when, for that person: by role and department, not by name. */
export async function readsOfOwnHealth({ db }: Deps, userId: string): Promise<{ reads: HealthRead[] }> {
  const reads = await healthReads.findAbout(db, userId)
  return { reads: reads.map((read) => ({ ...read, at: read.at.toISOString() })) }
}
