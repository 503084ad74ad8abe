import { setTimeout as wait } from 'node:timers/promises'

/** Begins work at a steady rate, whether or not what was begun before has ended; then waits for all of it. */
export async function steadily(perSecond: number, seconds: number, work: () => Promise<void>): Promise<void> {
  const begun = performance.now()
  const all: Promise<void>[] = []
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const due = begun + (n * 1000) / perSecond - performance.now()
    if (due >= 1) await wait(due)
    all.push(work())
  }
  await Promise.all(all)
}
