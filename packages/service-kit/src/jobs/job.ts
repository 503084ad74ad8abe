import type { Clock } from '../clock.ts'
import type { Database } from '../database.ts'
import type { Deadline } from '../deadline.ts'
import { claim, noteDone, putOff, resting } from './claim.ts'
import { deadlineOf, runWithin } from './limit.ts'
import type { RunsUnderWay } from './under-way.ts'

/** Work that recurs. */
export interface Job {
  name: string
  /** Pause between two runs; 0 runs at every look, also in several processes at once. */
  everySeconds: number
  /**
   * Has as long as its pause, less ten seconds: fifty at least, ten minutes at most. Then its statements are refused, and
   * what it has not done is left for its next run, so each item is to be marked as done where it is done.
   */
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

/** How a process looks for what is due. */
interface Look {
  watch: JobWatch
  /** What earlier looks of this process have begun; without it each job is waited for. */
  underWay?: RunsUnderWay
  /** Fires when nothing more is to begin. */
  signal?: AbortSignal
}

/**
 * Runs what is due and no other process has claimed. A job that fails or is not done in time is tried again soon, and
 * holds up none of the others.
 * @returns the names of what ran here and did not fail
 * @throws what the database says while it is away, and whatever the watch throws
 */
export async function runDue(
  deps: JobDeps,
  list: readonly Job[],
  { watch, underWay, signal }: Look,
): Promise<string[]> {
  const { db, clock } = deps
  const ran: string[] = []
  const wait = await resting(db, list, clock.now())
  for (const job of list) {
    if (signal?.aborted) break
    if (wait.has(job.name) || underWay?.has(job.name)) continue
    const deadline = deadlineOf(job)
    const claimedAt = clock.now()
    if (!(await claim(db, job, claimedAt))) continue
    const run = runClaimed(deps, job, { claimedAt, deadline, watch }).then((isDone) => {
      if (isDone) ran.push(job.name)
    })
    await (underWay ? underWay.follow(job.name, run) : run)
  }
  return ran
}

interface ClaimedRun {
  claimedAt: Date
  deadline: Deadline
  watch: JobWatch
}

/** @returns whether it did not fail */
async function runClaimed({ db, clock }: JobDeps, job: Job, run: ClaimedRun): Promise<boolean> {
  const { claimedAt, deadline, watch } = run
  try {
    await runWithin(deadline, job)
  } catch (error) {
    const restSeconds = watch.failed(job, error)
    await putOff(db, job, { claimedAt, now: clock.now(), restSeconds })
    return false
  }
  watch.succeeded(job)
  await noteDone(db, job, claimedAt)
  return true
}
