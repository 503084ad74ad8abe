import type { StreamName } from '@ensemble/contracts/events'
import type { JetStreamManager, StoredMsg } from 'nats'
import { setTimeout as wait } from 'node:timers/promises'
import { type Bus, isMissing } from '../bus.ts'
import type { Database } from '../database.ts'
import { isDatabaseUnavailable } from '../database-errors.ts'
import type { Log } from '../log.ts'
import { backoff, messageOf, type Loop, type LoopStatus } from '../loop.ts'
import { withTrace } from '../trace.ts'
import { Watchdog } from '../watchdog.ts'
import { apply, type Application } from './apply.ts'
import type { ConsumerDefinition } from './consume.ts'
import { park } from './dead-letters.ts'
import { readEnvelope } from './decode.ts'
import { traceOfEvent } from './event-trace.ts'
import { lookedUpTo, neverTaken, noteLook } from './second-look-rows.ts'

export interface SecondLookOptions {
  db: Database
  bus: Bus
  log: Pick<Log, 'warn' | 'error'>
  stream: StreamName
  /** Those of this service that follow the stream. */
  consumers: readonly ConsumerDefinition[]
  /** Pause between two looks, in ms. */
  everyMs?: number
}

/** Messages read for one question to the database. */
const batchSize = 200
const readsAtOnce = 16
const handleMs = 60_000

/**
 * Looks again at what a stream holds, behind its consumers, and does what none of them was ever given. A broker that
 * passes over a message of a filtered consumer does not know it: to the consumer everything looks settled. So messages
 * are read here by their number alone, without the index that the filters use, and compared with the inbox; whatever
 * is missing has its effect through the same inbox, once.
 */
export class SecondLook implements Loop {
  readonly name: string
  readonly #options: SecondLookOptions
  readonly #stopping = new AbortController()
  readonly #handling = new Watchdog(handleMs)
  readonly #ended: Promise<void>
  #attempt = 0
  #madeUpFor = 0
  #lastError: string | undefined

  constructor(options: SecondLookOptions) {
    this.name = `second look ${options.stream}`
    this.#options = options
    this.#ended = this.#run()
  }

  status(): LoopStatus {
    return {
      // The broker being away is told by the consumers.
      healthy: this.#lastError === undefined || !this.#options.bus.connected,
      pending: 0,
      restarts: 0,
      madeUpFor: this.#madeUpFor,
      ...(this.#lastError ? { lastError: this.#lastError } : {}),
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#ended
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping
    const { everyMs = 30_000 } = this.#options
    while (!signal.aborted) {
      const pause = this.#attempt === 0 ? everyMs : Math.min(everyMs, backoff(this.#attempt))
      await wait(pause, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) break
      try {
        await this.#look()
        this.#attempt = 0
        this.#lastError = undefined
      } catch (error) {
        this.#attempt += 1
        this.#lastError = messageOf(error)
      }
    }
  }

  async #look(): Promise<void> {
    const { bus, db, stream } = this.#options
    const manager = await bus.manager(this.#stopping.signal)
    const { created, state } = await manager.streams.info(bus.streamName(stream))
    const settled = await this.#settled(manager, state.last_seq)
    let at = Math.max(await lookedUpTo(db, stream, created), state.first_seq - 1)
    while (at < settled && !this.#stopping.signal.aborted) {
      const to = Math.min(settled, at + batchSize)
      await this.#compare(await this.#read(manager, at + 1, to))
      await noteLook(db, stream, created, to)
      at = to
    }
  }

  /**
   * @param last number of a message that was in the stream before the broker is asked about its consumers
   * @returns number of the message up to which no consumer has anything in its hands or before it
   */
  async #settled(manager: JetStreamManager, last: number): Promise<number> {
    const { bus, stream, consumers } = this.#options
    const floors = await Promise.all(
      consumers.map(async ({ name }) => {
        const info = await manager.consumers.info(bus.streamName(stream), name).catch((error: unknown) => {
          if (isMissing(error)) return undefined
          throw error
        })
        if (!info) return 0
        return info.num_pending === 0 && info.num_ack_pending === 0 ? last : info.ack_floor.stream_seq
      }),
    )
    return Math.min(last, ...floors)
  }

  async #read(manager: JetStreamManager, from: number, to: number): Promise<StoredMsg[]> {
    const { bus, stream } = this.#options
    const name = bus.streamName(stream)
    const messages: StoredMsg[] = []
    for (let first = from; first <= to; first += readsAtOnce) {
      const numbers = Array.from({ length: Math.min(readsAtOnce, to - first + 1) }, (_, n) => first + n)
      const read = await Promise.all(
        numbers.map((seq) =>
          manager.streams.getMessage(name, { seq }).catch((error: unknown) => {
            // Taken out of the stream on purpose, as the names of people who left are.
            if (isMissing(error)) return undefined
            throw error
          }),
        ),
      )
      for (const message of read) if (message) messages.push(message)
    }
    return messages
  }

  async #compare(messages: StoredMsg[]): Promise<void> {
    for (const consumer of this.#options.consumers) await this.#compareFor(consumer, messages)
  }

  async #compareFor(consumer: ConsumerDefinition, messages: StoredMsg[]): Promise<void> {
    const { db, bus } = this.#options
    const within = bus.subject(consumer.filter).replace(/>$/, '')
    const events: (Application & { message: StoredMsg })[] = []
    for (const message of messages.filter(({ subject }) => subject.startsWith(within))) {
      try {
        const event = readEvent(message, consumer)
        if (event) events.push({ ...event, message })
      } catch (error) {
        await this.#park(consumer, message, error)
      }
    }
    if (events.length === 0) return
    const missing = await neverTaken(
      db,
      consumer.name,
      events.map(({ eventId }) => eventId),
    )
    for (const event of events.filter(({ eventId }) => missing.has(eventId.toLowerCase()))) {
      await this.#makeUpFor(consumer, event)
    }
  }

  async #makeUpFor(consumer: ConsumerDefinition, event: Application & { message: StoredMsg }): Promise<void> {
    const { db, log } = this.#options
    try {
      const [applied] = await apply(db, consumer.name, [event], this.#handling)
      if (!applied) return
      this.#madeUpFor += 1
      const fields = { sequence: event.message.seq }
      withTrace(traceOfEvent(consumer.name, event), () => log.warn(fields, 'event made up for'))
    } catch (error) {
      // A database that is away says nothing about the event: this look is begun again.
      if (isDatabaseUnavailable(error)) throw error
      await this.#park(consumer, event.message, error)
    }
  }

  async #park({ name }: ConsumerDefinition, message: StoredMsg, error: unknown): Promise<void> {
    const { db, bus, log, stream } = this.#options
    const messageId = message.header.get('Nats-Msg-Id') || `${bus.streamName(stream)}:${message.seq}`
    const payload = message.string()
    await park(db, {
      consumer: name,
      messageId,
      subject: message.subject,
      payload,
      error: messageOf(error),
      deliveries: 0,
    })
    log.error({ err: error, consumer: name, messageId }, 'event parked')
  }
}

/**
 * @returns nothing for a type that the consumer has no handler for
 * @throws {Undecodable}
 */
function readEvent(message: StoredMsg, { handlers }: ConsumerDefinition): Application | undefined {
  const envelope = readEnvelope(message.string())
  const handler = handlers.find(({ type }) => type === envelope.type)
  if (!handler) return undefined
  const { id: eventId, type, requestid: requestId, traceparent } = envelope
  return { eventId, type, requestId, traceparent, effect: handler.read(envelope) }
}
