import type { StreamName } from '@ensemble/contracts/events'
import type { StreamHandler } from '@ensemble/service-kit/stream/follow-stream'
import type { Start } from '@ensemble/service-kit/stream/stream-reader'
import type { StreamMessage, StreamState } from '@ensemble/service-kit/stream/stream-state'
import type { LiveMessage } from './messages.ts'
import type { RecentEvents } from './recent-events.ts'

/** How far back a gateway that starts reads, in ms: tabs come to it from one that has just ended. */
const backMs = 60_000

/**
 * A place that is kept in memory: what happened long before the gateway started is of no interest, because a tab asks
 * for the present state when it opens. After a lost broker reading goes on where it was.
 */
export class FromNowOn implements StreamHandler {
  readonly #stream: StreamName
  readonly #recent: RecentEvents
  readonly #read: (text: string) => LiveMessage[]
  readonly #tell: (message: LiveMessage, position: string) => void
  #created = ''
  #next = 0

  /**
   * @param read what the body of an event tells tabs; must not throw
   * @param tell gets each of these, with the position before its event: a line that ends in between has not heard it
   */
  constructor(
    stream: StreamName,
    recent: RecentEvents,
    read: (text: string) => LiveMessage[],
    tell: (message: LiveMessage, position: string) => void,
  ) {
    this.#stream = stream
    this.#recent = recent
    this.#read = read
    this.#tell = tell
  }

  async begin({ created, lastSequence }: StreamState): Promise<Start> {
    const isFirst = this.#created === ''
    // An emptied broker counts from one again.
    const isKnown = created === this.#created && this.#next <= lastSequence + 1
    if (!isKnown) this.#next = lastSequence + 1
    this.#created = created
    this.#recent.begin(this.#stream, created, lastSequence)
    return isFirst ? { since: new Date(Date.now() - backMs) } : { sequence: this.#next }
  }

  async take(messages: readonly StreamMessage[]): Promise<void> {
    for (const { sequence, text } of messages) {
      this.#next = sequence + 1
      const told = this.#read(text())
      const before = this.#recent.position()
      this.#recent.note(this.#stream, sequence, told)
      for (const message of told) this.#tell(message, before)
    }
  }
}
