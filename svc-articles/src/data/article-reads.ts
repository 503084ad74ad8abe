import type { Queryable, Tx } from '@ensemble/service-kit/database'

/** The day of readers in France: a read at one in the morning belongs to the day that has begun there. */
const today = `($3::timestamptz at time zone 'Europe/Paris')::date`

/** Counts a read, of the article and of the reader's month: one per person and day, in one statement. */
export async function countRead(db: Queryable, articleId: string, readerId: string, at: Date): Promise<void> {
  await db.query({
    name: 'count-read',
    text: `with first as (
        insert into article_reads (article_id, day, reader_id) values ($1, ${today}, $2) on conflict do nothing
        returning article_id, day
      ), own as (
        insert into reader_months as o (reader_id, month, reads) select $2, to_char(day, 'YYYY-MM'), 1 from first
        on conflict (reader_id, month) do update set reads = o.reads + 1
      )
      insert into article_read_counts as c (article_id, day, reads) select article_id, day, 1 from first
      on conflict (article_id, day) do update set reads = c.reads + 1`,
    values: [articleId, readerId, at],
  })
}

/** Forgets who has read what on days that are over: only counts are kept. */
export async function forgetReaders(db: Queryable, at: Date): Promise<void> {
  await db.query({
    name: 'forget-readers',
    text: `delete from article_reads where day < ($1::timestamptz at time zone 'Europe/Paris')::date`,
    values: [at],
  })
}

/** Forgets what an erased person has read today, and how much in other months. */
export async function forgetReadsOf(tx: Tx, readerId: string): Promise<number> {
  const reads = await tx.query({
    name: 'forget-reads-of',
    text: 'delete from article_reads where reader_id = $1',
    values: [readerId],
  })
  const months = await tx.query({
    name: 'forget-months-of',
    text: 'delete from reader_months where reader_id = $1',
    values: [readerId],
  })
  return reads.rowCount + months.rowCount
}
