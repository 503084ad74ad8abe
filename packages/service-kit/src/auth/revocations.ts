import { CloudEvent, streams } from '@ensemble/contracts/events'
import { userEvents } from '@ensemble/contracts/users/events'
import { type Consumer, type ConsumerMessages, DeliverPolicy, type JsMsg } from 'nats'
import { setTimeout as wait } from 'node:timers/promises'
import type { Bus } from '../bus.ts'
import type { Log } from '../log.ts'
import { backoff, messageOf, type Loop, type LoopStatus } from '../loop.ts'
import { checkOf } from '../schema-check.ts'
import type { Principal } from './principal.ts'

/** Longer than an access token lives. */
const replayMs = 15 * 60 * 1000

const usualLimits = {
  /** How often the broker is asked how far the feed is, in ms. */
  lookMs: 5000,
  /** After how long without an answer the feed counts as lost, in ms. */
  silenceMs: 30_000,
}

const isRevocation = checkOf(CloudEvent(userEvents.sessionRevoked.data))

export interface Revocations extends Loop {
  /** Whether the session or the session version of this token was ended. */
  isRevoked(principal: Principal): boolean
  /** Whether the feed is caught up and was heard of within 30 s; if not, writes ask the identity service. */
  readonly fresh: boolean
}

/**
 * Follows the sessions that end, from 15 minutes back: a revocation is an event like any other, so there is no second
 * store to keep in step (reliability.md §3N). Order and repetition cannot matter, a lost feed shows in `fresh`.
 */
export class RevocationFeed implements Revocations {
  readonly name = 'revocations'
  readonly #bus: Bus
  readonly #log: Pick<Log, 'warn'> | undefined
  readonly #stopping = new AbortController()
  readonly #ended: Promise<void>
  readonly #sessions = new Map<string, number>()
  readonly #versions = new Map<string, { version: number; seenAt: number }>()
  readonly #listeners = new Set<(userId: string, sessionId: string | null) => void>()
  #caughtUp = false
  #heardAt = -Infinity
  readonly #startedAt = Date.now()
  #pending = 0
  #restarts = 0
  #lastError: string | undefined
  readonly #limits: typeof usualLimits
  /** The newest message that came: of which consumer on the broker, and its number there. */
  #received = { consumer: '', sequence: 0 }

  constructor(bus: Bus, log?: Pick<Log, 'warn'>, limits: Partial<typeof usualLimits> = {}) {
    this.#bus = bus
    this.#limits = { ...usualLimits, ...limits }
    this.#log = log
    this.#ended = this.#run()
  }

  get fresh(): boolean {
    return this.#caughtUp && Date.now() - this.#heardAt < this.#limits.silenceMs
  }

  isRevoked({ id, sessionId, sessionVersion }: Principal): boolean {
    return this.#sessions.has(sessionId) || (this.#versions.get(id)?.version ?? -1) > sessionVersion
  }

  /** Calls back with each session that ends from now on. @returns how to stop that */
  onRevoked(listener: (userId: string, sessionId: string | null) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  status(): LoopStatus {
    const lastError = this.#lastError ? { lastError: this.#lastError } : {}
    const silentSeconds = (Date.now() - Math.max(this.#heardAt, this.#startedAt)) / 1000
    return { healthy: this.fresh, pending: this.#pending, restarts: this.#restarts, silentSeconds, ...lastError }
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#ended
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping
    for (let attempt = 0; !signal.aborted; attempt++) {
      try {
        await this.#follow(signal)
      } catch (error) {
        if (signal.aborted) return
        this.#lastError = messageOf(error)
        if (attempt === 0) this.#log?.warn({ err: error }, 'revocations wait')
      }
      this.#restarts += 1
      await wait(backoff(attempt, 2000), undefined, { signal }).catch(() => undefined)
    }
  }

  async #follow(signal: AbortSignal): Promise<void> {
    const jetstream = await this.#bus.jetstream(signal)
    const consumer = await jetstream.consumers.get(this.#bus.streamName(streams.users), {
      // With and without the user's id at the end of the subject.
      filterSubjects: this.#bus.subject('users.session.>'),
      deliver_policy: DeliverPolicy.StartTime,
      opt_start_time: new Date(Date.now() - replayMs).toISOString(),
    })
    this.#received = { consumer: '', sequence: 0 }
    const messages = await consumer.consume({
      expires: 10_000,
      idle_heartbeat: 5000,
      callback: (message) => this.#take(message),
    })
    try {
      await this.#look(consumer, messages, signal)
    } finally {
      await messages.close().catch(() => undefined)
    }
  }

  /** Asks every 5 s how far we are: the answer proves that the feed lives, and a rest that does not shrink that it does not. */
  async #look(consumer: Consumer, messages: ConsumerMessages, signal: AbortSignal): Promise<void> {
    const closed = messages.closed().then((error) => error ?? new Error('feed closed'))
    let sent = this.#received
    for (let before = 0; !signal.aborted; before = this.#pending) {
      const info = await consumer.info()
      this.#pending = info.num_pending
      if (before > 0 && this.#pending >= before) throw new Error('stalled')
      // What had been sent a look ago must be here by now: an ended session that gets lost on the way would still pass.
      const { consumer: from, sequence } = this.#received
      if (sent.consumer === info.name && sent.sequence > (from === info.name ? sequence : 0)) {
        throw new Error('stalled: the broker has sent what never came')
      }
      sent = { consumer: info.name, sequence: info.delivered.consumer_seq }
      this.#heardAt = Date.now()
      this.#lastError = undefined
      if (this.#pending === 0) this.#caughtUp = true
      this.#forget()
      const pause = wait(this.#caughtUp ? this.#limits.lookMs : 100, undefined, { signal }).catch(() => undefined)
      const problem = await Promise.race([pause, closed])
      if (problem instanceof Error) throw problem
    }
  }

  #take(message: JsMsg): void {
    this.#heardAt = Date.now()
    this.#received = { consumer: message.info.consumer, sequence: message.info.deliverySequence }
    const event: unknown = message.json()
    if (!isRevocation(event)) return
    const { userId, sessionId, sessionVersion } = event.data
    if (sessionId !== null) this.#sessions.set(sessionId, Date.now())
    else if ((this.#versions.get(userId)?.version ?? -1) < sessionVersion) {
      this.#versions.set(userId, { version: sessionVersion, seenAt: Date.now() })
    }
    for (const listener of this.#listeners) listener(userId, sessionId)
  }

  /** Entries older than any token that they could concern. */
  #forget(): void {
    const limit = Date.now() - 2 * replayMs
    for (const [id, seenAt] of this.#sessions) if (seenAt < limit) this.#sessions.delete(id)
    for (const [id, { seenAt }] of this.#versions) if (seenAt < limit) this.#versions.delete(id)
  }
}

/** Starts to follow; it waits by itself for the broker and for the stream of the identity service. */
export function followRevocations(bus: Bus, log?: Pick<Log, 'warn'>): RevocationFeed {
  return new RevocationFeed(bus, log)
}
