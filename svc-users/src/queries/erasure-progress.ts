import { type Erasure, erasureParts } from '@ensemble/contracts/users/erasure'
import { refuse } from '@ensemble/service-kit/refusal'
import * as erasures from '../data/erasures.ts'
import type { Deps } from '../deps.ts'
import { hashOf } from '../tokens/refresh-token.ts'

/**
 * How far an erasure has come, for whoever holds the receipt: there is no account left to sign in with.
 * @throws Refusal NOT_FOUND
 */
export async function erasureProgress({ db }: Deps, receipt: string): Promise<Erasure> {
  const found = (await erasures.findByReceipt(db, hashOf(receipt))) ?? refuse('NOT_FOUND')
  return {
    askedAt: found.askedAt.toISOString(),
    doneAt: found.doneAt?.toISOString() ?? null,
    parts: erasureParts.map((name) => ({
      name,
      doneAt: found.parts[name]?.at ?? null,
      rows: found.parts[name]?.rows ?? null,
    })),
  }
}
