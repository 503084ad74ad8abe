import { type Consumer, ConsumerEvents, type ConsumerMessages, type JsMsg } from 'nats'
import type { Bus } from '../bus.ts'
import type { Database } from '../database.ts'
import { Signal } from '../signal.ts'
import { bindDurable, type DurableName } from './durable.ts'
import type { Held } from './held.ts'
import { watchLostDeliveries } from './lost-deliveries.ts'

const batchSize = 100

export interface SessionLimits {
  /** How often the broker is asked how far this consumer is, in ms. */
  checkMs: number
  /** How long nothing may arrive while messages wait, in ms. */
  stallMs: number
}

/** One binding to the durable consumer, from its opening until anything is wrong with it. */
export class Session {
  readonly #messages: ConsumerMessages
  readonly #consumer: Consumer
  readonly #held: Held
  readonly #queue: JsMsg[] = []
  readonly #bell = new Signal()
  readonly #signal: AbortSignal
  readonly #checks: NodeJS.Timeout
  readonly #stopWatching: () => void
  readonly #onAbort = () => this.#bell.ring()
  #problem: Error | undefined
  #progressAt = Date.now()
  /** Messages that the broker still has for us, as of the last look. */
  pending = 0

  /** @throws when the stream is not there, the broker refuses, or the signal fires */
  static async open(
    options: DurableName & { bus: Bus; db: Database; limits: SessionLimits },
    held: Held,
    signal: AbortSignal,
  ): Promise<Session> {
    const manager = await options.bus.manager(signal)
    const consumer = await bindDurable(options.bus, manager, await options.bus.jetstream(signal), options)
    const stopWatching = watchLostDeliveries(await options.bus.connection(signal), manager, options)
    const arrivals: { take: (message: JsMsg) => void } = { take: () => undefined }
    const messages = await consumer.consume({
      max_messages: batchSize,
      expires: 10_000,
      idle_heartbeat: 5_000,
      callback: (message) => arrivals.take(message),
    })
    const session = new Session(messages, consumer, held, signal, stopWatching, options.limits)
    arrivals.take = (message) => session.#arrive(message)
    return session
  }

  private constructor(
    messages: ConsumerMessages,
    consumer: Consumer,
    held: Held,
    signal: AbortSignal,
    stopWatching: () => void,
    { checkMs, stallMs }: SessionLimits,
  ) {
    this.#messages = messages
    this.#consumer = consumer
    this.#held = held
    this.#signal = signal
    this.#stopWatching = stopWatching
    this.#checks = setInterval(() => void this.#check(stallMs), checkMs)
    void this.#check(stallMs)
    signal.addEventListener('abort', this.#onAbort)
    void this.#follow()
    void this.#messages.closed().then((error) => this.#fail(error ?? new Error('subscription closed')))
  }

  /**
   * Waits for messages.
   * @returns at least one and at most 100 of them, in order; none when the program stops
   * @throws when the binding is broken and everything that came before is handed out
   */
  async next(): Promise<JsMsg[]> {
    while (!this.#signal.aborted) {
      const batch = this.#queue.splice(0, batchSize)
      if (batch.length > 0) return batch
      if (this.#problem) throw this.#problem
      await this.#bell.wait(1000)
    }
    return []
  }

  /** How long messages have waited without one arriving, in seconds. */
  get waitingSeconds(): number {
    return this.pending > 0 ? (Date.now() - this.#progressAt) / 1000 : 0
  }

  async close(): Promise<void> {
    clearInterval(this.#checks)
    this.#signal.removeEventListener('abort', this.#onAbort)
    this.#stopWatching()
    await this.#messages.close().catch(() => undefined)
  }

  #arrive(message: JsMsg): void {
    this.#progressAt = Date.now()
    this.#held.take(message)
    this.#queue.push(message)
    this.#bell.ring()
  }

  #fail(error: Error): void {
    this.#problem ??= error
    this.#bell.ring()
  }

  /** The client goes on pulling from a consumer that is gone: what it says in passing is the only sign. */
  async #follow(): Promise<void> {
    for await (const { type, data } of await this.#messages.status()) {
      const gone = [ConsumerEvents.ConsumerDeleted, ConsumerEvents.ConsumerNotFound, ConsumerEvents.StreamNotFound]
      const silent = type === ConsumerEvents.HeartbeatsMissed && Number(data) >= 2
      if (silent || gone.some((event) => event === type)) this.#fail(new Error(String(type)))
    }
  }

  /** Silent stall is the commonest trouble with pull consumers: messages wait, and none arrives. */
  async #check(stallMs: number): Promise<void> {
    try {
      const info = await this.#consumer.info()
      this.pending = info.num_pending + info.num_ack_pending
      const idle = this.#queue.length === 0 && Date.now() - this.#progressAt > stallMs
      if (idle && info.num_pending > 0 && info.num_ack_pending < 256) this.#fail(new Error('stalled'))
    } catch (error) {
      if (error instanceof Error && error.message.includes('not found')) this.#fail(error)
    }
  }
}
