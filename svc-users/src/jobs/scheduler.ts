import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '@ensemble/service-kit/log'
import { type Loop, type LoopStatus, messageOf } from '@ensemble/service-kit/loop'
import type { Deps } from '../deps.ts'
import { type Job, runDue } from './jobs.ts'

const lookMs = 15_000

/** Looks every 15 s for recurring work that is due. Several processes may: each run is claimed by one. */
export class Scheduler implements Loop {
  readonly name = 'scheduled jobs'
  readonly #stopping = new AbortController()
  readonly #ended: Promise<void>
  #status: LoopStatus = { healthy: true, pending: 0, restarts: 0 }

  constructor(deps: Deps, jobs: readonly Job[], log: Pick<Log, 'warn'>) {
    this.#ended = this.#run(deps, jobs, log)
  }

  status(): LoopStatus {
    return this.#status
  }

  /** Finishes the job in hand. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#ended
  }

  async #run(deps: Deps, jobs: readonly Job[], log: Pick<Log, 'warn'>): Promise<void> {
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
