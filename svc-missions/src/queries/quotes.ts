import type { Quote } from '@ensemble/contracts/missions/quotes'
import type { Queryable } from '@ensemble/service-kit/database'
import type { ListColumns } from '@ensemble/service-kit/lists/column'
import { conditionsOf, Values } from '@ensemble/service-kit/lists/conditions'
import { listPage, type ListPage } from '@ensemble/service-kit/lists/list-page'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import { selectList } from '@ensemble/service-kit/table'
import { agreedUntilSql, quotableSql } from '../data/surveys.ts'

const dayOf = (instant: string) => `to_char(${instant} at time zone 'Europe/Paris', 'YYYY-MM-DD')`

/** The instant until which the words of an answer may be quoted, as SQL; null where they may not. Needs `a`. */
export const quotableUntilSql = `case when a.publishable and a.comment is not null then ${agreedUntilSql} end`

export const quoteColumns: ListColumns = {
  quote: { sql: 'a.comment', kind: 'text', filterable: true },
  missionTitle: { sql: 'm.title', kind: 'text', filterable: true, sortable: true, neverNull: true },
  departmentCode: { sql: 'm.department_code', kind: 'enum', filterable: true, sortable: true },
  agreedOn: { sql: 'a.answered_at', kind: 'date', filterable: true, sortable: true, neverNull: true },
}

const shown = selectList({
  quote: 'a.comment',
  mission: `json_build_object('id', m.id, 'title', m.title)`,
  departmentCode: 'm.department_code',
  agreedOn: dayOf('a.answered_at'),
  endsOn: dayOf(agreedUntilSql),
})

export interface QuotesOfYear {
  departmentCode: string
  from: string
  to: string
  at: Date
  limit: number
}

const quotedOf = selectList({ quote: 'a.comment', missionTitle: 'm.title' })

/** Words that may be quoted now, on missions of a committee that began in these days; one of each mission before a second. */
export async function quotesOfDays(
  db: Queryable,
  { departmentCode, from, to, at, limit }: QuotesOfYear,
): Promise<{ quote: string; missionTitle: string }[]> {
  const { rows } = await db.query<{ quote: string; missionTitle: string }>({
    name: 'quotes-of-days',
    text: `select ${quotedOf}
      from survey_answers a join missions m on m.id = a.mission_id
      where m.place_code = $1 and m.start_at >= $2::date::timestamp at time zone 'Europe/Paris'
        and m.start_at < ($3::date + 1)::timestamp at time zone 'Europe/Paris' and ${quotableSql('$4')}
      order by row_number() over (partition by m.id order by length(a.comment) desc, md5(a.user_id::text)),
        a.answered_at desc, md5(a.user_id::text)
      limit $5`,
    values: [departmentCode, from, to, at, limit],
  })
  return rows
}

/**
 * The words that may be quoted now, without whose they are: of somebody who agreed, not longer ago than that counts, on
 * a mission that took place.
 * @throws Refusal VALIDATION_FAILED, PAGE_OUT_OF_RANGE
 */
export async function quotes(
  db: Queryable,
  { at, request }: { at: Date; request: ListRequest },
): Promise<ListPage<Quote>> {
  const values = new Values()
  const now = values.add(at)
  const conditions = [quotableSql(now), conditionsOf(request.filters, quoteColumns, values)]
  if (request.search) {
    const searched = values.add(request.search)
    conditions.push(`to_tsvector('pg_catalog.french', plain_text(a.comment || ' ' || m.title))
      @@ websearch_to_tsquery('pg_catalog.french', plain_text(${searched}))`)
  }
  return listPage<Quote>(db, {
    select: shown,
    from: 'survey_answers a join missions m on m.id = a.mission_id',
    where: conditions.join(' and '),
    values,
    // Goes into no cursor that leaves the service: a page of quotes has none.
    tieBreaker: 'md5(a.mission_id || a.user_id::text)',
    columns: quoteColumns,
    request,
  })
}
