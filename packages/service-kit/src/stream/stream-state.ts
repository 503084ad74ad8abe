import type { StreamName } from '@ensemble/contracts/events'
import type { ClusterInfo, StreamInfoRequestOptions } from 'nats'
import { type Bus, isMissing } from '../bus.ts'

/** A message of a stream. */
export interface StreamMessage {
  sequence: number
  subject: string
  /** `Nats-Msg-Id`, or the stream and the sequence where its sender gave none. */
  id: string
  text(): string
}

/** What the broker holds of a stream. */
export interface StreamState {
  /** When it was made: a stream of the same name that was made anew counts from one again. */
  created: string
  messages: number
  firstSequence: number
  lastSequence: number
  /** Sequences that hold nothing any more: purged, as the names of people who left are. Only where they are asked for. */
  deleted: ReadonlySet<number>
}

/**
 * Expects an answer about a stream to be that of its leader. A copy that knows of none answers for itself, and may lack
 * what the others have acknowledged (decision 367).
 * @param cluster as the broker tells of a stream; absent where it is alone
 * @throws Error
 */
export function expectLeader(name: string, cluster: Partial<Pick<ClusterInfo, 'leader'>> | undefined): void {
  if (cluster && !cluster.leader) throw new Error(`no copy of ${name} leads`)
}

/** @throws when the stream is not there or has no leader, or the broker does not answer */
export async function readStreamState(
  bus: Bus,
  stream: StreamName,
  signal?: AbortSignal,
  asked: Partial<StreamInfoRequestOptions> = {},
): Promise<StreamState> {
  const manager = await bus.manager(signal)
  const name = bus.streamName(stream)
  const { created, state, cluster } = await manager.streams.info(name, asked)
  expectLeader(name, cluster)
  const { messages, first_seq: firstSequence, last_seq: lastSequence } = state
  return { created: String(created), messages, firstSequence, lastSequence, deleted: new Set(state.deleted ?? []) }
}

/** @returns nothing where no message has this sequence (any more) */
export async function readMessage(bus: Bus, stream: StreamName, sequence: number): Promise<StreamMessage | undefined> {
  const manager = await bus.manager()
  try {
    const stored = await manager.streams.getMessage(bus.streamName(stream), { seq: sequence })
    const id = idOf(stream, sequence, stored.header.get('Nats-Msg-Id'))
    return { sequence, subject: stored.subject, id, text: () => stored.string() }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** @param given what the sender of a message gave as its id */
export function idOf(stream: StreamName, sequence: number, given: string | undefined): string {
  return given || `${stream}:${sequence}`
}
