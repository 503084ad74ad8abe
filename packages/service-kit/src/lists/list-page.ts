import { totalCap } from '@ensemble/contracts/lists'
import type { Queryable } from '../database.ts'
import { Refusal } from '../refusal.ts'
import type { ListColumns } from './column.ts'
import type { Values } from './conditions.ts'
import type { ListRequest } from './parse-list.ts'

interface PageQuery {
  /** Columns of a row. */
  select: string
  from: string
  where: string
  values: Values
  /** Unique column that settles equal values of the sort, so that pages never overlap. */
  tieBreaker: string
  columns: ListColumns
  request: ListRequest
  /** Replaces the sort of the request, for orders that are no column of the list. */
  orderBy?: string
}

export interface ListPage<Row> {
  rows: Row[]
  total: number
  totalIsCapped: boolean
  page: number
  pageSize: number
  lastPage: number
  facets?: Record<string, Record<string, number>>
}

/**
 * One page of a list in one statement, its count capped so that a million rows cost no more than a thousand, and one
 * statement more for facets when they are asked for. The cap also bounds how far a page may be skipped to.
 * @throws Refusal PAGE_OUT_OF_RANGE beyond the last page
 */
export async function listPage<Row extends object>(db: Queryable, query: PageQuery): Promise<ListPage<Row>> {
  const { request, values } = query
  const { page, pageSize } = request
  const sorted = query.columns[request.sort]
  const orderBy = query.orderBy ?? `${sorted?.sql ?? query.tieBreaker} ${request.order} nulls last`
  const facets = request.facets.length > 0 ? await countFacets(db, query) : undefined
  const filtered = [...values.list]
  const limit = `$${filtered.push(pageSize)}`
  const offset = `$${filtered.push(Math.min(page * pageSize, totalCap))}`
  const { rows } = await db.query<{ total: number; row: Row | null }>({
    text: `select counted.total, to_jsonb(paged) as row
      from (select count(*)::int as total from (select 1 from ${query.from} where ${query.where} limit ${totalCap + 1}) capped) counted
      left join lateral (
        select ${query.select} from ${query.from} where ${query.where}
        order by ${orderBy}, ${query.tieBreaker} ${request.order} limit ${limit} offset ${offset}
      ) paged on true`,
    values: filtered,
  })
  const counted = rows[0]?.total ?? 0
  const total = Math.min(counted, totalCap)
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1)
  if (page > lastPage) throw new Refusal('PAGE_OUT_OF_RANGE', { fields: { page: ['OUT_OF_RANGE'] } })
  return {
    rows: rows.flatMap(({ row }) => (row === null ? [] : [row])),
    total,
    totalIsCapped: counted > totalCap,
    page,
    pageSize,
    lastPage,
    ...(facets && { facets }),
  }
}

async function countFacets(db: Queryable, query: PageQuery): Promise<Record<string, Record<string, number>>> {
  const parts = query.request.facets.flatMap((name) => {
    const column = query.columns[name]
    if (!column) return []
    const value = column.kind === 'enumList' ? `unnest(${column.sql})` : column.sql
    return `select '${name}' as facet, value::text, count(*)::int as count
      from (select ${value} as value from ${query.from} where ${query.where}) counted
      where value is not null group by value`
  })
  const { rows } = await db.query<{ facet: string; value: string; count: number }>({
    text: parts.join(' union all '),
    values: query.values.list,
  })
  const facets: Record<string, Record<string, number>> = {}
  for (const name of query.request.facets) facets[name] = {}
  for (const { facet, value, count } of rows) facets[facet] = { ...facets[facet], [value]: count }
  return facets
}
