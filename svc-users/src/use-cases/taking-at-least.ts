import { setTimeout as wait } from 'node:timers/promises'

/** Ms that an answer about an address takes at least; the work takes a few. */
export const answerMs = 50

/**
 * Answers no sooner than after a fixed time, whatever the work took and however it ended: a known and an unknown
 * address do not cost the same to the tenth of a millisecond, and three hundred answers would show it (AU07).
 * @param ms more than the work takes on an ordinary day
 */
export async function takingAtLeast<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const time = wait(ms)
  try {
    return await work()
  } finally {
    await time
  }
}
