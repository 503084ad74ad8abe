import type { StreamName } from '@ensemble/contracts/events'
import type { NatsConnection } from 'nats'
import type { Bus } from '../bus.ts'
import type { Database } from '../database.ts'
import { faultPoint } from '../faults.ts'
import { forgetIntents } from '../idempotency/rows.ts'
import type { Log } from '../log.ts'
import { keepRunning, type Loop, type LoopStatus, type Round, type RunningLoop } from '../loop.ts'
import { FactSender } from './fact-sender.ts'
import { Leadership } from './leadership.ts'
import { publish, type Published } from './publish.ts'
import { forgetOld, markFailed, markPublished, type OutboxRow, readPending, readStreamEnd, refill } from './rows.ts'
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
  /**
   * The relay is woken after each commit, by other processes of the service too; this is how soon it finds what commands
   * have committed, and releases that tell nobody, in ms.
   */
  quietMs: 1000,
}

const batchSize = 500
/** After so many batches in a row that were read ahead, those facts are looked for that were committed late. */
const mostAhead = 20
/** How soon another relay leads after the leader has gone, and a fact is tried again whose aggregate has rested. */
const pollMs = 250
/** How long an aggregate rests after a fact of it was not taken, in ms. */
const restMs = 1000
const longestPauseMs = 2000
const cleaningMs = 60 * 60 * 1000

/**
 * Carries the outbox to the broker: one leader per service, no transaction open while it publishes, at least once. What
 * is published twice after a crash carries the same id, which broker and consumers know. While a batch is on its way,
 * the one before is marked and the one after is read.
 */
export class Relay implements Loop {
  readonly name: string
  readonly #options: RelayOptions
  readonly #leadership: Leadership
  readonly #limits: typeof usualLimits
  readonly #loop: RunningLoop
  readonly #forgets: readonly (() => void)[]
  #sender: FactSender | undefined
  /** Aggregates whose last publish failed, and until when (ms since the epoch) they wait. */
  readonly #waiting = new Map<string, number>()
  /** Facts that are on their way, or being marked. */
  readonly #inHand = new Set<number>()
  #marking: Promise<void> = Promise.resolve()
  #ahead: Promise<OutboxRow[]> | undefined
  #aheadCount = 0
  /** Ends with the line to the broker. */
  #line = new AbortController()
  /** Number of the round in hand, and whether the last one failed or was left behind. */
  #round = 0
  #isUnfinished = false
  /** When the stream was last there, in ms since the epoch. */
  #streamSeenAt = 0
  /** The highest number that the broker gave this service; who begins to lead asks the database for it. */
  #lastSequence: number | undefined
  #copiesBehind = 0
  /** Whether this process has committed facts that nobody was told of. */
  #hasNews = false
  /** When something was taken, or nothing waited, in ms since the epoch. */
  #progressAt = Date.now()
  #cleanedAt = 0
  #pending = 0
  /** Why the broker did not take some facts at the last try. */
  #refusal: string | undefined

  constructor(options: RelayOptions) {
    const { db, bus, stream, log, databaseUrl } = options
    this.#options = options
    this.name = `relay ${stream}`
    this.#leadership = new Leadership(databaseUrl, () => this.wake())
    this.#limits = { ...usualLimits, ...options.limits }
    const { stallMs } = this.#limits
    this.#loop = keepRunning({ name: this.name, log, longestPauseMs, stallMs }, (round) => this.#attempt(round))
    this.#forgets = [db.onEvents(() => this.#onFacts()), bus.onConnected(() => this.#onBroker())]
  }

  wake(): void {
    this.#loop.wake()
  }

