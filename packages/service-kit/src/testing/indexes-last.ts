import { setTimeout as wait } from 'node:timers/promises'
import type { Queryable } from '../database.ts'

const lookMs = 50

/**
 * Fills tables without their indexes and makes those at the end, which is four times as fast; what a constraint goes by
 * stays. In the order in which they were made first: of two that cost the same, PostgreSQL takes the one that it finds
 * first. Ends once any plan may use them: an index over rows that were changed meanwhile is passed over as long as a
 * transaction goes on that began before it, of whichever test.
 */
export async function withIndexesLast(
  db: Queryable,
  tables: readonly string[],
  fill: () => Promise<unknown>,
): Promise<void> {
  const { rows: indexes } = await db.query<{ name: string; text: string }>({
    text: `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text
      from pg_index i join pg_class t on t.oid = i.indrelid
      where t.relname = any($1) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
      order by i.indexrelid`,
    values: [tables],
  })
  for (const { name } of indexes) await db.query({ text: `drop index ${name}` })
  await fill()
  for (const { text } of indexes) await db.query({ text })
  while (await isPassedOver(db, tables)) await wait(lookMs)
}

/** As PostgreSQL decides it: `indcheckxmin`, and the index is not older than every transaction that goes on. */
async function isPassedOver(db: Queryable, tables: readonly string[]): Promise<boolean> {
  const { rowCount } = await db.query({
    text: `select from pg_index i join pg_class t on t.oid = i.indrelid
      where t.relname = any($1) and i.indcheckxmin
        and i.xmin::text::bigint >= pg_snapshot_xmin(pg_current_snapshot())::text::bigint`,
    values: [tables],
  })
  return rowCount > 0
}
