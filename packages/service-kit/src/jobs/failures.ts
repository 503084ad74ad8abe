import type { Log } from '../log.ts'
import { messageOf } from '../loop.ts'
import { longestRestSeconds } from './claim.ts'
import type { Job, JobWatch } from './job.ts'

const firstRestSeconds = 15

/**
 * How long a job rests that has failed: 15 s, 30 s, 1 min, 2 min … up to ten minutes, and never longer than its pause.
 * @param failures in a row
 * @param everySeconds pause between two runs
 * @returns seconds
 */
function restAfterFailure(failures: number, everySeconds: number): number {
  return Math.min(everySeconds, longestRestSeconds, firstRestSeconds * 2 ** (failures - 1))
}

/** How often each job has failed in this process, and says so in the log: once for failures in a row. */
export class JobFailures implements JobWatch {
  readonly #log: Pick<Log, 'warn'>
  readonly #sinceStart: Map<string, number>
  readonly #inARow = new Map<string, { times: number; message: string }>()

  constructor(jobs: readonly Job[], log: Pick<Log, 'warn'>) {
    this.#log = log
    this.#sinceStart = new Map(jobs.map(({ name }) => [name, 0]))
  }

  /** Of each job, since the program started. */
  get counts(): Record<string, number> {
    return Object.fromEntries(this.#sinceStart)
  }

  /** Of the job that failed last, of those that have failed at their last run here. */
  get lastError(): string | undefined {
    const last = [...this.#inARow].at(-1)
    return last && `${last[0]}: ${last[1].message}`
  }

  succeeded({ name }: Job): void {
    this.#inARow.delete(name)
  }

  failed({ name, everySeconds }: Job, error: unknown): number {
    const times = (this.#inARow.get(name)?.times ?? 0) + 1
    this.#inARow.delete(name)
    this.#inARow.set(name, { times, message: messageOf(error) })
    this.#sinceStart.set(name, (this.#sinceStart.get(name) ?? 0) + 1)
    if (times === 1) this.#log.warn({ err: error, job: name }, 'job failed')
    return restAfterFailure(times, everySeconds)
  }
}
