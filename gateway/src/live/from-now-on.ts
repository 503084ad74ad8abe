import type { StreamHandler } from '@ensemble/service-kit/stream/follow-stream'
import type { Start } from '@ensemble/service-kit/stream/stream-reader'
import type { StreamMessage, StreamState } from '@ensemble/service-kit/stream/stream-state'

/**
 * A place that is kept in memory: what happened before the gateway started is of no interest, because a tab asks for
 * the present state when it opens. After a lost broker reading goes on where it was.
 */
export class FromNowOn implements StreamHandler {
  readonly #tell: (text: string) => void
  #created = ''
  #next = 0

  /** @param tell gets the body of each event; must not throw */
  constructor(tell: (text: string) => void) {
    this.#tell = tell
  }

  async begin({ created, lastSequence }: StreamState): Promise<Start> {
    // An emptied broker counts from one again.
    const isKnown = created === this.#created && this.#next <= lastSequence + 1
    if (!isKnown) this.#next = lastSequence + 1
    this.#created = created
    return { sequence: this.#next }
  }

  async take(messages: readonly StreamMessage[]): Promise<void> {
    for (const { sequence, text } of messages) {
      this.#next = sequence + 1
      this.#tell(text())
    }
  }
}
