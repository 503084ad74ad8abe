import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { StreamName } from '@ensemble/contracts/events'
import { AckPolicy, type Consumer, type ConsumerMessages, DeliverPolicy, type JsMsg, nanos } from 'nats'
import { type Bus, isMissing } from '../bus.ts'
import { Signal } from '../signal.ts'
import { GapDetection } from './gap-detection.ts'
import { idOf, type StreamMessage } from './stream-state.ts'

/** Where to begin: at a sequence, or with what was stored since a time. */
export type Start = { sequence: number } | { since: Date }

/** How often the broker is asked how far a reader is, in ms; what was lost on the way is noticed at the second time. */
const usualCheckMs = 10_000
/** Messages that one request asks for: as many lie in this process at most, and half of them again. */
const window = 1000
/** After how long without a request the broker forgets a reader, in ms. */
const forgottenMs = 60_000

const neverCame = 'stalled: the broker has sent what never came'

/**
 * Reads a stream in its order, from a place until anything is wrong. Backpressure comes from asking for a window at a
 * time. Nothing is acknowledged: whoever reads knows its own place. There is no filter, so gap detection sees what is
 * missing.
 */
export class StreamReader {
  readonly #stream: StreamName
  readonly #consumer: Consumer
  readonly #gaps: GapDetection
  readonly #checkMs: number
  readonly #signal: AbortSignal
  readonly #queue: StreamMessage[] = []
  readonly #arrived = new Signal()
  readonly #taken = new Signal()
  readonly #checks: NodeJS.Timeout
  readonly #forget: () => void
  readonly #close = () => void this.close()
  #messages: ConsumerMessages | undefined
  #problem: Error | undefined
  #isClosed = false
  #isChecking = false
  /** Messages that the broker has sent to this reader, as it said last, and that came. */
  #sent = 0
  #received = 0
  /** Messages that the broker has not sent yet; unknown until it has said so. */
  #unsent: number | undefined
  /** Messages that whoever reads has in hand. */
  #inHand = 0
  #heardAt = -Infinity

  /** @throws when the stream is not there, the broker refuses, or the signal fires */
  static async open(
    bus: Bus,
    stream: StreamName,
    start: Start,
    signal: AbortSignal,
    checkMs = usualCheckMs,
  ): Promise<StreamReader> {
    const manager = await bus.manager(signal)
    const name = `reader-${randomUUID()}`
    const begin =
      'sequence' in start
        ? { deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: Math.max(1, start.sequence) }
        : { deliver_policy: DeliverPolicy.StartTime, opt_start_time: start.since.toISOString() }
    await manager.consumers.add(bus.streamName(stream), {
      name,
      ack_policy: AckPolicy.None,
      mem_storage: true,
      inactive_threshold: nanos(forgottenMs),
      ...begin,
    })
    const jetstream = await bus.jetstream(signal)
    const consumer = await jetstream.consumers.get(bus.streamName(stream), name)
    const gaps = new GapDetection(bus, stream, 'sequence' in start ? start.sequence : undefined)
    // Told while the broker answered: nobody would close this reader any more.
    signal.throwIfAborted()
    return new StreamReader(bus, stream, consumer, gaps, signal, checkMs)
  }

