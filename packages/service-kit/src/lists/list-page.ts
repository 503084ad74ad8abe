import { totalCap } from '@ensemble/contracts/total-cap'
import type { Queryable } from '../database.ts'
import { Refusal } from '../refusal.ts'
import type { ListColumn, ListColumns } from './column.ts'
import { equalTo, type Values } from './conditions.ts'
import { beyond, keySql } from './cursor.ts'
import { cursorsAround, type Placed } from './cursors-around.ts'
import { fewOrMany } from './few-or-many.ts'
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
  /** Replaces the sort of the request, for orders that are no column of the list; such an order has no cursors. */
  orderBy?: string
  /**
   * Counts facets within the first thousand rows of this order, which an index gives, rather than in all rows. Then they
   * are exact as long as the total is.
   */
  facetOrder?: string
  /** Leaner tables for the count, and an order that an index gives: without one, the planner may read a table whole. */
  counted?: { from: string; orderBy?: string }
}

export interface ListPage<Row> {
  rows: Row[]
  total: number
  totalIsCapped: boolean
  page: number
  pageSize: number
  lastPage: number
  facets?: Record<string, Record<string, number>>
  next?: string
  previous?: string
}

/**
 * One page of a list in one statement, its count capped so that a million rows cost no more than a thousand, and one
 * statement more for facets when they are asked for. The cap also bounds how far a page may be skipped to; a cursor reads
 * on from anywhere.
 * @throws Refusal PAGE_OUT_OF_RANGE beyond the last page
 */
export async function listPage<Row extends object>(db: Queryable, query: PageQuery): Promise<ListPage<Row>> {
  const { request } = query
  const { page, pageSize, cursor } = request
  const { rows } = await db.query<{ total: number; row: Row | null } & Placed>(statementOf(query))
  const counted = rows[0]?.total ?? 0
  const total = Math.min(counted, totalCap)
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1)
  if (!cursor && page > lastPage) throw new Refusal('PAGE_OUT_OF_RANGE', { fields: { page: ['OUT_OF_RANGE'] } })
  const facets = request.facets.length > 0 ? await countFacets(db, query, counted > totalCap) : undefined
  const found = rows.flatMap(({ row, key, id }) => (row === null ? [] : [{ row, key, id }]))
  const { shown, ...cursors } = cursorsAround(found, request)
  return {
    rows: shown.map(({ row }) => row),
    total,
    totalIsCapped: counted > totalCap,
    page,
    pageSize,
    lastPage,
    ...(facets && { facets }),
    ...(query.orderBy ? {} : cursors),
  }
}

/** One row more than the page shows: it tells whether there is more to read. */
function statementOf({ select, from, where, values, tieBreaker, columns, request, orderBy, counted }: PageQuery) {
  const { page, pageSize, sort, order, cursor } = request
  const column = columns[sort]
  const sorted = column ?? { sql: tieBreaker, kind: 'text', neverNull: true }
  const filtered = values.copy()
  const place = cursor ? beyond(cursor, sorted, tieBreaker, filtered) : 'true'
  const limit = filtered.add(pageSize + 1)
  const offset = cursor ? '0' : filtered.add(Math.min(page * pageSize, totalCap))
  const backwards = cursor?.way === 'before'
  const direction = (order === 'asc') === backwards ? 'desc' : 'asc'
  const nulls = sorted.neverNull ? '' : ` nulls ${backwards ? 'first' : 'last'}`
  const rows = fewOrMany({
    counted: { from: counted?.from ?? from, where },
    page: { from, where },
    id: tieBreaker,
    ...(counted?.orderBy !== undefined && { orderBy: counted.orderBy }),
    request,
  })
  return {
    text: `with ${rows.with}
      select counted.total, to_jsonb(paged) - array['_key', '_id'] as row, paged._key as key, paged._id as id
      from counted left join lateral (${rows.page(
        (of) => `select ${select}, ${keySql(sorted)} as _key, (${tieBreaker})::text as _id from ${of.from}
        where ${of.where} and ${place}
        order by ${orderBy ?? `${sorted.sql} ${direction}${nulls}`}, ${tieBreaker} ${direction} limit ${limit} offset ${offset}`,
      )}) paged on true`,
    values: filtered.list,
  }
}

interface FacetColumn extends ListColumn {
  name: string
}

async function countFacets(
  db: Queryable,
  query: PageQuery,
  many: boolean,
): Promise<Record<string, Record<string, number>>> {
  const { columns, request } = query
  const asked = request.facets.flatMap((name) => {
    const column = columns[name]
    return column ? [{ name, ...column }] : []
  })
  const known = many && asked.every(({ values }) => values)
  const { rows } = await db.query<{ facet: string; value: string; count: number }>(
    known ? countEachValue(query, asked) : countWalked(query, asked),
  )
  const facets: Record<string, Record<string, number>> = {}
  for (const name of request.facets) facets[name] = {}
  for (const { facet, value, count } of rows) facets[facet] = { ...facets[facet], [value]: count }
  return facets
}

/** All values of all columns in one walk over the rows. */
function countWalked({ from, values, where, facetOrder }: PageQuery, asked: readonly FacetColumn[]) {
  const order = facetOrder === undefined ? '' : `order by ${facetOrder} limit ${totalCap}`
  const counts = asked.map(({ name, kind }) => {
    const value = kind === 'enumList' ? `unnest("${name}")` : `"${name}"`
    return `select '${name}' as facet, value::text, count(*)::int as count
      from (select ${value} as value from walked) counted where value is not null group by value`
  })
  return {
    text: `with walked as materialized (
        select ${asked.map(({ name, sql }) => `${sql} as "${name}"`).join(', ')} from ${from} where ${where} ${order}
      ) ${counts.join(' union all ')}`,
    values: values.list,
  }
}

/** Each value by itself, up to the cap: what is frequent is counted soon, and what is rare an index finds. */
function countEachValue({ from, values, where }: PageQuery, asked: readonly FacetColumn[]) {
  const all = values.copy()
  const counts = asked.flatMap((column) =>
    (column.values ?? []).map((value) => {
      const wanted = all.add(value)
      return `select '${column.name}' as facet, ${wanted}::text as value, (select count(*)::int from (
        select 1 from ${from} where ${where} and ${equalTo(column, wanted)} limit ${totalCap + 1}) capped) as count`
    }),
  )
  return { text: `select * from (${counts.join(' union all ')}) counted where count > 0`, values: all.list }
}
