import type { JetStreamClient } from 'nats'
import type { Bus } from '../bus.ts'
import { messageOf } from '../loop.ts'
import type { OutboxRow } from './rows.ts'

export interface Published {
  acked: OutboxRow[]
  /** The first row of each aggregate that the broker did not take. */
  failed: { row: OutboxRow; error: string }[]
  /** The highest number that the broker gave; 0 when it took nothing. */
  lastSequence: number
}

const encoder = new TextEncoder()

/**
 * Publishes rows, pipelined: each aggregate in its order and all aggregates side by side, and waits for every
 * acknowledgement. A failure stops its aggregate: what comes after it waits for a later batch.
 * @param isLeft whether nobody waits for it any more: then nothing more is sent
 */
export async function publish(
  bus: Bus,
  jetstream: JetStreamClient,
  rows: readonly OutboxRow[],
  isLeft: () => boolean,
): Promise<Published> {
  const result: Published = { acked: [], failed: [], lastSequence: 0 }
  const chains = [...groupByAggregate(rows).values()]
  await Promise.all(chains.map((chain) => publishChain(bus, jetstream, chain, isLeft, result)))
  return result
}

async function publishChain(
  bus: Bus,
  jetstream: JetStreamClient,
  chain: readonly OutboxRow[],
  isLeft: () => boolean,
  result: Published,
): Promise<void> {
  for (const row of chain) {
    if (isLeft()) return
    try {
      const { seq } = await jetstream.publish(bus.subject(row.subject), encoder.encode(row.payload), {
        msgID: row.eventId,
        timeout: 5000,
      })
      result.acked.push(row)
      result.lastSequence = Math.max(result.lastSequence, seq)
    } catch (error) {
      result.failed.push({ row, error: messageOf(error) })
      return
    }
  }
}

function groupByAggregate(rows: readonly OutboxRow[]): Map<string, OutboxRow[]> {
  const groups = new Map<string, OutboxRow[]>()
  for (const row of rows) {
    const group = groups.get(row.aggregateId)
    if (group) group.push(row)
    else groups.set(row.aggregateId, [row])
  }
  return groups
}
