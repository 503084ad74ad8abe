import type { StreamName } from '@ensemble/contracts/events'
import type { Bus } from '../bus.ts'
import type { Place } from '../inbox/places.ts'
import { readStreamState, type StreamState } from '../stream/stream-state.ts'

const patienceMs = 3000

export interface StreamFigures extends StreamState {
  there: boolean
}

const absent: StreamFigures = {
  there: false,
  created: '',
  messages: 0,
  firstSequence: 0,
  lastSequence: 0,
  deleted: new Set(),
}

/** What the broker holds of a stream; `there` is false when it has none, or does not answer. */
export async function streamFigures(bus: Bus, stream: StreamName): Promise<StreamFigures> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    return { there: true, ...(await readStreamState(bus, stream, signal, { deleted_details: true })) }
  } catch {
    return absent
  }
}

/** How many messages of the stream lie after a place. */
export function lagOf({ firstSequence, lastSequence, deleted }: StreamFigures, { sequence }: Place): number {
  const after = Math.max(sequence, firstSequence - 1)
  return Math.max(0, lastSequence - after - [...deleted].filter((number) => number > after).length)
}
