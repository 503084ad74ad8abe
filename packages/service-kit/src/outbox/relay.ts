import { type StreamName } from '@ensemble/contracts/events'
import { type Bus } from '../bus.ts'
import { type Database } from '../database.ts'
import { faultPoint } from '../faults.ts'
import { forgetIntents } from '../idempotency/rows.ts'
import { type Log } from '../log.ts'
import { backoff, messageOf, type Loop, type LoopStatus } from '../loop.ts'
import { Signal } from '../signal.ts'
import { Stalled, Watchdog } from '../watchdog.ts'
import { Leadership } from './leadership.ts'
import { publish, type Published } from './publish.ts'
import { forgetOld, markFailed, markPublished, readPending, refill } from './rows.ts'
import { ensureStream } from './stream.ts'

export interface RelayOptions {
  db: Database
  /** For the connection that holds the leadership. */
  databaseUrl: string
  bus: Bus
  stream: StreamName
  log: Pick<Log, 'info' | 'warn' | 'error'>
  limits?: Partial<typeof usualLimits>
}

const usualLimits = {
  /** How often the relay makes sure that its stream is there, in ms: also when there is nothing to publish. */
  lookMs: 5000,
  /** How long a batch may take before it is left behind and begun again, in ms. */
  stallMs: 30_000,
}

const batchSize = 200
/** The relay is woken after each commit; this is how soon it finds what another process committed. */
const pollMs = 250
const cleaningMs = 60 * 60 * 1000

/**
 * Carries the outbox to the broker: one leader per service, no transaction open while it publishes, at least once.
 * What is published twice after a crash carries the same id, which broker and consumers know (reliability.md §3B).
 */
export class Relay implements Loop {
  readonly name: string
  readonly #options: RelayOptions
  readonly #leadership: Leadership
  readonly #bell = new Signal()
  readonly #stopping = new AbortController()
  readonly #ended: Promise<void>
  /** Aggregates whose last publish failed, and until when (ms since the epoch) they wait. */
  readonly #waiting = new Map<string, number>()
  readonly #limits: typeof usualLimits
  readonly #watchdog: Watchdog
  /** When the stream was last there, in ms since the epoch, and the highest number that the broker gave us. */
  #streamSeenAt = 0
  #lastSequence = 0
  /** When something was sent, or nothing waited, in ms since the epoch. */
  #progressAt = Date.now()
  #cleanedAt = 0
  #attempt = 0
  #status: LoopStatus = { healthy: false, pending: 0, restarts: 0 }

  constructor(options: RelayOptions) {
    this.#options = options
    this.name = `relay ${options.stream}`
    this.#leadership = new Leadership(options.databaseUrl)
    this.#limits = { ...usualLimits, ...options.limits }
    this.#watchdog = new Watchdog(this.#limits.stallMs)
    const forgets = [options.db.onEvents(() => this.wake()), options.bus.onConnected(() => this.#onBroker())]
    this.#ended = this.#run().finally(() => forgets.forEach((forget) => forget()))
  }

  wake(): void {
    this.#bell.ring()
  }

  /** A broker that comes back may have lost its store. */
  #onBroker(): void {
    this.#streamSeenAt = 0
    this.wake()
  }

  status(): LoopStatus & { leader: boolean } {
    const waitingSeconds = this.#status.pending > 0 ? (Date.now() - this.#progressAt) / 1000 : 0
    return { ...this.#status, waitingSeconds, leader: this.#leadership.held }
  }

  /** Ends after the batch in hand. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.wake()
    await this.#ended
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      try {
        const more = await this.#watchdog.watch(this.#round())
        this.#attempt = 0
        if (!more) await this.#bell.wait(pollMs)
      } catch (error) {
        if (this.#stopping.signal.aborted) break
        this.#streamSeenAt = 0
        if (error instanceof Stalled) await this.#leadership.release()
        this.#status = {
          ...this.#status,
          healthy: false,
          restarts: this.#status.restarts + 1,
          lastError: messageOf(error),
        }
        if (this.#attempt === 0) this.#options.log.warn({ err: error, loop: this.name }, 'relay waits')
        await this.#bell.wait(backoff(this.#attempt++, 2000))
      }
    }
    await this.#leadership.release()
  }

  /** One batch. @returns whether more may be waiting */
  async #round(): Promise<boolean> {
    const { db, bus } = this.#options
    if (!(await this.#leadership.acquire())) {
      this.#status = { ...this.#status, healthy: true, pending: 0 }
      return false
    }
    if (!bus.connected) throw new Error('the broker is not connected')
    await this.#prepareStream()
    const rows = await readPending(db, this.#waitingNow(), batchSize)
    this.#status = { ...this.#status, healthy: true, pending: rows.length, lastError: undefined }
    if (rows.length === 0) {
      this.#progressAt = Date.now()
      await this.#clean()
      return false
    }
    const published = await publish(bus, await bus.jetstream(this.#stopping.signal), rows)
    faultPoint('relay.published')
    await this.#record(published)
    faultPoint('relay.marked')
    return published.failed.length === 0 && rows.length === batchSize
  }

  async #record({ acked, failed, lastSequence }: Published): Promise<void> {
    const { db, log } = this.#options
    this.#lastSequence = Math.max(this.#lastSequence, lastSequence)
    if (acked.length > 0) {
      this.#progressAt = Date.now()
      await markPublished(
        db,
        acked.map(({ id }) => id),
      )
    }
    for (const { row } of failed) this.#waiting.set(row.aggregateId, Date.now() + 1000)
    const error = failed[0]?.error
    if (error === undefined) return
    this.#streamSeenAt = 0
    this.#status = { ...this.#status, healthy: false, lastError: error }
    log.warn({ failed: failed.length, error }, 'events not taken by the broker')
    await markFailed(
      db,
      failed.map(({ row }) => row.id),
      error,
    )
  }

  async #prepareStream(): Promise<void> {
    if (Date.now() - this.#streamSeenAt < this.#limits.lookMs) return
    const { bus, stream } = this.#options
    const manager = await bus.manager(this.#stopping.signal)
    const last = await ensureStream(bus, manager, stream, () => this.#refill())
    // The broker acknowledges before its disk does: after a power cut it may come back without the newest.
    if (last > 0 && last < this.#lastSequence) await this.#refill()
    this.#lastSequence = last
    this.#streamSeenAt = Date.now()
  }

  async #refill(): Promise<void> {
    const { db, stream, log } = this.#options
    const events = await refill(db)
    if (events > 0) log.warn({ stream, events }, 'stream refilled from the outbox')
  }

  #waitingNow(): string[] {
    const now = Date.now()
    for (const [aggregateId, until] of this.#waiting) if (until <= now) this.#waiting.delete(aggregateId)
    return [...this.#waiting.keys()]
  }

  async #clean(): Promise<void> {
    if (Date.now() - this.#cleanedAt < cleaningMs) return
    this.#cleanedAt = Date.now()
    await forgetOld(this.#options.db)
    await forgetIntents(this.#options.db)
  }
}

/** Starts the relay of one service; it waits by itself for whatever is not there yet. */
export function startRelay(options: RelayOptions): Relay {
  return new Relay(options)
}
