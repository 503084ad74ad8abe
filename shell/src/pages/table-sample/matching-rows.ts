import type { Filter } from '@ensemble/contracts/lists'
import type { SampleField, SampleRow } from './sample-row.ts'

type Value = SampleRow[SampleField]

/** The rows that meet every condition: what the database does for the real lists, here for rows in memory. */
export function matchingRows(rows: readonly SampleRow[], filters: readonly Filter[]): SampleRow[] {
  return rows.filter((row) => filters.every((filter) => meets(valueOf(row, filter.field), filter)))
}

/** The rows in the order of one column; what is empty comes last in both orders. */
export function sortedRows(
  rows: readonly SampleRow[],
  sort: { field: string; order: 'asc' | 'desc' } | null,
  language: string,
): SampleRow[] {
  if (sort === null) return [...rows]
  const words = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const direction = sort.order === 'asc' ? 1 : -1
  return [...rows].sort((one, other) => {
    const [first, second] = [valueOf(one, sort.field), valueOf(other, sort.field)]
    if (isEmpty(first) || isEmpty(second)) return Number(isEmpty(first)) - Number(isEmpty(second))
    if (typeof first === 'number' && typeof second === 'number') return (first - second) * direction
    return words.compare(String(first), String(second)) * direction
  })
}

function valueOf(row: SampleRow, field: string): Value {
  const found = Object.entries<Value>({ ...row }).find(([name]) => name === field)
  return found?.[1] ?? null
}

function meets(value: Value, { operator, value: wanted }: Filter): boolean {
  if (isEmpty(value)) return false
  const values = typeof value === 'object' && value !== null ? value.map(String) : [value]
  const candidates = Array.isArray(wanted) ? wanted.map(String) : [wanted]
  switch (operator) {
    case 'notEmpty':
      return true
    case 'contains':
      return values.some((one) => plain(String(one)).includes(plain(String(wanted))))
    case 'eq':
    case 'in':
      return values.some((one) => candidates.some((candidate) => plain(String(one)) === plain(String(candidate))))
    case 'gt':
      return compare(value, wanted) > 0
    case 'gte':
      return compare(value, wanted) >= 0
    case 'lt':
      return compare(value, wanted) < 0
    case 'lte':
      return compare(value, wanted) <= 0
  }
}

/** Numbers by size; days are written so that their order is that of their letters. */
function compare(value: Value, wanted: Filter['value']): number {
  if (typeof value === 'number') return value - Number(wanted)
  return String(value) < String(wanted) ? -1 : Number(String(value) > String(wanted))
}

function isEmpty(value: Value): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** As people search: capitals and accents make no difference. */
function plain(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
