import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as participations from '../data/participations.ts'
import * as sharingEnds from '../data/sharing-ends.ts'
import * as users from '../data/users.ts'
import type { Deps } from '../deps.ts'

/**
 * Ends what a member shares with the team of one mission; who has read it before stays noted. Nobody is told.
 * @throws Refusal NOT_FOUND where the member has no part in the mission
 */
export async function endSharing(deps: Deps, userId: string, missionId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    // Held as an event holds it: one that comes at the same moment has shared before this, or sees the end.
    await users.lock(tx, userId)
    if (!(await participations.find(tx, userId, missionId))) refuse('NOT_FOUND')
    await sharingEnds.note(tx, { userId, missionId, at: deps.clock.now() })
    await participations.unshare(tx, userId, { missionId })
  })
}
