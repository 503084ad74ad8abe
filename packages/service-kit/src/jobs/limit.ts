import { Deadline, withDeadline } from '../deadline.ts'
import { holdOf } from './claim.ts'
import type { Job } from './job.ts'

/** A run has less time than its claim by this, in seconds: a commit that is under way may take five of them. */
const marginSeconds = 10

/** How long a job may take that claims nothing, in seconds. */
const unclaimedSeconds = 60

/** How long a run may take, in seconds. */
function limitOf(job: Job): number {
  return (holdOf(job) || unclaimedSeconds) - marginSeconds
}

/** Counts from now: made before the claim, so that it is over before the claim is. */
export function deadlineOf(job: Job): Deadline {
  return new Deadline(limitOf(job) * 1000, { isAwaited: false })
}

/**
 * Runs a job until its deadline. From there on none of its statements is taken and no transaction of it commits, in
 * whatever it may hang: the next run has the work for itself.
 * @throws Error when the time is over, and whatever the job throws
 */
export async function runWithin(deadline: Deadline, job: Job): Promise<void> {
  const late = new Error(`not done after ${limitOf(job)} s`)
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      deadline.end()
      reject(late)
    }, deadline.leftMs)
  })
  try {
    await Promise.race([withDeadline(deadline, () => job.run()), over])
  } catch (error) {
    // A statement is given up a little before, and says less.
    throw deadline.leftMs < 1 ? late : error
  } finally {
    clearTimeout(timer)
  }
}
