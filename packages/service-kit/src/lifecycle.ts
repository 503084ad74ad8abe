import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { ConfigError } from './config.ts'
import type { Log } from './log.ts'
import { SchemaTooOld } from './migrations/expect-schema.ts'
import { MigrationError } from './migrations/migration-order.ts'

const hardLimitMs = 20_000

export interface Running {
  stop(): Promise<void>
}

/**
 * Runs a program from its start to SIGTERM or SIGINT: then it drains, and ends after 20 s at the latest.
 * A start that fails says why and ends with 1.
 * @param start its signal fires when the program is to stop, also before it has started
 */
export function run(start: (stopping: AbortSignal) => Promise<Running>): void {
  const stopping = new AbortController()
  const started = start(stopping.signal)
  const stop = (): void => {
    if (stopping.signal.aborted) return
    stopping.abort(new Error('stopped before it had started'))
    setTimeout(() => process.exit(1), hardLimitMs).unref()
    started
      .then((running) => running.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => (isAbort(error, stopping.signal) ? process.exit(0) : fail(error)),
      )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  started.catch((error: unknown) => (isAbort(error, stopping.signal) ? process.exit(0) : fail(error)))
}

/** Node's timers wrap the reason of a signal in an error of their own. */
function isAbort(error: unknown, { aborted, reason }: AbortSignal): boolean {
  return aborted && (error === reason || (error instanceof Error && error.cause === reason))
}

function fail(error: unknown): never {
  const sentence = forPeople(error) ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Errors whose message says what to do, and whose stack says nothing more. */
function forPeople(error: unknown): error is Error {
  return error instanceof ConfigError || error instanceof SchemaTooOld || error instanceof MigrationError
}

export interface Drainable {
  app: FastifyInstance
  log: Pick<Log, 'info'>
  /** Ends what answers were made from, once none is made any more. */
  close(): Promise<void>
  /**
   * How long answers still come and ask not to use their connection again, in ms, before connections are closed: so
   * that a kept connection is seldom closed under a request that is just being sent. A balancer that asks /readyz needs
   * longer than its own pause.
   */
  noticeMs?: number
}

/** Stops a program so that no request in flight and no event is lost. */
export async function drain({ app, log, close, noticeMs = 250 }: Drainable): Promise<void> {
  app.service.draining = true
  log.info({}, 'draining')
  await wait(noticeMs)
  await app.close()
  await close()
  log.info({}, 'stopped')
}
