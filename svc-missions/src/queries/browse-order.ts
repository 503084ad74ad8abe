import type { PracticalNeed } from '@ensemble/contracts/missions/practical-needs'
import { totalCap } from '@ensemble/contracts/total-cap'
import type { Values } from '@ensemble/service-kit/lists/conditions'
import { beyond, keySql } from '@ensemble/service-kit/lists/cursor'
import type { FewOrMany } from '@ensemble/service-kit/lists/few-or-many'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import { refuse } from '@ensemble/service-kit/refusal'
import { commonColumns, department, kinds, now } from './browse-columns.ts'
import { joinableOpenSql, proposedSql } from './joinable.ts'
import { matchScoreSql } from './match.ts'
import { needsMetSql } from './needs-met.ts'
import { openFirst } from './open-first.ts'

export interface OrderInput {
  rows: FewOrMany
  request: ListRequest
  /** True when the caller named no sort: what is open and near first, or the best hit of a search. */
  recommended: boolean
  /** True for what members browse; a list of the staff has no order of its own. */
  open: boolean
  /** How well a mission answers the words that are searched for, as SQL; null without words. */
  likeness: string | null
  /** Of the reader: what answers most of them comes first. */
  needs: readonly PracticalNeed[]
  values: Values
}

export interface Order {
  /** The ids of one page and one more, numbered from the first of the page: `id`, `n`, `key`. */
  sql: string
  /** Whether its rows have a place that a cursor can name. */
  placed: boolean
}

/**
 * One page. Each form walks an index from where the page begins and stops: what is skipped lies within the first
 * thousand by contract, and a cursor begins anywhere; nothing sorts more than a thousand rows.
 * @throws Refusal VALIDATION_FAILED for a cursor where an order has no places, or of another order
 */
export function pageSql(input: OrderInput): Order {
  const { request, recommended, values } = input
  const { page, pageSize, cursor } = request
  const limit = values.add(pageSize + 1)
  const skipped = cursor ? 0 : Math.min(page * pageSize, totalCap)
  const score = scoreOf(input)
  if (score) {
    if (cursor) return refuse('VALIDATION_FAILED', { fields: { cursor: ['NOT_IN_LIST'] } })
    const order = `score ${score.order}, start_at, id`
    const offset = values.add(skipped)
    return {
      sql: `select id, row_number() over (order by ${order}) - ${offset} as n, null as key
        from (${scored(input, score)}) candidate order by ${order} limit ${limit} offset ${offset}`,
      placed: false,
    }
  }
  const window = { limit, offset: values.add(skipped) }
  if (!recommended || !input.open) return { sql: byColumn(input, window), placed: true }
  return { sql: openFirst(input, { ...window, end: values.add(skipped + pageSize + 1) }), placed: true }
}

/** An order that is worked out row by row, so of a thousand rows only. */
interface Score {
  sql: string
  order: 'asc' | 'desc'
  /** Which thousand. */
  first: string
}

/**
 * The soonest of what suits the reader, is open and answers their needs, or has places; the newest of what answers the
 * words.
 */
function scoreOf({ request, recommended, likeness, needs }: OrderInput): Score | null {
  if (request.sort === 'match') return { sql: matchScoreSql, order: 'desc', first: 'm.start_at' }
  if (request.sort === 'placesLeft') return { sql: placesLeftOfOne, order: request.order, first: 'm.start_at' }
  if (recommended && likeness !== null) return { sql: likeness, order: 'desc', first: 'm.created_at desc' }
  if (recommended && needs.length > 0) {
    const open = `case when ${proposedSql} then 200 when ${joinableOpenSql({ now, kinds })} then 100 else 0 end`
    return { sql: `${open} + ${needsMetSql(needs, department)}`, order: 'desc', first: 'm.start_at' }
  }
  return null
}

/** Seats change with every registration, so no index keeps their order. */
const placesLeftOfOne = `(select ${commonColumns.placesLeft.sql} from mission_seats s where s.mission_id = m.id)`

/** The columns that an index keeps in order. */
const indexed = {
  startAt: { sql: 'm.start_at', kind: 'date' },
  createdAt: { sql: 'm.created_at', kind: 'date' },
  title: { sql: commonColumns.title.sql, kind: 'text' },
} as const

function byColumn({ rows, request, values }: OrderInput, { limit, offset }: { limit: string; offset: string }) {
  const { sort, order, cursor } = request
  const { sql, kind } = sort === 'createdAt' || sort === 'title' ? indexed[sort] : indexed.startAt
  const place = cursor ? beyond(cursor, { sql, kind, neverNull: true }, 'm.id', values) : 'true'
  const direction = (order === 'asc') === (cursor?.way === 'before') ? 'desc' : 'asc'
  return `select id, row_number() over (order by sorted ${direction}, id ${direction}) as n, ${keySql({ sql: 'sorted', kind })} as key
    from (${rows.page(
      ({ from, where }) => `select m.id, ${sql} as sorted from ${from} where ${where} and ${place}
      order by ${sql} ${direction}, m.id ${direction} limit ${limit} offset ${offset}`,
    )}) candidate`
}

/** Scores one thousand only, because scoring every hit of a million rows would cost a second. */
function scored({ rows }: OrderInput, { sql, first }: Score): string {
  const candidates = rows.page(
    ({ from, where }) => `select m.id, m.start_at, ${sql} as score
      from ${from} left join me on true
      where ${where} order by ${first}, m.id limit ${totalCap}`,
  )
  return `select first.id, first.start_at, first.score from (${candidates}) first`
}
