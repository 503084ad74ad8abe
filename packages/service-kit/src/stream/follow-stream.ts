import type { StreamName } from '@ensemble/contracts/events'
import type { Bus } from '../bus.ts'
import type { Log } from '../log.ts'
import { keepRunning, type Loop, type LoopStatus, type Round, type RunningLoop } from '../loop.ts'
import { type Start, StreamReader } from './stream-reader.ts'
import { readStreamState, type StreamMessage, type StreamState } from './stream-state.ts'

export interface StreamHandler {
  /** Where to begin, asked whenever reading begins (again). */
  begin(state: StreamState): Promise<Start>
  /** Does what the messages ask for; what it throws begins reading again. */
  take(messages: readonly StreamMessage[]): Promise<void>
  /** Called when nothing has come for a while. */
  idle?(): Promise<void>
}

export interface FollowOptions {
  name: string
  bus: Bus
  stream: StreamName
  log?: Pick<Log, 'warn'>
  /** How often the broker is asked how far the reader is, in ms. */
  checkMs?: number
  /** How long `take` may need before reading begins again without it, in ms; for ever by default. */
  stallMs?: number
}

/** A stream may not be there yet: its service makes it, and services start in any order. */
const longestPauseMs = 2000
const batchSize = 100

/**
 * Follows a stream for as long as the program runs: the one way to read one. Whoever follows keeps its own place, and
 * says with `begin` where to go on. Messages come in their order, each at least once, and none is left out.
 */
export function followStream(options: FollowOptions, handler: StreamHandler): StreamFollower {
  return new StreamFollower(options, handler)
}

export class StreamFollower implements Loop {
  readonly name: string
  readonly #options: FollowOptions
  readonly #handler: StreamHandler
  readonly #loop: RunningLoop
  readonly #forget: () => void
  #reader: StreamReader | undefined
  #heardAt = -Infinity
  /** When a batch came or was done with, in ms since the epoch. */
  #progressAt = 0
  #gapsFilled = 0
  #unreadable = 0

  constructor(options: FollowOptions, handler: StreamHandler) {
    const { name, log, bus, stallMs } = options
    this.name = name
    this.#options = options
    this.#handler = handler
    this.#loop = keepRunning({ name, log, longestPauseMs, stallMs }, (round) => this.#follow(round))
    this.#forget = bus.onConnected(() => this.#loop.wake())
  }

  /** Whether all that the stream holds has been handled, as far as is known. */
  get caughtUp(): boolean {
    return this.#reader?.caughtUp ?? false
  }

  /** When the broker was last heard of, in ms since the epoch. */
  get heardAt(): number {
    return Math.max(this.#heardAt, this.#reader?.heardAt ?? -Infinity)
  }

  status(): LoopStatus {
    const { pending = 0 } = this.#reader ?? {}
    const waitingSeconds = pending > 0 ? (Date.now() - this.#progressAt) / 1000 : 0
    return {
      ...this.#loop.status(),
      pending,
      waitingSeconds,
      gapsFilled: this.#gapsFilled,
      unreadable: this.#unreadable,
    }
  }

  /** Finishes the batch in hand. */
  async stop(): Promise<void> {
    this.#forget()
    await this.#loop.stop()
  }

  async #follow(round: Round): Promise<number> {
    const { bus, stream, checkMs } = this.#options
    const { signal } = round
    // What is asked meanwhile would wait for its timeout when the broker is back; a resting loop is woken at once.
    if (!bus.connected) throw new Error('the broker is not connected')
    const state = await readStreamState(bus, stream, signal)
    const wanted = await this.#handler.begin(state)
    // What has expired is no gap.
    const start = 'sequence' in wanted ? { sequence: Math.max(wanted.sequence, state.firstSequence) } : wanted
    const reader = await StreamReader.open(bus, stream, start, signal, checkMs)
    this.#reader = reader
    round.progress()
    try {
      while (!reader.isClosed) await this.#takeNext(reader, round)
      return 0
    } finally {
      this.#heardAt = this.heardAt
      // A round that was left behind may end late.
      if (this.#reader === reader) this.#reader = undefined
      await reader.close()
    }
  }

  async #takeNext(reader: StreamReader, { signal, progress }: Round): Promise<void> {
    const before = reader.gapsFilled
    const known = reader.unreadable.length
    const messages = await reader.next(batchSize)
    const gapsFilled = reader.gapsFilled - before
    const sequences = reader.unreadable.slice(known)
    this.#progressAt = Date.now()
    if (gapsFilled > 0) this.#options.log?.warn({ loop: this.name, gapsFilled }, 'gap filled')
    this.#gapsFilled += gapsFilled
    // Whoever reads goes on: only the outbox of whoever told it still has what it said.
    if (sequences.length > 0)
      this.#options.log?.warn({ loop: this.name, stream: this.#options.stream, sequences }, 'events unreadable')
    this.#unreadable += sequences.length
    if (signal.aborted) return
    await (messages.length > 0 ? this.#handler.take(messages) : this.#handler.idle?.())
    progress()
  }
}
