import { streams, type StreamName } from '@ensemble/contracts/events'
import type { LiveMessage } from './messages.ts'

/** Events of one stream that a tab may come back to. */
const mostEvents = 1000

const order = Object.values(streams)

interface Recent {
  /** Of the stream: one that was made anew counts from one again. */
  epoch: string
  /** The first sequence that is known, and the last. */
  from: number
  to: number
  told: { sequence: number; messages: readonly LiveMessage[] }[]
}

/**
 * The last live events, by the sequences of their streams, which are the same at every gateway: a tab that changes
 * gateway, or was away for a moment, hears what it has missed and asks for nothing else.
 */
export class RecentEvents {
  readonly #streams = new Map<StreamName, Recent>()

  /** A stream is read from here on, or from a little before. */
  begin(stream: StreamName, created: string, lastSequence: number): void {
    const epoch = epochOf(created)
    if (this.#streams.get(stream)?.epoch === epoch) return
    this.#streams.set(stream, { epoch, from: lastSequence + 1, to: lastSequence, told: [] })
  }

  /** Notes what an event tells; in the order of their sequences. */
  note(stream: StreamName, sequence: number, messages: readonly LiveMessage[]): void {
    const recent = this.#streams.get(stream)
    if (!recent) return
    recent.from = Math.min(recent.from, sequence)
    recent.to = Math.max(recent.to, sequence)
    if (messages.length > 0) recent.told.push({ sequence, messages })
    if (recent.told.length <= mostEvents) return
    const forgotten = recent.told.shift()
    if (forgotten) recent.from = forgotten.sequence + 1
  }

  /** Where all streams are; it means the same to every gateway. */
  position(): string {
    return order
      .map((stream) => {
        const recent = this.#streams.get(stream)
        return recent ? `${recent.epoch}.${recent.to}` : ''
      })
      .join('-')
  }

  /** What was told after a position; null when that is no longer known here, so that all may have changed. */
  since(position: string): LiveMessage[] | null {
    const parts = position.split('-')
    if (parts.length !== order.length) return null
    const missed = order.map((stream, at) => {
      const [epoch = '', text = ''] = parts[at]?.split('.') ?? []
      const recent = this.#streams.get(stream)
      const last = Number(text)
      if (!recent) return epoch === '' ? [] : null
      if (epoch !== recent.epoch || !Number.isInteger(last) || last + 1 < recent.from) return null
      return recent.told.filter(({ sequence }) => sequence > last).flatMap(({ messages }) => messages)
    })
    return missed.includes(null) ? null : missed.flatMap((messages) => messages ?? [])
  }
}

/** Short, and without a sign that a position uses. */
function epochOf(created: string): string {
  return Math.trunc(Date.parse(created) / 1000).toString(36)
}
