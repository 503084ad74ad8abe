import { isCancelled, isDatabaseUnavailable } from '../database-errors.ts'
import { keepRunning, type Loop, type LoopStatus, type Round, type RunningLoop } from '../loop.ts'
import { withTrace } from '../trace.ts'
import { apply, type ApplyOptions } from './apply.ts'
import type { ConsumerDefinition } from './consume.ts'
import { countLetters, type LetterCounts, readWaiting, takeLetter, type WaitingLetter } from './dead-letters.ts'
import { decode, type Delivery, readEnvelope } from './decode.ts'
import { type FailureOptions, HandlerFailed, keepFailed } from './failures.ts'
import { Undecodable } from './handler.ts'

export interface RetryOptions extends ApplyOptions, FailureOptions {
  db: ApplyOptions['db']
  log: ApplyOptions['log'] & FailureOptions['log']
  name: string
  consumers: readonly ConsumerDefinition[]
  stallMs: number
}

/** How soon what another process has kept is seen here, in ms. */
const lookMs = 30_000
/** How soon an event is looked at again that is due while another process is at it, in ms. */
const heldMs = 1000
const batchSize = 50

/**
 * Tries again what could not be handled, each event in a transaction of its own and none in the way of another; after
 * the last try it is parked.
 */
export class Retries implements Loop {
  readonly name: string
  readonly #options: RetryOptions
  readonly #loop: RunningLoop
  readonly #tries = new Map<string, number>()
  #counts = new Map<string, LetterCounts>()

  constructor(options: RetryOptions) {
    this.name = options.name
    this.#options = options
    this.#loop = keepRunning(options, (round) => this.#round(round))
  }

  /** Something was kept: it may be due sooner than what was known. */
  wake(): void {
    this.#loop.wake()
  }

  status(): LoopStatus {
    const pending = [...this.#counts.values()].reduce((sum, { retrying }) => sum + retrying, 0)
    return { ...this.#loop.status(), pending }
  }

  /** What waits of one consumer, and how often something of it was tried again. */
  of(consumer: string): LetterCounts & { redelivered: number } {
    const none = { retrying: 0, parked: 0, error: null }
    return { ...(this.#counts.get(consumer) ?? none), redelivered: this.#tries.get(consumer) ?? 0 }
  }

  stop(): Promise<void> {
    return this.#loop.stop()
  }

  async #round({ signal, progress }: Round): Promise<number> {
    const { db, consumers } = this.#options
    this.#counts = await countLetters(db)
    const names = consumers.map(({ name }) => name)
    const letters = await readWaiting(db, names, batchSize)
    const due = letters.filter(({ dueMs }) => dueMs <= 0)
    let taken = 0
    for (const letter of due) {
      if (signal.aborted) return 0
      if (await this.#try(letter)) taken += 1
      progress()
    }
    if (taken > 0) return 0
    const next = letters.find(({ dueMs }) => dueMs > 0)?.dueMs ?? lookMs
    return Math.min(due.length > 0 ? heldMs : lookMs, Math.ceil(next))
  }

  /** @returns whether anything came of it; not where another process is at it, or has done it */
  async #try(letter: WaitingLetter): Promise<boolean> {
    const { deliveries } = letter
    let delivery: Delivery | undefined
    let isTaken = true
    try {
      const read = (delivery = this.#read(letter))
      await apply(this.#options, async (tx) => {
        isTaken = await takeLetter(tx, letter, read.eventId)
        return isTaken ? [read] : []
      })
    } catch (error) {
      const cause = error instanceof HandlerFailed ? error.cause : error
      if (isDatabaseUnavailable(cause) && !isCancelled(cause)) throw cause
      const keep = () => keepFailed(this.#options, { ...letter, deliveries: deliveries + 1 }, cause)
      await (delivery ? withTrace(delivery.trace, keep) : keep())
    }
    if (isTaken) this.#count(letter)
    return isTaken
  }

  #count({ consumer }: WaitingLetter): void {
    this.#tries.set(consumer, (this.#tries.get(consumer) ?? 0) + 1)
  }

  /** @throws {Undecodable} when this release knows the event no more */
  #read({ consumer, payload, subject, messageId }: WaitingLetter): Delivery {
    const definition = this.#options.consumers.find(({ name }) => name === consumer)
    const envelope = readEnvelope(payload)
    const message = { sequence: 0, subject, id: messageId, text: () => payload }
    const delivery = definition && decode(envelope, message, definition)
    if (!delivery) throw new Undecodable(`${consumer} has no handler for ${envelope.type}`)
    return delivery
  }
}
