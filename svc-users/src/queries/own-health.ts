import type { PracticalNeed } from '@ensemble/contracts/missions/practical-needs'
import type { Health } from '@ensemble/contracts/users/health'
import type { Work } from '@ensemble/contracts/users/work'
import { KeysMissing } from '@ensemble/service-kit/sealing/key-file'
import { DoesNotOpen } from '@ensemble/service-kit/sealing/seal'
import type { Deps } from '../deps.ts'
import type { StandingConsents } from '../domain/consents.ts'

/**
 * The health answers for their owner; nothing without a consent that stands. The page that asks has more than health
 * on it, so answers that cannot be opened now are left out, and the log says so.
 */
export async function ownHealth(deps: Deps, userId: string, consents: StandingConsents): Promise<Health | undefined> {
  if (!consents.health) return undefined
  return unlessClosed(deps, userId, async () => {
    const { answers, savedAt } = await deps.vault.read(deps.db, userId)
    return { ...answers, savedAt: savedAt?.toISOString() ?? null }
  })
}

/** What somebody needs in order to take part, for themselves. */
export async function ownNeeds(
  deps: Deps,
  userId: string,
  consents: StandingConsents,
): Promise<PracticalNeed[] | undefined> {
  return consents.health && unlessClosed(deps, userId, () => deps.vault.readNeeds(deps.db, userId))
}

/** What somebody told of their work, for themselves. */
export function ownWork(deps: Deps, userId: string): Promise<Work | undefined> {
  return unlessClosed(deps, userId, () => deps.vault.readWork(deps.db, userId))
}

async function unlessClosed<Opened>(
  { log }: Deps,
  userId: string,
  open: () => Promise<Opened>,
): Promise<Opened | undefined> {
  try {
    return await open()
  } catch (err) {
    if (!(err instanceof KeysMissing) && !(err instanceof DoesNotOpen)) throw err
    log.warn({ err, userId }, 'health answers stay closed')
    return undefined
  }
}
