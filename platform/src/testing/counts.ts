import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import Type, { type Static } from 'typebox'
import { Check } from 'typebox/value'

/** What one stage of the tests found; the reporters write it to the file that COUNTS_FILE names. */
export const Counts = Type.Object({ passed: Type.Integer(), failed: Type.Integer(), skipped: Type.Integer() })
export type Counts = Static<typeof Counts>

export function writeCounts(counts: Counts): void {
  const file = process.env['COUNTS_FILE']
  if (file) writeFileSync(file, JSON.stringify(counts))
}

/**
 * The counts of a stage. A stage that ended with an error without naming a failed test has failed all the same:
 * it counts as one failure.
 */
export function readCounts(file: string, succeeded: boolean): Counts {
  const content: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const counts = Check(Counts, content) ? content : { passed: 0, failed: 0, skipped: 0 }
  return !succeeded && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/** The closing line: `123 passed, 0 failed`, and `, 2 skipped` when there were any. */
export function countsLine({ passed, failed, skipped }: Counts): string {
  return `${String(passed)} passed, ${String(failed)} failed${skipped > 0 ? `, ${String(skipped)} skipped` : ''}`
}
