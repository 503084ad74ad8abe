import type { Clock } from '../clock.ts'
import type { Database } from '../database.ts'
import { claim, noteDone, putOff, resting } from './claim.ts'

/** Work that recurs. */
export interface Job {
  name: string
  /** Pause between two runs; 0 runs at every look, also in several processes at once. */
  everySeconds: number
  run(): Promise<void>
}

export interface JobDeps {
  db: Database
  clock: Clock
}

/** Who hears how runs end. */
export interface JobWatch {
  succeeded(job: Job): void
  /** @returns how long the job rests before it is tried again, in seconds @throws where the others are not to run */
  failed(job: Job, error: unknown): number
}

/**
 * Runs what is due and no other process has claimed. A job that fails is tried again soon, and holds up none of the
 * others.
 * @returns the names of what ran here and did not fail
 * @throws what the database says while it is away, and whatever the watch throws
 */
export async function runDue({ db, clock }: JobDeps, list: readonly Job[], watch: JobWatch): Promise<string[]> {
  const ran: string[] = []
  const wait = await resting(db, list, clock.now())
  for (const job of list) {
    if (wait.has(job.name)) continue
    const claimedAt = clock.now()
    if (!(await claim(db, job, claimedAt))) continue
    try {
      await job.run()
    } catch (error) {
      const restSeconds = watch.failed(job, error)
      await putOff(db, job, { claimedAt, now: clock.now(), restSeconds })
      continue
    }
    watch.succeeded(job)
    await noteDone(db, job, claimedAt)
    ran.push(job.name)
  }
  return ran
}
