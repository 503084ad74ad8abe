import { readMissions } from './databases.ts'

/** How many facts of svc-missions the broker has not taken; with a number, of those up to it. */
export async function waitingFacts(upTo: number | null = null): Promise<number> {
  const [row] = await readMissions<{ count: number }>(
    'select count(*)::int as count from outbox where published_at is null and ($1::bigint is null or id <= $1)',
    [upTo],
  )
  return row?.count ?? 0
}

export interface KeptFact {
  id: string
  aggregateId: string
}

/** Everything that svc-missions has to tell after a number, in the order of its database. */
export function keptFactsAfter(number: number): Promise<KeptFact[]> {
  return readMissions<KeptFact>(
    'select event_id as id, aggregate_id as "aggregateId" from outbox where id > $1 order by outbox.id',
    [number],
  )
}

/**
 * How fast the relay marked facts, per second: what came after its first batch by the time that took.
 * @returns 0 when one batch was enough
 */
export async function drainRate(after: number, upTo: number): Promise<number> {
  const [row] = await readMissions<{ rate: number | null }>(
    `with marked as (select published_at, min(published_at) over () as first
                     from outbox where id > $1 and id <= $2 and published_at is not null)
     select (count(*) filter (where published_at > first)
             / nullif(extract(epoch from max(published_at) - min(first)), 0))::float8 as rate from marked`,
    [after, upTo],
  )
  return Math.round(row?.rate ?? 0)
}
