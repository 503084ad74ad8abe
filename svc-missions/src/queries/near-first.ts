import { beyond, keySql, type Cursor } from '@ensemble/service-kit/lists/cursor'
import { refuse } from '@ensemble/service-kit/refusal'
import type { OrderInput } from './browse-order.ts'

const byStart = { sql: 'm.start_at', kind: 'date', neverNull: true } as const

interface Near {
  /** 0 = the reader's department and national, 1 = everywhere else. */
  rank: 0 | 1
  condition: string
}

/** Own department and national first, then everywhere else, each by date from its index. */
export function nearFirst(input: OrderInput, { limit, offset, end }: { limit: string; offset: string; end: string }) {
  const { rows, values, request } = input
  const cursor = request.cursor && placeOf(request.cursor)
  const direction = cursor?.way === 'before' ? 'desc' : 'asc'
  const branches = placesOf(input).flatMap(({ rank, condition }) => {
    const beyondIt = cursor ? conditionAt(cursor, rank) : 'true'
    if (beyondIt === null) return []
    return rows.page(
      ({ from, where }) => `(select m.id, m.start_at, ${rank} as rank from ${from}
      where ${where} and ${condition} and ${beyondIt}
      order by m.start_at ${direction}, m.id ${direction} limit ${end})`,
    )
  })
  const order = `rank ${direction}, start_at ${direction}, id ${direction}`
  return `select id, row_number() over (order by ${order}) as n, rank || ' ' || ${keySql({ ...byStart, sql: 'start_at' })} as key
    from (${branches.join(' union all ')}) candidate order by ${order} limit ${limit} offset ${offset}`

  /** null = nothing of this rank lies beyond. */
  function conditionAt(place: Cursor & { rank: number }, rank: number): string | null {
    if (rank === place.rank) return beyond(place, byStart, 'm.id', values)
    return rank > place.rank === (place.way === 'after') ? 'true' : null
  }
}

function placesOf({ departmentCode, values }: OrderInput): Near[] {
  if (departmentCode === null) {
    return [
      { rank: 0, condition: "m.place_code = 'national'" },
      { rank: 1, condition: "m.place_code <> 'national'" },
    ]
  }
  const own = values.add(departmentCode)
  return [
    { rank: 0, condition: `m.place_code = ${own}` },
    { rank: 0, condition: "m.place_code = 'national'" },
    { rank: 1, condition: `m.place_code <> ${own} and m.place_code <> 'national'` },
  ]
}

/** The rank stands before the date in the key of a cursor of this order. */
function placeOf(cursor: Cursor): Cursor & { rank: number } {
  const [rank, key] = cursor.key?.split(' ') ?? []
  if ((rank !== '0' && rank !== '1') || key === undefined) {
    return refuse('VALIDATION_FAILED', { fields: { cursor: ['NOT_IN_LIST'] } })
  }
  return { ...cursor, rank: Number(rank), key }
}
