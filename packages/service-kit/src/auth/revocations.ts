import { CloudEvent, streams } from '@ensemble/contracts/events'
import { userEvents } from '@ensemble/contracts/users/events'
import type { Bus } from '../bus.ts'
import type { Log } from '../log.ts'
import type { Loop, LoopStatus } from '../loop.ts'
import { checkOf } from '../schema-check.ts'
import { followStream, type StreamFollower, type StreamHandler } from '../stream/follow-stream.ts'
import type { Start } from '../stream/stream-reader.ts'
import type { StreamMessage } from '../stream/stream-state.ts'
import type { Principal } from './principal.ts'
import { longestLifeSeconds, skewSeconds } from './token-verifier.ts'

/** Longer than any access token is taken, even one of a clock that goes ahead. */
const replayMs = (longestLifeSeconds + 2 * skewSeconds) * 1000

const usualLimits = {
  /** How often the broker is asked how far the feed is, in ms. */
  checkMs: 5000,
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
 * Follows the sessions that end, from as far back as a token lives: a revocation is an event like any other, so there is
 * no second store to keep in step. Order and repetition cannot matter, a lost feed shows in `fresh`.
 */
export class RevocationFeed implements Revocations, StreamHandler {
  readonly name = 'revocations'
  readonly #bus: Bus
  readonly #silenceMs: number
  readonly #follower: StreamFollower
  readonly #sessions = new Map<string, number>()
  readonly #versions = new Map<string, { version: number; seenAt: number }>()
  readonly #listeners = new Set<(userId: string, sessionId: string | null) => void>()
  readonly #startedAt = Date.now()
  #caughtUp = false

  constructor(bus: Bus, log?: Pick<Log, 'warn'>, limits: Partial<typeof usualLimits> = {}) {
    const { checkMs, silenceMs } = { ...usualLimits, ...limits }
    this.#silenceMs = silenceMs
    this.#bus = bus
    const stream = streams.users
    this.#follower = followStream({ name: this.name, bus, stream, log, checkMs }, this)
  }

  get fresh(): boolean {
    // Once it has caught up it stays so: what comes later is taken as it comes, and a lost line shows in the silence.
    this.#caughtUp ||= this.#follower.caughtUp
    return this.#caughtUp && Date.now() - this.#follower.heardAt < this.#silenceMs
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
    const silentSeconds = (Date.now() - Math.max(this.#follower.heardAt, this.#startedAt)) / 1000
    return { ...this.#follower.status(), healthy: this.fresh, silentSeconds }
  }

  stop(): Promise<void> {
    return this.#follower.stop()
  }

  async begin(): Promise<Start> {
    return { since: new Date(Date.now() - replayMs) }
  }

  async take(messages: readonly StreamMessage[]): Promise<void> {
    for (const message of messages) if (this.#bus.concerns('users.session.>', message.subject)) this.#end(message)
    this.#forget()
  }

  async idle(): Promise<void> {
    this.#forget()
  }

  #end(message: StreamMessage): void {
    const event = parse(message.text())
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Starts to follow; it waits by itself for the broker and for the stream of the identity service. */
export function followRevocations(bus: Bus, log?: Pick<Log, 'warn'>): RevocationFeed {
  return new RevocationFeed(bus, log)
}
