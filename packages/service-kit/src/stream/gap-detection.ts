import type { StreamName } from '@ensemble/contracts/events'
import type { Bus } from '../bus.ts'
import { readMessage, readStreamState, type StreamMessage } from './stream-state.ts'

/**
 * Gap detection: the sequences of a stream have no holes but those that the broker knows as deleted or expired. Whatever
 * else did not come was passed over, and is read by its number.
 */
export class GapDetection {
  readonly #bus: Bus
  readonly #stream: StreamName
  /** The sequence that comes next; unknown before the first message of a reader that begins at a time. */
  #next: number | undefined
  /** Messages that were read by their number. */
  filled = 0

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
    const { firstSequence, deleted } = await readStreamState(this.#bus, this.#stream, undefined, {
      deleted_details: true,
    })
    const found: StreamMessage[] = []
    for (let sequence = Math.max(from, firstSequence); sequence < to; sequence += 1) {
      const message = deleted.has(sequence) ? undefined : await readMessage(this.#bus, this.#stream, sequence)
      if (message) found.push(message)
    }
    this.filled += found.length
    return found
  }
}
