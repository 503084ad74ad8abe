import { setTimeout as wait } from 'node:timers/promises'
import type { StreamName } from '@ensemble/contracts/events'
import type { Bus } from '@ensemble/service-kit/bus'
import type { Log } from '@ensemble/service-kit/log'
import { backoff, messageOf, type Loop, type LoopStatus } from '@ensemble/service-kit/loop'

/** A stream may not be there yet: its service makes it, and services start in any order. */
const longestPauseMs = 2_000

/**
 * Reads one stream from now on, in order, for as long as the gateway runs. What happened before it started is of no
 * interest: a tab asks for the present state when it opens. After a lost broker it goes on where it was.
 */
export class StreamFeed implements Loop {
  readonly name: string
  readonly #stream: StreamName
  readonly #bus: Bus
  readonly #log: Log
  readonly #take: (text: string) => void
  readonly #stopping = new AbortController()
  readonly #ended: Promise<void>
  #next: number | undefined
  #healthy = false
  #restarts = -1
  #lastError: string | undefined

  /** @param take gets the body of each event; must not throw */
  constructor(stream: StreamName, bus: Bus, log: Log, take: (text: string) => void) {
    this.name = `live ${stream}`
    this.#stream = stream
    this.#bus = bus
    this.#log = log
    this.#take = take
    this.#ended = this.#run()
  }

  status(): LoopStatus {
    const lastError = this.#lastError ? { lastError: this.#lastError } : {}
    return { healthy: this.#healthy, pending: 0, restarts: Math.max(0, this.#restarts), ...lastError }
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#ended
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      this.#restarts += 1
      try {
        await this.#follow(signal)
        attempt = -1
      } catch (cause) {
        if (signal.aborted) return
        this.#lastError = messageOf(cause)
        if (attempt === 0) this.#log.warn({ err: cause, stream: this.#stream }, 'live events wait')
      }
      this.#healthy = false
      await wait(backoff(attempt, longestPauseMs), undefined, { signal }).catch(() => undefined)
    }
  }

  async #follow(signal: AbortSignal): Promise<void> {
    const jetstream = await this.#bus.jetstream(signal)
    const manager = await this.#bus.manager(signal)
    const stream = this.#bus.streamName(this.#stream)
    const { state } = await manager.streams.info(stream)
    // An emptied broker counts from one again.
    if (this.#next === undefined || this.#next > state.last_seq + 1) this.#next = state.last_seq + 1
    const consumer = await jetstream.consumers.get(stream, { opt_start_seq: this.#next })
    const messages = await consumer.consume({ expires: 10_000, abort_on_missing_resource: true })
    const end = () => messages.stop()
    // After a reconnection an old consumer may stay silent for ever (nats.node#590): a new one goes on.
    const forget = this.#bus.onConnected(end)
    signal.addEventListener('abort', end)
    this.#healthy = true
    this.#lastError = undefined
    try {
      for await (const message of messages) {
        this.#next = message.seq + 1
        this.#take(message.string())
      }
    } finally {
      forget()
      signal.removeEventListener('abort', end)
      await messages.close().catch(() => undefined)
    }
  }
}
