import { mostManagers } from '@ensemble/contracts/missions/many-limits'
import type { Queryable } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as members from '../data/members.ts'

/**
 * Makes sure that those who are to run a mission are staff with an open account, and no more of them than a mission has:
 * whoever comes beside others was not counted with them by any schema.
 * @param had how many run it now; a mission that has too many is still handed over
 * @returns the name of the first of them, whom members may write to
 * @throws Refusal VALIDATION_FAILED
 */
export async function requireManagers(db: Queryable, managerIds: readonly string[], had = 0): Promise<string> {
  if (managerIds.length > Math.max(mostManagers, had)) {
    refuse('VALIDATION_FAILED', { fields: { managerIds: ['TOO_LONG'] } })
  }
  const staff = new Map((await members.findStaff(db, managerIds)).map(({ id, displayName }) => [id, displayName]))
  if (managerIds.some((id) => !staff.has(id))) {
    refuse('VALIDATION_FAILED', { fields: { managerIds: ['NOT_IN_LIST'] } })
  }
  return staff.get(managerIds[0] ?? '') ?? ''
}
