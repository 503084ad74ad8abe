import type { Bus } from '../bus.ts'
import { messageOf } from '../loop.ts'
import type { FactSender } from './fact-sender.ts'
import type { OutboxRow } from './rows.ts'

export interface Published {
  acked: OutboxRow[]
  /** The first row of each aggregate that the broker did not take. */
  failed: { row: OutboxRow; error: string }[]
  /** The highest number that the broker gave; 0 when it took nothing. */
  lastSequence: number
}

/**
 * Publishes rows, pipelined: each aggregate in its order and all aggregates side by side, and waits for every
 * acknowledgement. A failure stops its aggregate: what comes after it waits for a later batch.
 * @param isLeft whether nobody waits for it any more: then nothing more is sent
 */
export async function publish(
  bus: Bus,
  sender: FactSender,
  rows: readonly OutboxRow[],
  isLeft: () => boolean,
): Promise<Published> {
  const result: Published = { acked: [], failed: [], lastSequence: 0 }
  const chains = [...groupByAggregate(rows).values()]
  await Promise.all(chains.map((chain) => publishChain(bus, sender, chain, isLeft, result)))
  return result
}

async function publishChain(
  bus: Bus,
  sender: FactSender,
  chain: readonly OutboxRow[],
  isLeft: () => boolean,
  result: Published,
): Promise<void> {
  for (const row of chain) {
    if (isLeft()) return
    try {
      const sequence = await sender.send(bus.subject(row.subject), row.payload, row.eventId)
      result.acked.push(row)
      result.lastSequence = Math.max(result.lastSequence, sequence)
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