  #onFacts(): void {
    this.#hasNews = true
    this.wake()
  }

  /** A broker that comes back may have lost its store, and acknowledges nothing that was sent to it before. */
  #onBroker(): void {
    this.#streamSeenAt = 0
    this.#line.abort()
    this.#line = new AbortController()
    this.wake()
  }

  status(): LoopStatus & { leader: boolean } {
    const refused = this.#refusal === undefined ? {} : { healthy: false, lastError: this.#refusal }
    const waitingSeconds = this.#pending > 0 ? (Date.now() - this.#progressAt) / 1000 : 0
    const { held: leader } = this.#leadership
    // Who does not lead does not look.
    const copies = leader ? { copiesBehind: this.#copiesBehind } : {}
    return { ...this.#loop.status(), ...refused, ...copies, pending: this.#pending, waitingSeconds, leader }
  }

  /** Ends after the batch in hand. */
  async stop(): Promise<void> {
    this.#forgets.forEach((forget) => forget())
    await this.#loop.stop()
    await this.#marking.catch(() => undefined)
    this.#sender?.close()
    await this.#leadership.release()
  }

  async #attempt(round: Round): Promise<number> {
    const number = (this.#round += 1)
    if (this.#isUnfinished) {
      await this.#marking.catch(() => undefined)
      this.#marking = Promise.resolve()
      this.#inHand.clear()
      this.#waiting.clear()
      this.#ahead = undefined
      this.#streamSeenAt = 0
    }
    this.#isUnfinished = true
    const line = this.#line.signal
    const isLeft = () => number !== this.#round || line.aborted
    const rest = await orAborted(line, this.#carry(round, isLeft))
    if (isLeft()) return 0
    this.#isUnfinished = false
    return rest ?? 0
  }

  /** One batch, unless it is left behind meanwhile. @returns how long to rest, in ms */
  async #carry({ signal }: Round, isLeft: () => boolean): Promise<number> {
    const { bus } = this.#options
    const hasNews = this.#hasNews
    this.#hasNews = false
    if (!(await this.#leadership.acquire())) {
      if (hasNews) await this.#leadership.tell()
      this.#pending = 0
      this.#ahead = undefined
      this.#streamSeenAt = 0
      this.#lastSequence = undefined
      return pollMs
    }
    if (!bus.connected) throw new Error('the broker is not connected')
    await this.#prepareStream(signal)
    const sender = this.#senderOver(await bus.connection(signal))
    const rows = await (this.#ahead ?? this.#read())
    this.#ahead = undefined
    if (signal.aborted || isLeft()) return 0
    this.#pending = rows.length
    if (rows.length === 0) {
      this.#progressAt = Date.now()
      await this.#clean()
      return this.#rest()
    }
    for (const { id } of rows) this.#inHand.add(id)
    const isFull = rows.length === batchSize
    // Of an aggregate that has rested, the facts after the one that was not taken would be read ahead, and overtake it.
    const mayReadAhead = isFull && this.#waiting.size === 0
    this.#aheadCount = mayReadAhead ? (this.#aheadCount + 1) % mostAhead : 0
    const ahead = this.#aheadCount > 0 ? this.#read(Math.max(...this.#inHand)) : undefined
    // Whoever reads ahead for a batch that fails is not listened to.
    ahead?.catch(() => undefined)
    const published = await publish(bus, sender, rows, isLeft)
    faultPoint('relay.published')
    if (isLeft()) return 0
    this.#ahead = published.failed.length > 0 ? undefined : ahead
    this.#lastSequence = Math.max(this.#lastSequence ?? 0, published.lastSequence)
    // Until they are marked: what follows must not overtake a fact that is not read again before.
    for (const { row } of published.failed) this.#waiting.set(row.aggregateId, Infinity)
    await this.#marking
    this.#marking = this.#mark(rows, published)
    this.#marking.catch(() => this.wake())
    return isFull ? 0 : this.#rest()
  }

  #rest(): number {
    return this.#waiting.size > 0 ? pollMs : this.#limits.quietMs
  }

  #senderOver(connection: NatsConnection): FactSender {
    if (this.#sender?.uses(connection)) return this.#sender
    this.#sender?.close()
    return (this.#sender = new FactSender(connection, this.#options.bus.newInbox()))
  }

  /** @param after the number of a fact, for those after it alone: then nothing is left out that is in hand */
  #read(after = 0): Promise<OutboxRow[]> {
    const ids = after === 0 ? [...this.#inHand] : []
    const aggregateIds = [...this.#waiting.keys()].filter((id) => this.#isWaiting(id))
    return readPending(this.#options.db, { ids, aggregateIds }, after, batchSize)
  }

  #isWaiting(aggregateId: string): boolean {
    const until = this.#waiting.get(aggregateId)
    if (until === undefined) return false
    if (until > Date.now()) return true
    this.#waiting.delete(aggregateId)
    return false
  }

  async #mark(rows: readonly OutboxRow[], { acked, failed, lastSequence: sequence }: Published): Promise<void> {
    const { db, stream, log } = this.#options
    if (acked.length > 0) {
      this.#progressAt = Date.now()
      const ids = acked.map(({ id }) => id)
      await markPublished(db, ids, { stream, sequence })
    }
    faultPoint('relay.marked')
    this.#refusal = failed[0]?.error
    if (this.#refusal !== undefined) {
      this.#streamSeenAt = 0
      const ids = failed.map(({ row }) => row.id)
      log.warn({ failed: ids.length, error: this.#refusal }, 'events not taken by the broker')
      await markFailed(db, ids, this.#refusal)
      for (const { row } of failed) this.#waiting.set(row.aggregateId, Date.now() + restMs)
    }
    for (const { id } of rows) this.#inHand.delete(id)
    this.#pending = Math.max(0, this.#pending - rows.length)
  }

  async #prepareStream(signal: AbortSignal): Promise<void> {
    if (Date.now() - this.#streamSeenAt < this.#limits.lookMs) return
    const { db, bus, stream } = this.#options
    // What is marked after a refill would be missing in the stream.
    await this.#marking
    const known = this.#lastSequence ?? (await readStreamEnd(db, stream))
    const manager = await bus.manager(signal)
    const end = await ensureStream(bus, manager, stream, () => this.#refill(0, null))
    const { lastSequence, lastAt, copiesBehind } = end
    // The broker acknowledges before its disk does: after a power cut it may come back without the newest.
    if (lastSequence > 0 && lastSequence < known) await this.#refill(lastSequence, lastAt)
    this.#lastSequence = lastSequence
    this.#copiesBehind = copiesBehind
    this.#streamSeenAt = Date.now()
  }

  /** @param sequence where the stream ends now, @param at and when it was stored */
  async #refill(sequence: number, at: Date | null): Promise<void> {
    const { db, stream, log } = this.#options
    const events = await refill(db, { stream, sequence, at })
    if (events > 0) log.warn({ stream, events, endsAt: sequence }, 'stream refilled from the outbox')
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

/** @returns what the work does, or nothing as soon as the signal fires */
function orAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const leave = () => resolve(undefined)
    signal.addEventListener('abort', leave)
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
