import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { StreamName } from '@ensemble/contracts/events'
import type { Bus } from '../bus.ts'
import type { LoopStatus } from '../loop.ts'
import { followStream, type StreamFollower, type StreamHandler } from '../stream/follow-stream.ts'
import type { Start } from '../stream/stream-reader.ts'
import { readMessage, type StreamMessage, type StreamState } from '../stream/stream-state.ts'
import { withTrace } from '../trace.ts'
import { Stalled } from '../watchdog.ts'
import { apply, type ApplyOptions } from './apply.ts'
import type { ConsumerDefinition } from './consume.ts'
import { decode, type Delivery, type Envelope, readEnvelope } from './decode.ts'
import { blameOf, type FailureOptions, keepFailed } from './failures.ts'
import { advance, beginAnew, makePlaces, type Place, readPlaces, sayTooLate } from './places.ts'

export interface StreamConsumerOptions extends ApplyOptions, FailureOptions {
  db: ApplyOptions['db']
  log: ApplyOptions['log'] & FailureOptions['log']
  name: string
  bus: Bus
  stream: StreamName
  consumers: readonly ConsumerDefinition[]
  checkMs?: number
  stallMs: number
  /** Called when an event was kept for another try. */
  onKept: () => void
}

/** How long another process of the service that reads the same stream is let go first, in ms. */
const yieldMs = 5

/**
 * The consumers of a service that follow one stream: it is read once for all of them, in batches of one transaction.
 * When a batch fails its events are done one by one, and what fails alone is kept for another try.
 */
export class StreamConsumers implements StreamHandler {
  readonly #options: StreamConsumerOptions
  readonly #follower: StreamFollower
  readonly #reader = randomUUID()
  #places: Place[] = []
  #isContested = false
  /** The last message, where it concerned nobody and is not noted in the database yet. */
  #passed: StreamMessage | undefined
  #stalls = 0

  constructor(options: StreamConsumerOptions) {
    this.#options = options
    this.#follower = followStream(options, this)
  }

  status(): LoopStatus {
    const status = this.#follower.status()
    return { ...status, restarts: status.restarts + this.#stalls }
  }

  stop(): Promise<void> {
    return this.#follower.stop()
  }

  async begin(state: StreamState): Promise<Start> {
    const { db, stream, consumers, log } = this.#options
    const names = consumers.map(({ name }) => name)
    await makePlaces(db, stream, state.created, names)
    this.#places = await readPlaces(db, names)
    const lost = await this.#placesOfAnother(state)
    if (lost.length > 0) {
      log.warn({ stream, consumers: lost.map(({ consumer }) => consumer) }, 'stream read anew')
      await beginAnew(db, lost, state.created)
      this.#places = await readPlaces(db, names)
    }
    this.#passed = undefined
    return { sequence: Math.min(...this.#places.map(({ sequence }) => sequence)) + 1 }
  }

  /** Places in a stream that was made anew since, or that has lost its newest messages. */
  async #placesOfAnother({ created, lastSequence }: StreamState): Promise<Place[]> {
    const { bus, stream } = this.#options
    const messages = new Map<number, StreamMessage | undefined>()
    for (const { sequence } of this.#places) {
      if (sequence > 0 && !messages.has(sequence)) messages.set(sequence, await readMessage(bus, stream, sequence))
    }
    return this.#places.filter(({ streamCreated, sequence, messageId }) => {
      const id = messages.get(sequence)?.id ?? messageId
      return streamCreated !== created || sequence > lastSequence || id !== messageId
    })
  }

  async take(messages: readonly StreamMessage[]): Promise<void> {
    // A batch that is left behind must not move places in a stream that was begun anew since.
    const places = this.#places
    if (this.#isContested) await wait(yieldMs)
    const last = messages.at(-1)
    const deliveries = await this.#read(messages)
    this.#passed = last
    if (deliveries.length === 0) return
    try {
      await this.#apply(places, deliveries, last)
    } catch (error) {
      const blame = blameOf(error)
      const [first, ...others] = deliveries
      if (first && others.length === 0) await this.#fail(first, blame)
      else for (const delivery of deliveries) await this.#handleAlone(places, delivery)
      await this.#apply(places, [], last)
    }
  }

  /** Notes in the database what concerned nobody. */
  async idle(): Promise<void> {
    if (this.#passed) await this.#apply(this.#places, [], this.#passed)
  }

  /** What the messages ask for; those that cannot be read are parked. */
  async #read(messages: readonly StreamMessage[]): Promise<Delivery[]> {
    const { bus, consumers } = this.#options
    const deliveries: Delivery[] = []
    for (const message of messages) {
      let envelope: Envelope | undefined
      for (const consumer of consumers) {
        if (!bus.concerns(consumer.filter, message.subject) || this.#isDone(consumer, message)) continue
        try {
          envelope ??= readEnvelope(message.text())
          const delivery = decode(envelope, message, consumer)
          if (delivery) deliveries.push(delivery)
        } catch (error) {
          await this.#keep(consumer.name, message, error)
        }
      }
    }
    return deliveries
  }

  /** A consumer that is new is behind the others. */
  #isDone({ name }: ConsumerDefinition, { sequence }: StreamMessage): boolean {
    return this.#places.some((place) => place.consumer === name && place.sequence >= sequence)
  }

  async #handleAlone(places: readonly Place[], delivery: Delivery): Promise<void> {
    try {
      await this.#apply(places, [delivery])
    } catch (error) {
      await this.#fail(delivery, blameOf(error))
    }
  }

  async #apply(places: readonly Place[], due: readonly Delivery[], last?: StreamMessage): Promise<void> {
    const reader = this.#reader
    await apply(this.#options, async (tx) => {
      const { fresh, isContested } = await advance(tx, { places, reader, last, due })
      this.#isContested = isContested
      if (due.length > 0 && fresh.length === 0) await sayTooLate(tx, places, reader)
      return fresh
    })
    if (last) this.#passed = undefined
  }

  async #fail({ consumer, message, trace }: Delivery, error: unknown): Promise<void> {
    if (error instanceof Stalled) this.#stalls += 1
    await withTrace(trace, () => this.#keep(consumer, message, error))
  }

  async #keep(consumer: string, { id: messageId, subject, text }: StreamMessage, error: unknown): Promise<void> {
    await keepFailed(this.#options, { consumer, messageId, subject, payload: text(), deliveries: 1 }, error)
    this.#options.onKept()
  }
}
