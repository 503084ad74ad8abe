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
  /** How often the watchdog had to start it again. */
  restarts: number
  lastError?: string
  /** How long ago the loop last heard of the broker, in seconds; for those that must hear of it all the time. */
  silentSeconds?: number
  /** How long something has waited without the loop getting on, in seconds; 0 while nothing waits. */
  waitingSeconds?: number
  /** Of a consumer: events that came again since it started. */
  redelivered?: number
  /** Of a second look: events that the broker had passed over, since it started. */
  madeUpFor?: number
}

/** The waiting time before attempt n (from 0), in ms: doubles from 250 ms up to 30 s. */
export function backoff(attempt: number, ceiling = 30_000): number {
  return Math.min(ceiling, 250 * 2 ** Math.min(attempt, 20))
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
