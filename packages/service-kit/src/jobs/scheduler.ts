import type { Log } from '../log.ts'
import { keepRunning, type Loop, type LoopStatus, type RunningLoop } from '../loop.ts'
import { JobFailures } from './failures.ts'
import { type Job, type JobDeps, runDue } from './job.ts'
import { RunsUnderWay } from './under-way.ts'

const usualLookMs = 15_000

/** How long a program that stops waits for jobs in hand, in ms: what stops after them needs some of its 20 s. */
const stopMs = 10_000

/**
 * Looks again and again for recurring work that is due. Several processes may: each run is claimed by one, in the table
 * `jobs` that the service's migrations make. A job that fails or hangs is counted and tried again; the loop itself is well.
 */
export class Scheduler implements Loop {
  readonly name = 'scheduled jobs'
  readonly #loop: RunningLoop
  readonly #failures: JobFailures
  readonly #underWay = new RunsUnderWay()

  /** @param lookMs pause between two looks */
  constructor(deps: JobDeps, jobs: readonly Job[], log: Pick<Log, 'warn'>, lookMs = usualLookMs) {
    const watch = (this.#failures = new JobFailures(jobs, log))
    const underWay = this.#underWay
    this.#loop = keepRunning({ name: this.name, log }, async ({ signal }) => {
      await runDue(deps, jobs, { watch, underWay, signal })
      return lookMs
    })
  }

  status(): LoopStatus {
    const { counts: failures, lastError } = this.#failures
    return { ...(lastError !== undefined && { lastError }), ...this.#loop.status(), failures }
  }

  /** Begins no other job, and finishes those in hand; one that hangs is left behind. */
  async stop(): Promise<void> {
    await this.#loop.stop()
    await this.#underWay.settle(stopMs)
  }
}
