import type { StreamName } from '@ensemble/contracts/events'
import type { Bus } from '../bus.ts'

const patienceMs = 3000

export interface StreamFigures {
  there: boolean
  messages: number
  firstSequence: number
  lastSequence: number
}

/** What the broker holds of a stream; `there` is false when it has none, or does not answer. */
export async function streamFigures(bus: Bus, stream: StreamName): Promise<StreamFigures> {
  try {
    const manager = await bus.manager(AbortSignal.timeout(patienceMs))
    const { state } = await manager.streams.info(bus.streamName(stream))
    return { there: true, messages: state.messages, firstSequence: state.first_seq, lastSequence: state.last_seq }
  } catch {
    return { there: false, messages: 0, firstSequence: 0, lastSequence: 0 }
  }
}

export interface ConsumerFigures {
  there: boolean
  /** Not sent yet. */
  lag: number
  /** Sent and not settled: in work, or resting before it comes again. */
  unsettled: number
  redelivered: number
}

/** How far a consumer is, as the broker sees it. */
export async function consumerFigures(bus: Bus, stream: StreamName, name: string): Promise<ConsumerFigures> {
  try {
    const manager = await bus.manager(AbortSignal.timeout(patienceMs))
    const info = await manager.consumers.info(bus.streamName(stream), name)
    return { there: true, lag: info.num_pending, unsettled: info.num_ack_pending, redelivered: info.num_redelivered }
  } catch {
    return { there: false, lag: 0, unsettled: 0, redelivered: 0 }
  }
}
