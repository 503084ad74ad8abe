import type { Health } from '@ensemble/contracts/users/health'
import type { Deps } from '../deps.ts'
import type { StandingConsents } from '../domain/consents.ts'
import { DoesNotOpen } from '../vault/sealing.ts'
import { HealthKeysMissing } from '../vault/key-file.ts'

/**
 * The health answers for their owner; nothing without a consent that stands. The page that asks has more than health
 * on it, so answers that cannot be opened now are left out, and the log says so.
 */
export async function ownHealth(
  { db, vault, log }: Deps,
  userId: string,
  consents: StandingConsents,
): Promise<Health | undefined> {
  if (!consents.health) return undefined
  try {
    const { answers, savedAt } = await vault.read(db, userId)
    return { ...answers, savedAt: savedAt?.toISOString() ?? null }
  } catch (err) {
    if (!(err instanceof HealthKeysMissing) && !(err instanceof DoesNotOpen)) throw err
    log.warn({ err, userId }, 'health answers stay closed')
    return undefined
  }
}
