import { failureText } from '../failure.ts'
import type { Settings } from '../settings.ts'
import { openSession, type Session } from '../start/session.ts'
import type { Steps } from '../terminal/steps.ts'
import { countsLine, writeCounts, type Counts } from './counts.ts'

/**
 * Ends a command with what it counted: in its last line, in the file that COUNTS_FILE names, and in its exit code.
 * Work that throws counts as one failure; work that returns nothing was ended by a signal.
 */
export async function endInCounts(work: () => Promise<Counts | undefined>): Promise<number> {
  try {
    const counts = await work()
    if (!counts) return 130
    writeCounts(counts)
    console.log(countsLine(counts))
    return counts.failed > 0 ? 1 : 0
  } catch (error) {
    console.error(`\n${failureText(error)}\n`)
    console.log(countsLine({ passed: 0, failed: 1, skipped: 0 }))
    return 1
  }
}

/**
 * Works in a session of its own, which ends with the work, or as soon as somebody wants it to end: what the work then
 * fails with is no news any more.
 * @returns nothing when somebody wanted it to end
 */
export async function inSession<Result>(
  settings: Settings,
  steps: Steps,
  work: (session: Session) => Promise<Result>,
): Promise<Result | undefined> {
  const session = await openSession(settings, steps)
  try {
    return await Promise.race([work(session), session.asked.then(() => undefined)])
  } finally {
    await session.end()
  }
}