  private constructor(
    bus: Bus,
    stream: StreamName,
    consumer: Consumer,
    gaps: GapDetection,
    signal: AbortSignal,
    checkMs: number,
  ) {
    this.#stream = stream
    this.#consumer = consumer
    this.#gaps = gaps
    this.#signal = signal
    this.#checkMs = checkMs
    signal.addEventListener('abort', this.#close)
    // After a reconnection an old request may stay silent for ever (nats.node#590).
    this.#forget = bus.onConnected(this.#close)
    this.#checks = setInterval(() => void this.#check(), checkMs)
    void this.#check()
    void this.#ask()
  }

  /** Closed by whoever reads, or by a new line to the broker: reading begins again where it was. */
  get isClosed(): boolean {
    return this.#isClosed
  }

  /** Messages that are not done with yet, as far as the broker has said. */
  get pending(): number {
    return this.#inHand + this.#queue.length + (this.#unsent ?? 0)
  }

  /** Whether all that the stream holds, as far as the broker has said, was handed out and is done with. */
  get caughtUp(): boolean {
    return this.#unsent !== undefined && this.pending === 0 && this.#received >= this.#sent
  }

  /** When the broker was last heard of, in ms since the epoch. */
  get heardAt(): number {
    return this.#heardAt
  }

  /** Messages that were passed over and read by their number. */
  get gapsFilled(): number {
    return this.#gaps.filled
  }

  /** Sequences of messages that the broker counts and cannot read. */
  get unreadable(): readonly number[] {
    return this.#gaps.unreadable
  }

  /**
   * Waits for messages; whoever asks again is done with those before.
   * @returns at most so many of them, in order; none when nothing came for a while, or the reader is closed
   * @throws when anything is wrong and everything that came before is handed out
   */
  async next(limit: number): Promise<StreamMessage[]> {
    this.#inHand = 0
    const until = Date.now() + this.#checkMs
    while (this.#queue.length === 0 && !this.#problem && !this.#isClosed && Date.now() < until) {
      await this.#arrived.wait(until - Date.now())
    }
    // What comes together is done together.
    for (let had = 0; had < this.#queue.length && this.#queue.length < limit;) {
      had = this.#queue.length
      await setImmediate()
    }
    const batch = this.#queue.splice(0, limit)
    if (batch.length === 0 && this.#problem) throw this.#problem
    this.#inHand = batch.length
    this.#taken.ring()
    return this.#gaps.fill(batch)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#checks)
    this.#signal.removeEventListener('abort', this.#close)
    this.#forget()
    this.#arrived.ring()
    this.#taken.ring()
    await this.#messages?.close().catch(() => undefined)
  }

  async #ask(): Promise<void> {
    try {
      const callback = (message: JsMsg) => this.#arrive(message)
      const request = { max_messages: window, expires: 30_000, idle_heartbeat: 5000, callback }
      while (!this.#isClosed) {
        this.#messages = await this.#consumer.fetch(request)
        const problem = await this.#messages.closed()
        if (problem) throw problem
        while (this.#queue.length > window / 2 && !this.#isClosed) await this.#taken.wait(this.#checkMs)
      }
    } catch (error) {
      this.#fail(error instanceof Error ? error : new Error(String(error)))
    }
  }

  #arrive(message: JsMsg): void {
    const { streamSequence: sequence, deliverySequence, pending } = message.info
    if (deliverySequence !== this.#received + 1) return this.#fail(new Error(neverCame))
    this.#received = deliverySequence
    this.#unsent = pending
    this.#heardAt = Date.now()
    const id = idOf(this.#stream, sequence, message.headers?.get('Nats-Msg-Id'))
    this.#queue.push({ sequence, subject: message.subject, id, text: () => message.string() })
    this.#arrived.ring()
  }

  /** Silent stall is the commonest trouble with pull consumers: what had been sent a look ago must be here by now. */
  async #check(): Promise<void> {
    if (this.#isChecking) return
    this.#isChecking = true
    const { received, sent } = { received: this.#received, sent: this.#sent }
    try {
      const { num_pending: unsent, delivered } = await this.#consumer.info()
      this.#heardAt = Date.now()
      if (this.#received < sent) this.#fail(new Error(neverCame))
      this.#sent = delivered.consumer_seq
      // Messages that came meanwhile know it better.
      if (this.#received === received) this.#unsent = unsent
    } catch (error) {
      if (isMissing(error) && error instanceof Error) this.#fail(error)
    } finally {
      this.#isChecking = false
    }
  }

  #fail(error: Error): void {
    this.#problem ??= error
    this.#arrived.ring()
  }
}
