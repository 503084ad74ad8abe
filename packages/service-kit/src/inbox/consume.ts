import type { StreamName } from '@ensemble/contracts/events'
import type { JsMsg } from 'nats'
import { setTimeout as wait } from 'node:timers/promises'
import type { Bus } from '../bus.ts'
import type { Database } from '../database.ts'
import { isDatabaseUnavailable } from '../database-errors.ts'
import type { Log } from '../log.ts'
import { backoff, messageOf, type Loop, type LoopStatus } from '../loop.ts'
import { withTrace } from '../trace.ts'
import { Stalled, Watchdog } from '../watchdog.ts'
import { apply } from './apply.ts'
import { decode, type Delivery } from './decode.ts'
import { traceOfEvent } from './event-trace.ts'
import type { Handler } from './handler.ts'
import { Held } from './held.ts'
import { Session, type SessionLimits } from './session.ts'
import { settleFailure, usualRests } from './settle.ts'

export { handler, type Handler } from './handler.ts'

/** What a consumer takes, and what it does with it. */
export interface ConsumerDefinition {
  /** `<service>--<purpose>`: also the name under which the inbox remembers. */
  name: string
  stream: StreamName
  filter: string
  handlers: readonly Handler[]
}

export interface ConsumerOptions extends ConsumerDefinition {
  db: Database
  bus: Bus
  log: Pick<Log, 'debug' | 'info' | 'warn' | 'error'>
  limits?: Partial<ConsumerLimits>
}

export interface ConsumerLimits extends SessionLimits {
  /** How long handling a batch may take before it is left behind and tried one by one, in ms. */
  handleMs: number
  /** How long an event rests after its first, second, … failure, in ms; the last counts for all that follow. */
  rests: readonly number[]
}

const usualLimits: ConsumerLimits = { checkMs: 10_000, stallMs: 30_000, handleMs: 60_000, rests: usualRests }

/**
 * Takes events from another service's stream and does what the handlers say, each event once (reliability.md §3D).
 * Waits for a stream that is not there yet, comes back after anything, and is restarted when it stalls.
 */
export class EventConsumer implements Loop {
  readonly name: string
  readonly #options: ConsumerOptions
  readonly #stopping = new AbortController()
  readonly #held = new Held()
  readonly #ended: Promise<void>
  readonly #limits: ConsumerLimits
  /** One for the handlers, whose transaction can still be rolled back, one for a database that swallows everything. */
  readonly #handling: Watchdog
  readonly #settling: Watchdog
  #session: Session | undefined
  #restarts = 0
  #parked = 0
  #redelivered = 0
  #lastError: string | undefined

  constructor(options: ConsumerOptions) {
    this.#options = options
    this.name = options.name
    this.#limits = { ...usualLimits, ...options.limits }
    this.#handling = new Watchdog(this.#limits.handleMs)
    this.#settling = new Watchdog(this.#limits.handleMs + 20_000)
    this.#ended = this.#run()
  }

  status(): LoopStatus & { parked: number } {
    return {
      healthy: this.#session !== undefined,
      pending: this.#session?.pending ?? 0,
      waitingSeconds: this.#session?.waitingSeconds ?? 0,
      redelivered: this.#redelivered,
      restarts: this.#restarts,
      parked: this.#parked,
      ...(this.#lastError ? { lastError: this.#lastError } : {}),
    }
  }

  /** Takes nothing more, finishes what is in hand, gives the rest back. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#ended
    this.#held.close()
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping
    for (let attempt = 0; !signal.aborted; attempt++) {
      try {
        const session = await Session.open({ ...this.#options, limits: this.#limits }, this.#held, signal)
        attempt = 0
        this.#session = session
        this.#lastError = undefined
        await this.#work(session)
      } catch (error) {
        if (signal.aborted) break
        this.#lastError = messageOf(error)
        if (attempt === 0) this.#options.log.warn({ err: error, consumer: this.name }, 'consumer waits')
      }
      this.#session = undefined
      if (signal.aborted) break
      this.#restarts += 1
      await wait(backoff(attempt, 5000), undefined, { signal }).catch(() => undefined)
    }
    this.#held.giveBack()
  }

  async #work(session: Session): Promise<void> {
    try {
      for (let batch = await session.next(); batch.length > 0; batch = await session.next()) await this.#handle(batch)
    } finally {
      await session.close()
    }
  }

  /** Settles every message of a batch: as one transaction if it goes, else one by one. */
  async #handle(batch: JsMsg[]): Promise<void> {
    const deliveries: Delivery[] = []
    this.#redelivered += batch.filter(({ redelivered }) => redelivered).length
    for (const message of batch) {
      try {
        const delivery = decode(message, this.#options.handlers)
        if (delivery) deliveries.push(delivery)
        else this.#done(message)
      } catch (error) {
        await this.#fail(message, error)
      }
    }
    if (deliveries.length === 0) return
    try {
      await this.#apply(deliveries)
    } catch (error) {
      const [first, ...others] = deliveries
      if (first && others.length === 0) return this.#failWithin(first, error)
      for (const delivery of deliveries) {
        await this.#apply([delivery]).catch((cause: unknown) => this.#failWithin(delivery, cause))
      }
    }
  }

  async #apply(deliveries: Delivery[]): Promise<void> {
    const applied = await this.#untilDatabaseAnswers(() =>
      this.#watched(apply(this.#options.db, this.name, deliveries, this.#handling)),
    )
    for (const delivery of applied) this.#tell(delivery)
    for (const { message } of deliveries) this.#done(message)
  }

  /** A handler that hangs fails like one that throws: its message comes again, the others go on. */
  async #watched<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await this.#settling.watch(work)
    } catch (error) {
      if (error instanceof Stalled) this.#restarts += 1
      throw error
    }
  }

  #tell(delivery: Delivery): void {
    const { log } = this.#options
    withTrace(traceOfEvent(this.name, delivery), () => log[delivery.quiet ? 'debug' : 'info']({}, 'event handled'))
  }

  #failWithin(delivery: Delivery, error: unknown): Promise<void> {
    return withTrace(traceOfEvent(this.name, delivery), () => this.#fail(delivery.message, error))
  }

  async #fail(message: JsMsg, error: unknown): Promise<void> {
    const outcome = await this.#untilDatabaseAnswers(() =>
      settleFailure({ ...this.#options, rests: this.#limits.rests }, message, error),
    )
    if (outcome === 'parked') this.#parked += 1
    this.#held.release(message)
  }

  #done(message: JsMsg): void {
    message.ack()
    this.#held.release(message)
  }

  /** A database that is away says nothing about the event: it costs no delivery, the work waits. */
  async #untilDatabaseAnswers<Result>(work: () => Promise<Result>): Promise<Result> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await work()
      } catch (error) {
        if (!isDatabaseUnavailable(error) || this.#stopping.signal.aborted) throw error
        this.#lastError = messageOf(error)
        this.#held.renew()
        await wait(backoff(attempt), undefined, { signal: this.#stopping.signal }).catch(() => undefined)
      }
    }
  }
}

/** Starts a consumer; it waits by itself for whatever is not there yet. */
export function startConsumer(options: ConsumerOptions): EventConsumer {
  return new EventConsumer(options)
}
