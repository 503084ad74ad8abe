import type { ArticleStatistics, ArticleStatisticsGroup } from '@ensemble/contracts/articles/statistics'
import type { Role } from '@ensemble/contracts/enumerations'
import { reachOf } from '@ensemble/contracts/permissions'
import type { Queryable } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { fewestReads } from './article-columns.ts'

interface Grouping {
  /** Of an article, by when it appeared. */
  article: string
  /** Of the reads of a day. */
  read: string
  join?: string
}

const groupings: Record<Exclude<ArticleStatisticsGroup, 'article'>, Grouping> = {
  month: {
    article: `to_char(a.published_at at time zone 'Europe/Paris', 'YYYY-MM')`,
    read: `to_char(c.day, 'YYYY-MM')`,
  },
  department: { article: `coalesce(a.department_code, 'national')`, read: `coalesce(a.department_code, 'national')` },
  type: {
    article: 'category.name',
    read: 'category.name',
    join: 'cross join lateral unnest(a.categories) as category (name)',
  },
}

export interface ArticleStatisticsInput {
  reader: { id: string; role: Role; departmentCode: string | null }
  from?: string
  to?: string
  groupBy?: ArticleStatisticsGroup
}

/** Articles that appeared in a time, and reads of that time; an article of two categories counts in both. */
export async function articleStatistics(
  db: Queryable,
  { reader, from, to, groupBy = 'month' }: ArticleStatisticsInput,
): Promise<ArticleStatistics> {
  if (reachOf('article.statistics', reader.role) === 'own') {
    if (groupBy !== 'month') refuse('VALIDATION_FAILED', { fields: { groupBy: ['NOT_IN_LIST'] } })
    return ownReads(db, { readerId: reader.id, from, to })
  }
  if (groupBy === 'article') return mostRead(db, { reader, from, to })
  const { article, read, join = '' } = groupings[groupBy]
  const scope = reachOf('article.statistics', reader.role) === 'all' ? '$3::text is not null' : 'a.department_code = $3'
  const { rows } = await db.query<ArticleStatistics['series'][number]>({
    text: `with appeared as (
        select ${article} as key, count(*)::int as articles from articles a ${join}
        where a.status = 'published' and a.deleted_at is null and ${scope}
          and ($1::date is null or a.published_at >= $1::date::timestamp at time zone 'Europe/Paris')
          and ($2::date is null or a.published_at < ($2::date + 1)::timestamp at time zone 'Europe/Paris')
        group by 1
      ), counted as (
        select ${read} as key, sum(c.reads)::int as reads
        from article_read_counts c join articles a on a.id = c.article_id ${join}
        where ${scope} and ($1::date is null or c.day >= $1::date) and ($2::date is null or c.day <= $2::date)
        group by 1
      )
      select key, json_build_object('articles', coalesce(articles, 0),
        'reads', case when reads >= ${fewestReads} then reads end) as values
      from appeared full join counted using (key) where key is not null order by key`,
    values: [from ?? null, to ?? null, reader.departmentCode ?? ''],
  })
  return { series: rows }
}

/** The articles that were read most, each by ten readers and more. */
async function mostRead(
  db: Queryable,
  { reader, from, to }: Pick<ArticleStatisticsInput, 'reader' | 'from' | 'to'>,
): Promise<ArticleStatistics> {
  const everywhere = reachOf('article.statistics', reader.role) === 'all'
  const { rows } = await db.query<ArticleStatistics['series'][number]>({
    name: 'most-read-articles',
    text: `select a.id as key, a.title, json_build_object('articles', 1, 'reads', sum(c.reads)::int) as values
      from article_read_counts c join articles a on a.id = c.article_id
      where a.status = 'published' and a.deleted_at is null and ($3::text is null or a.department_code = $3)
        and ($1::date is null or c.day >= $1::date) and ($2::date is null or c.day <= $2::date)
      group by a.id having sum(c.reads) >= ${fewestReads} order by sum(c.reads) desc, a.title limit 10`,
    values: [from ?? null, to ?? null, everywhere ? null : (reader.departmentCode ?? '')],
  })
  return { series: rows }
}

/** One's own reads are one's own figures, however few; of articles that appeared they say nothing. */
async function ownReads(
  db: Queryable,
  { readerId, from, to }: { readerId: string; from?: string; to?: string },
): Promise<ArticleStatistics> {
  const { rows } = await db.query<ArticleStatistics['series'][number]>({
    name: 'own-reads',
    text: `select month as key, json_build_object('articles', 0, 'reads', reads) as values from reader_months
      where reader_id = $1 and ($2::text is null or month >= left($2, 7)) and ($3::text is null or month <= left($3, 7))
      order by month`,
    values: [readerId, from ?? null, to ?? null],
  })
  return { series: rows }
}
