import type { Queryable } from '../database.ts'

export interface KeptFacts {
  /** Whole events, as they went to the broker; in no order that means anything. */
  facts: unknown[]
  /** Where the next page begins; null after the last. */
  next: string | null
}

/**
 * The newest fact of each key, however old: all that a read model needs, because each carries state and a version.
 * @param types a type, or the beginning of several and `>`, as in a filter of the broker
 * @param after `next` of the page before
 */
export async function readKeptFacts(db: Queryable, types: string, after: string, limit: number): Promise<KeptFacts> {
  const { rows } = await db.query<{ key: string; payload: unknown }>({
    name: 'outbox-kept-facts',
    text: `select distinct on (fact_key) fact_key as key, payload from outbox
           where fact_key > $1 and type like $2 order by fact_key, aggregate_version desc, id desc limit $3`,
    values: [after, types.replace(/[\\%_]/g, '\\$&').replace(/>$/, '%'), limit],
  })
  return { facts: rows.map(({ payload }) => payload), next: rows.length < limit ? null : (rows.at(-1)?.key ?? null) }
}
