import { totalCap } from '@ensemble/contracts/lists'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import type { Values } from '@ensemble/service-kit/lists/conditions'
import { matchScoreSql } from './match.ts'
import { reader } from './browse-columns.ts'

export interface OrderInput {
  from: string
  where: string
  request: ListRequest
  /** True when the caller named no sort: own department and national first, or the best hit of a search. */
  recommended: boolean
  departmentCode: string | null
  /** How well a mission answers the words that are searched for, as SQL; null without words. */
  likeness: string | null
  values: Values
}

/**
 * The ids of one page, numbered. Each form walks an index from its start and stops: a page lies within the first
 * thousand by contract, so an offset stays cheap; nothing sorts more than a thousand rows (performance.md, Paging).
 */
export function pageSql(input: OrderInput): string {
  const { request, values } = input
  const limit = values.add(request.pageSize)
  const offset = values.add(Math.min(request.page * request.pageSize, totalCap))
  const numbered = (rows: string, order: string) =>
    `select id, row_number() over (order by ${order}) as n from (${rows}) candidate order by ${order} limit ${limit} offset ${offset}`
  if (request.sort === 'match') {
    return numbered(scored(input, matchScoreSql, 'm.start_at, m.id'), 'score desc, start_at, id')
  }
  if (input.recommended && input.likeness) {
    return numbered(scored(input, input.likeness, 'm.created_at desc, m.id'), 'score desc, start_at, id')
  }
  const end = values.add(Math.min((request.page + 1) * request.pageSize, totalCap + request.pageSize))
  if (input.recommended) return numbered(nearFirst(input, end), 'rank, start_at, id')
  const column = request.sort === 'createdAt' ? 'created_at' : 'start_at'
  const order = orderOf(column, request.order)
  return numbered(
    `select m.id, m.${column} from ${input.from} where ${input.where} order by ${orderOf(`m.${column}`, request.order, 'm.')} limit ${end}`,
    order,
  )
}

/** In the direction that the index has, or in exactly the opposite one. */
function orderOf(column: string, direction: 'asc' | 'desc', prefix = ''): string {
  const ascendingIds = column.endsWith('created_at') ? direction === 'desc' : direction === 'asc'
  return `${column} ${direction}, ${prefix}id ${ascendingIds ? 'asc' : 'desc'}`
}

/**
 * Scores one thousand only, because scoring every hit of a million rows would cost a second: the soonest of what suits
 * the reader, the newest of what answers the words.
 */
function scored({ from, where }: OrderInput, score: string, first: string): string {
  return `select first.id, first.start_at, first.score from (
      select m.id, m.start_at, ${score} as score from ${from} left join members_v1 me on me.id = ${reader}
      where ${where} order by ${first} limit ${totalCap}
    ) first`
}

/** Own department and national first, then everywhere else, each by date from its index. */
function nearFirst({ from, where, departmentCode, values }: OrderInput, end: string): string {
  const branch = (rank: number, condition: string) =>
    `(select m.id, m.start_at, ${rank} as rank from ${from} where ${where} and ${condition}
      order by m.start_at, m.id limit ${end})`
  if (departmentCode === null)
    return [branch(0, "m.place_code = 'national'"), branch(1, "m.place_code <> 'national'")].join(' union all ')
  const own = values.add(departmentCode)
  return [
    branch(0, `m.place_code = ${own}`),
    branch(0, "m.place_code = 'national'"),
    branch(1, `m.place_code <> ${own} and m.place_code <> 'national'`),
  ].join(' union all ')
}
