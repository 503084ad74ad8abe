import type { Log } from '../log.ts'
import { keepRunning, type Loop, type LoopStatus, type RunningLoop } from '../loop.ts'
import { JobFailures } from './failures.ts'
import { type Job, type JobDeps, runDue } from './job.ts'

const usualLookMs = 15_000

/**
 * Looks again and again for recurring work that is due. Several processes may: each run is claimed by one, in the table
 * `jobs` that the service's migrations make. A job that fails is counted and tried again; the loop itself is well.
 */
export class Scheduler implements Loop {
  readonly name = 'scheduled jobs'
  readonly #loop: RunningLoop
  readonly #failures: JobFailures

  /** @param lookMs pause between two looks */
  constructor(deps: JobDeps, jobs: readonly Job[], log: Pick<Log, 'warn'>, lookMs = usualLookMs) {
    const failures = (this.#failures = new JobFailures(jobs, log))
    this.#loop = keepRunning({ name: this.name, log }, async () => {
      await runDue(deps, jobs, failures)
      return lookMs
    })
  }

  status(): LoopStatus {
    const { counts: failures, lastError } = this.#failures
    return { ...(lastError !== undefined && { lastError }), ...this.#loop.status(), failures }
  }

  /** Finishes the job in hand. */
  stop(): Promise<void> {
    return this.#loop.stop()
  }
}
