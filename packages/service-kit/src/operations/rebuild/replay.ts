import { type Bus, isMissing } from '../../bus.ts'
import { StreamReader } from '../../stream/stream-reader.ts'
import { readStreamState, type StreamState } from '../../stream/stream-state.ts'
import type { Projection } from '../service-operations.ts'

export interface Replay {
  /** Sequence of the last message that was read. */
  readonly sequence: number
  /** Hands out everything that is in the stream now, in its order. @returns how many events */
  drain(take: (events: string[]) => Promise<void>): Promise<number>
  close(): Promise<void>
}

const batchSize = 500
const patienceMs = 10_000
/** How soon it is noticed that the newest message of a stream was purged, in ms. */
const checkMs = 500

/** Reads a stream from its beginning beside the consumers that work. @throws when the broker does not answer */
export async function openReplay(bus: Bus, { stream, filter }: Projection): Promise<Replay> {
  const state = await stateOf()
  if (!state) return { sequence: 0, drain: async () => 0, close: async () => undefined }
  const stopping = new AbortController()
  const start = { sequence: state.firstSequence }
  const reader = await StreamReader.open(bus, stream, start, stopping.signal, checkMs)
  let sequence = 0

  async function stateOf(): Promise<StreamState | undefined> {
    try {
      return await readStreamState(bus, stream, AbortSignal.timeout(patienceMs))
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  async function drain(take: (events: string[]) => Promise<void>): Promise<number> {
    let count = 0
    // What arrives while this runs is left to the next call, or a busy stream would have no end.
    const last = (await stateOf())?.lastSequence ?? 0
    let heardAt = Date.now()
    while (sequence < last && !reader.caughtUp) {
      const messages = await reader.next(batchSize)
      if (reader.isClosed) throw new Error('the line to the broker was lost: begin again')
      if (messages.length > 0) heardAt = Date.now()
      else if (Date.now() - heardAt > patienceMs) throw new Error(`${stream} gives nothing although messages wait`)
      const events = messages.filter(({ subject }) => bus.concerns(filter, subject)).map(({ text }) => text())
      if (events.length > 0) await take(events)
      count += events.length
      sequence = messages.at(-1)?.sequence ?? sequence
    }
    return count
  }

  return {
    get sequence() {
      return sequence
    },
    drain,
    close: () => {
      stopping.abort()
      return reader.close()
    },
  }
}
