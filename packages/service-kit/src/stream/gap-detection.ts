import type { StreamName } from '@ensemble/contracts/events'
import type { Bus } from '../bus.ts'
import { readMessage, readStreamState, type StreamMessage, type StreamState } from './stream-state.ts'

/**
 * Gap detection: the sequences of a stream have no holes but those that the broker knows as deleted or expired. Whatever
 * else did not come was passed over, and is read by its number. What the broker counts and does not give by its number
 * either is damaged in its store: a broker leaves out what does not fit its checksum, without a word.
 */
export class GapDetection {
  readonly #bus: Bus
  readonly #stream: StreamName
  /** The sequence that comes next; unknown before the first message of a reader that begins at a time. */
  #next: number | undefined
  /** Messages that were read by their number. */
  filled = 0
  /** Sequences of messages that the broker counts and cannot read. */
  readonly unreadable: number[] = []

  /** @param from the first sequence that is wanted and has not expired; without it, that of the first message */
  constructor(bus: Bus, stream: StreamName, from?: number) {
    this.#bus = bus
    this.#stream = stream
    this.#next = from
  }

  /** @returns the messages, and between them those that should have come */
  async fill(messages: readonly StreamMessage[]): Promise<StreamMessage[]> {
    const whole: StreamMessage[] = []
    for (const message of messages) {
      const next = this.#next ?? message.sequence
      if (message.sequence > next) whole.push(...(await this.#between(next, message.sequence)))
      // What was read by its number may come all the same.
      if (message.sequence >= next) whole.push(message)
      this.#next = Math.max(next, message.sequence + 1)
    }
    return whole
  }

  async #between(from: number, to: number): Promise<StreamMessage[]> {
    const state = await this.#state()
    const found: StreamMessage[] = []
    const missing: number[] = []
    for (let sequence = Math.max(from, state.firstSequence); sequence < to; sequence += 1) {
      if (state.deleted.has(sequence)) continue
      const message = await readMessage(this.#bus, this.#stream, sequence)
      if (message) found.push(message)
      else missing.push(sequence)
    }
    this.filled += found.length
    if (missing.length > 0) await this.#note(missing)
    return found
  }

  /** What was deleted or has expired since the state was read is not damaged. */
  async #note(missing: readonly number[]): Promise<void> {
    const { firstSequence, deleted } = await this.#state()
    this.unreadable.push(...missing.filter((sequence) => sequence >= firstSequence && !deleted.has(sequence)))
  }

  #state(): Promise<StreamState> {
    return readStreamState(this.#bus, this.#stream, undefined, { deleted_details: true })
  }
}
