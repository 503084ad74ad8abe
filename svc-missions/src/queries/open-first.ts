import { beyond, keySql, type Cursor } from '@ensemble/service-kit/lists/cursor'
import { refuse } from '@ensemble/service-kit/refusal'
import { kinds, now, reader } from './browse-columns.ts'
import type { OrderInput } from './browse-order.ts'
import { joinableOpenSql } from './joinable.ts'

/** Whoever asks for one of these has said which states they want: none of them is put first. */
const asksForState: readonly string[] = ['joinable', 'registrationOpen', 'hasPlaces', 'displayStatus']

const byStart = { sql: 'm.start_at', kind: 'date', neverNull: true } as const

/** 0: open to the reader. 1: anything else. */
type Rank = 0 | 1

interface Place extends Cursor {
  rank: Rank
  km: number
}

/** The ways from where the reader is to each commune with missions, once per statement. */
export const waysSql = (here: string) => `ways as materialized (select * from distances_from(${here}))`

/**
 * What is open to the reader first, then the rest; in each the nearest first, then the soonest. What is remote stands
 * where a way of 30 km would (decision 145). Few rows are put in order as they are. Of many, the communes are walked
 * through from the nearest on, each in its index, until the page is full; the second rank only where the first has not
 * filled it.
 */
export function openFirst(input: OrderInput, { limit, offset, end }: { limit: string; offset: string; end: string }) {
  const { rows, values, request } = input
  const cursor = request.cursor && placeOf(request.cursor)
  const backwards = cursor?.way === 'before'
  const direction = backwards ? 'desc' : 'asc'
  const open = joinableOpenSql({ now, reader, kinds })
  const known = request.filters.some(({ field }) => asksForState.includes(field))
  const rankSql = known ? '0' : `case when ${open} then 0 else 1 end`
  const ranks: readonly Rank[] = known ? [0] : backwards ? [1, 0] : [0, 1]
  const order = (table: string) =>
    ['rank', 'km', 'start_at', 'id'].map((column) => `${table}${column} ${direction}`).join(', ')
  const candidates = rows.page(({ from, where, few }) => (few ? sorted(from, where) : walked(from, where)))
  return `select id, row_number() over (order by ${order('')}) as n,
      rank || ' ' || km || ' ' || ${keySql({ ...byStart, sql: 'start_at' })} as key
    from (${candidates}) candidate order by ${order('')} limit ${limit} offset ${offset}`

  function sorted(from: string, where: string): string {
    return `select * from (select m.id, m.start_at, ${rankSql} as rank, coalesce(way.km, 30) as km
        from ${from} left join ways way on way.commune_id = m.commune_id where ${where}) m
      where ${cursor ? beyondSorted(cursor) : 'true'} order by ${order('m.')} limit ${end}`
  }

  function walked(from: string, where: string): string {
    const [first = 0, second] = ranks
    const walk = (rank: Rank) => `select m.id, m.start_at, ${rank} as rank, way.km
      from (select * from ways order by km ${direction}) way cross join lateral (
        select m.id, m.start_at from ${from}
        where ${where} and m.commune_id = way.commune_id and ${known ? 'true' : rank === 0 ? open : `not ${open}`} and ${beyondWalked(rank)}
        order by m.start_at ${direction}, m.id ${direction} limit ${end}) m
      order by way.km ${direction}, m.start_at ${direction}, m.id ${direction} limit ${end}`
    if (second === undefined) return walk(first)
    return `with first as materialized (${walk(first)}) select * from first
      union all select * from (${walk(second)}) second where (select count(*) from first) < ${end}`
  }

  function beyondSorted({ rank, km, way, key, id }: Place): string {
    const place = [rank, km, key, id].map((value) => values.add(value))
    const [at = '', far = '', date = '', tie = ''] = place
    return `(m.rank, m.km, m.start_at, m.id) ${way === 'after' ? '>' : '<'} (${at}::int, ${far}::int, ${date}::timestamptz, ${tie})`
  }

  function beyondWalked(rank: Rank): string {
    if (!cursor) return 'true'
    const onwards = cursor.way === 'after'
    if (rank !== cursor.rank) return rank > cursor.rank === onwards ? 'true' : 'false'
    const km = values.add(cursor.km)
    return `(way.km ${onwards ? '>' : '<'} ${km}::int or (way.km = ${km}::int and ${beyond(cursor, byStart, 'm.id', values)}))`
  }
}

/** Rank and way stand before the date in the key of a cursor of this order. */
function placeOf(cursor: Cursor): Place {
  const [rank, km, key] = cursor.key?.split(' ') ?? []
  const way = Number(km)
  if ((rank !== '0' && rank !== '1') || !Number.isInteger(way) || key === undefined || Number.isNaN(Date.parse(key))) {
    return refuse('VALIDATION_FAILED', { fields: { cursor: ['NOT_IN_LIST'] } })
  }
  return { ...cursor, rank: rank === '0' ? 0 : 1, km: way, key }
}
