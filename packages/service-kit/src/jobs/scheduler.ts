import { setTimeout as wait } from 'node:timers/promises'
import { type Log } from '../log.ts'
import { type Loop, type LoopStatus, messageOf } from '../loop.ts'
import { type Job, type JobDeps, runDue } from './job.ts'

const usualLookMs = 15_000

/**
 * Looks again and again for recurring work that is due. Several processes may: each run is claimed by one, in the table
 * `jobs` that the service's migrations make.
 */
export class Scheduler implements Loop {
  readonly name = 'scheduled jobs'
  readonly #stopping = new AbortController()
  readonly #ended: Promise<void>
  #status: LoopStatus = { healthy: true, pending: 0, restarts: 0 }

  /** @param lookMs pause between two looks */
  constructor(deps: JobDeps, jobs: readonly Job[], log: Pick<Log, 'warn'>, lookMs = usualLookMs) {
    this.#ended = this.#run(deps, jobs, log, lookMs)
  }

  status(): LoopStatus {
    return this.#status
  }

  /** Finishes the job in hand. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#ended
  }

  async #run(deps: JobDeps, jobs: readonly Job[], log: Pick<Log, 'warn'>, lookMs: number): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      try {
        await runDue(deps, jobs)
        this.#status = { ...this.#status, healthy: true, lastError: undefined }
      } catch (error) {
        if (this.#status.healthy) log.warn({ err: error }, 'scheduled jobs wait')
        const restarts = this.#status.restarts + 1
        this.#status = { ...this.#status, healthy: false, restarts, lastError: messageOf(error) }
      }
      await wait(lookMs, undefined, { signal }).catch(() => undefined)
    }
  }
}
