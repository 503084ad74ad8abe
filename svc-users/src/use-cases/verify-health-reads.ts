import { inTransaction } from '@ensemble/service-kit/database'
import * as healthReads from '../data/health-reads.ts'
import type { Deps } from '../deps.ts'

/**
 * Looks whether the record of who read shared answers is as it was written, and keeps what it found for the figures.
 * @returns the first row that is not, and the newest row: its hash, once it is known outside, proves all rows before
 */
export async function verifyHealthReads(
  deps: Deps,
): Promise<{ broken: number | undefined; newest: { id: number; hash: Buffer } | undefined }> {
  const found = await inTransaction(deps.db, async (tx) => {
    // All pages show one moment: rows that are forgotten meanwhile would look as if they were missing.
    await tx.query({ text: 'set transaction isolation level repeatable read, read only' })
    return { broken: await healthReads.findBroken(tx), newest: await healthReads.newest(tx) }
  })
  deps.chainOfReads.broken = found.broken !== undefined
  return found
}
