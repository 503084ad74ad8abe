import type { WorkEdit } from '@ensemble/contracts/users/work'
import type { Tx } from '@ensemble/service-kit/database'
import { withVault } from '@ensemble/service-kit/sealing/closed-vault'
import type { Deps } from '../deps.ts'
import { editWork } from '../domain/work-rules.ts'

/**
 * Changes what a member tells of their work, whose account the transaction holds locked. Nobody is told.
 * @throws Refusal VALIDATION_FAILED, SERVICE_UNAVAILABLE while the key is away
 */
export async function changeWork(
  deps: Deps,
  tx: Tx,
  { userId, now, edit }: { userId: string; now: Date; edit: WorkEdit },
): Promise<void> {
  await withVault(deps, async () => {
    await deps.vault.writeWork(tx, userId, editWork(await deps.vault.readWork(tx, userId), edit), now)
  })
}
