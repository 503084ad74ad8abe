import { beyond, keySql, type Cursor } from '@ensemble/service-kit/lists/cursor'
import { refuse } from '@ensemble/service-kit/refusal'
import { kinds, now } from './browse-columns.ts'
import type { OrderInput } from './browse-order.ts'
import { joinableOpenSql, proposedSql } from './joinable.ts'

/** Whoever asks for one of these has said which states they want: none of them is put first. */
const asksForState: readonly string[] = [
  'joinable',
  'registrationOpen',
  'hasPlaces',
  'displayStatus',
  'requiredVolunteerKinds',
]

const byStart = { sql: 'm.start_at', kind: 'date', neverNull: true } as const

/** 0: open to the reader, or proposed to them. 1: anything else. */
type Rank = 0 | 1

interface Place extends Cursor {
  rank: Rank
  km: number
  commune: number
}

/** What is proposed to the reader stands before what is nearest. */
const proposedKm = -1

/** The ways from where the reader is to each commune with missions, once per statement. */
export const waysSql = (here: string) => `ways as materialized (select * from distances_from(${here}))`

/**
 * What is proposed to the reader first, then what is open to them, then the rest; in each the nearest first, then the soonest. What is remote stands
 * where a way of 30 km would (decision 145). Few rows are put in order as they are. Of many, the communes are walked
 * through from the nearest on, each in its index, until the page is full; the second rank only where the first has not
 * filled it. One commune after the other: to mix those of the same distance, all that follow would be looked at first.
 */
export function openFirst(input: OrderInput, { limit, offset, end }: { limit: string; offset: string; end: string }) {
  const { rows, values, request } = input
  const cursor = request.cursor && placeOf(request.cursor)
  const backwards = cursor?.way === 'before'
  const direction = backwards ? 'desc' : 'asc'
  const open = joinableOpenSql({ now, kinds })
  const proposed = proposedSql
  const known = request.filters.some(({ field }) => asksForState.includes(field))
  const rankSql = known ? '0' : `case when ${proposed} or ${open} then 0 else 1 end`
  const wayKm = 'coalesce(way.km, 30)'
  const kmSql = known ? wayKm : `case when ${proposed} then ${proposedKm} else ${wayKm} end`
  const ranks: readonly Rank[] = known ? [0] : backwards ? [1, 0] : [0, 1]
  const order = (table: string) =>
    ['rank', 'km', 'commune_id', 'start_at', 'id'].map((column) => `${table}${column} ${direction}`).join(', ')
  const candidates = rows.page(({ from, where, few }) => (few ? sorted(from, where) : walked(from, where)))
  return `select id, row_number() over (order by ${order('')}) - ${offset} as n,
      rank || ' ' || km || ' ' || commune_id || ' ' || ${keySql({ ...byStart, sql: 'start_at' })} as key
    from (${candidates}) candidate order by ${order('')} limit ${limit} offset ${offset}`

  function sorted(from: string, where: string): string {
    return `select * from (select m.id, m.start_at, m.commune_id, ${rankSql} as rank, ${kmSql} as km
        from ${from} left join ways way on way.commune_id = m.commune_id where ${where}) m
      where ${cursor ? beyondSorted(cursor) : 'true'} order by ${order('m.')} limit ${end}`
  }

  function walked(from: string, where: string): string {
    const [first = 0, second] = ranks
    // A loop keeps the order of what it goes through: nothing is sorted, so nothing is read that the page does not show.
    const walk = (rank: Rank) => `select m.id, m.start_at, way.commune_id, ${rank} as rank, way.km
      from (select * from ways order by km ${direction}, commune_id ${direction}) way cross join lateral (
        select m.id, m.start_at from ${from}
        where ${where} and m.commune_id = way.commune_id and ${known ? 'true' : rank === 0 ? open : `not (${open} or ${proposed})`} and ${beyondWalked(rank)}
        order by m.start_at ${direction}, m.id ${direction} limit ${end}) m
      limit ${end}`
    if (second === undefined) return walk(first)
    // These few are the reader's own rows, whatever commune they lie in.
    const ahead = `select * from (select m.id, m.start_at, m.commune_id, 0 as rank, ${proposedKm} as km
        from ${from} where ${where} and ${proposed}) m where ${cursor ? beyondSorted(cursor) : 'true'}`
    return `${ahead} union all (with first as materialized (${walk(first)}) select * from first
      union all select * from (${walk(second)}) second where (select count(*) from first) < ${end})`
  }

  function beyondSorted({ rank, km, commune, way, key, id }: Place): string {
    const place = [rank, km, commune].map((value) => `${values.add(value)}::int`).join(', ')
    return `(m.rank, m.km, m.commune_id, m.start_at, m.id) ${way === 'after' ? '>' : '<'}
      (${place}, ${values.add(key)}::timestamptz, ${values.add(id)})`
  }

  function beyondWalked(rank: Rank): string {
    if (!cursor) return 'true'
    const onwards = cursor.way === 'after'
    if (rank !== cursor.rank) return rank > cursor.rank === onwards ? 'true' : 'false'
    const at = `(${values.add(cursor.km)}::int, ${values.add(cursor.commune)}::int)`
    const way = '(way.km, way.commune_id)'
    return `(${way} ${onwards ? '>' : '<'} ${at} or (${way} = ${at} and ${beyond(cursor, byStart, 'm.id', values)}))`
  }
}

/** Rank, way and commune stand before the date in the key of a cursor of this order. */
function placeOf(cursor: Cursor): Place {
  const [, rank, km, commune, key = ''] = /^([01]) (-1|\d{1,5}) (\d{1,6}) (\S+)$/.exec(cursor.key ?? '') ?? []
  if (rank === undefined || Number.isNaN(Date.parse(key))) {
    return refuse('VALIDATION_FAILED', { fields: { cursor: ['NOT_IN_LIST'] } })
  }
  return { ...cursor, rank: rank === '0' ? 0 : 1, km: Number(km), commune: Number(commune), key }
}
