import type { Log } from './log.ts'
import { Signal } from './signal.ts'
import { Watchdog } from './watchdog.ts'

/** Something that runs for as long as the program: the relay, a consumer, the feed of revocations. */
export interface Loop {
  readonly name: string
  status(): LoopStatus
  stop(): Promise<void>
}

export interface LoopStatus {
  /** Works, as far as it knows; false while it waits for the broker or the database. */
  healthy: boolean
  /** Rows or messages that wait for it. */
  pending: number
  /** How often it had to begin again after a failure, or because the watchdog left a round behind. */
  restarts: number
  lastError?: string
  /** How long ago the loop last heard of the broker, in seconds; for those that must hear of it all the time. */
  silentSeconds?: number
  /** How long something has waited without the loop getting on, in seconds; 0 while nothing waits. */
  waitingSeconds?: number
  /** Of a consumer: tries of events that had failed before, since it started. */
  redelivered?: number
  /** Of a consumer: events that wait for another try, and for a person. */
  retrying?: number
  parked?: number
  /** Of a reader: events that the broker had passed over and that were read by number, since it started. */
  gapsFilled?: number
  /** Of a reader: events that the broker counts and cannot read, for the store is damaged there, since it started. */
  unreadable?: number
  /** Of a relay that leads: copies of its stream on other brokers that do not hold all of it. */
  copiesBehind?: number
  /** Of the scheduled jobs: how often each has failed, since the program started. */
  failures?: Readonly<Record<string, number>>
}

/** What one round of a loop may use. */
export interface Round {
  /** Fires when the loop is to stop, or when this round has failed or is left behind. */
  readonly signal: AbortSignal
  /** A sign of life in a round that lasts: it goes well, failures count anew, and the watchdog waits anew. */
  progress(): void
}

export interface LoopOptions {
  name: string
  log?: Pick<Log, 'warn'>
  /** The longest pause after failures in a row, in ms. */
  longestPauseMs?: number
  /** How long a round may give no sign of life before it is left behind and begun again, in ms; for ever by default. */
  stallMs?: number
}

/** A loop that others can wake from its rest. */
export interface RunningLoop extends Loop {
  wake(): void
}

/**
 * Does the same again and again until it is stopped. After a failure it backs off with jitter, from a quarter of a
 * second up to 30 s, and says so once. Stopping waits for the round in hand.
 * @param once one round; answers how long to rest before the next, in ms
 */
export function keepRunning(options: LoopOptions, once: (round: Round) => Promise<number>): RunningLoop {
  const { name, log, longestPauseMs, stallMs = Infinity } = options
  const bell = new Signal()
  let hand = new AbortController()
  let isStopping = false
  let failures = 0
  let status: LoopStatus = { healthy: false, pending: 0, restarts: 0 }

  function goesWell(): void {
    failures = 0
    const { lastError, ...rest } = status
    if (!status.healthy || lastError !== undefined) status = { ...rest, healthy: true }
  }

  function fails(error: unknown): void {
    if (failures === 0) log?.warn({ err: error, loop: name }, 'loop waits')
    failures += 1
    status = { ...status, healthy: false, restarts: status.restarts + 1, lastError: messageOf(error) }
  }

  async function doOnce(): Promise<number> {
    const own = (hand = new AbortController())
    const watchdog = new Watchdog(stallMs)
    const progress = (): void => {
      if (own.signal.aborted) return
      watchdog.alive()
      goesWell()
    }
    try {
      return await watchdog.watch(once({ signal: own.signal, progress }))
    } catch (error) {
      own.abort()
      throw error
    }
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      try {
        const restMs = await doOnce()
        goesWell()
        if (restMs > 0 && !isStopping) await bell.wait(restMs)
      } catch (error) {
        if (isStopping) break
        fails(error)
        await bell.wait(backoff(failures - 1, longestPauseMs))
      }
    }
  }

  // Whoever starts a loop is complete before its first round.
  const ended = Promise.resolve().then(run)
  return {
    name,
    status: () => status,
    wake: () => bell.ring(),
    stop: () => {
      isStopping = true
      hand.abort()
      bell.ring()
      return ended
    },
  }
}

/** The waiting time before attempt n (from 0), in ms: doubles from 250 ms up to the ceiling, less up to half of it. */
export function backoff(attempt: number, ceiling = 30_000): number {
  const full = Math.min(ceiling, 250 * 2 ** Math.min(attempt, 20))
  return full * (1 - Math.random() / 2)
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
