import type { Queryable, Tx } from '@ensemble/service-kit/database'

/** The day of readers in France: a read at one in the morning belongs to the day that has begun there. */
const today = `($3::timestamptz at time zone 'Europe/Paris')::date`

/** Counts a read: one per person and day, in one statement. */
export async function countRead(db: Queryable, articleId: string, readerId: string, at: Date): Promise<void> {
  await db.query({
    name: 'count-read',
    text: `with first as (
        insert into article_reads (article_id, day, reader_id) values ($1, ${today}, $2) on conflict do nothing
        returning article_id, day
      )
      insert into article_read_counts as c (article_id, day, reads) select article_id, day, 1 from first
      on conflict (article_id, day) do update set reads = c.reads + 1`,
    values: [articleId, readerId, at],
  })
}

/** Forgets who has read what on days that are over: only counts are kept (decisions.md §1, privacy). */
export async function forgetReaders(db: Queryable, at: Date): Promise<void> {
  await db.query({
    name: 'forget-readers',
    text: `delete from article_reads where day < ($1::timestamptz at time zone 'Europe/Paris')::date`,
    values: [at],
  })
}

/** Forgets what an erased person has read today. */
export async function forgetReadsOf(tx: Tx, readerId: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'forget-reads-of',
    text: 'delete from article_reads where reader_id = $1',
    values: [readerId],
  })
  return rowCount
}
