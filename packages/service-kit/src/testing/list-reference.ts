import { filterOperators, type FilterOperator } from '@ensemble/contracts/enumerations'
import type { Filter } from '@ensemble/contracts/lists'
import type { ListColumn, ListColumns } from '../lists/column.ts'

/** What a row says in a column. Infinity: without a limit. */
type FieldValue = string | number | boolean | Date | null | readonly string[]

interface Asked {
  filters?: Filter[]
  sort?: string
  order?: 'asc' | 'desc'
}

type Ask = (asked: Asked) => Promise<string[] | null>

interface List<Row extends { id: string }> {
  columns: ListColumns
  rows: readonly Row[]
  /** What a row says in each column that can be filtered or sorted, worked out without the database. */
  valuesOf: (row: Row) => Record<string, FieldValue>
  /** Ids of the rows that the list answers, in its order; null when it refuses. */
  ask: Ask
  /** Values that stand for none, beside null. */
  none?: readonly FieldValue[]
  /** What of a text is compared by a filter; letters as they are without it. */
  fold?: (text: string) => string
  /** The order of texts; that of their code units without it. */
  compare?: (one: string, other: string) => number
}

/** `FAULTS=full`: every value with every operator. */
const full = process.env['FAULTS'] === 'full'

const suits: Record<ListColumn['kind'], readonly FilterOperator[]> = {
  text: ['contains', 'eq', 'in', 'notEmpty'],
  enum: ['eq', 'in', 'notEmpty'],
  enumList: ['eq', 'in', 'notEmpty'],
  id: ['eq', 'in', 'notEmpty'],
  integer: ['eq', 'gt', 'gte', 'lt', 'lte', 'notEmpty'],
  real: ['eq', 'gt', 'gte', 'lt', 'lte', 'notEmpty'],
  date: ['eq', 'gt', 'gte', 'lt', 'lte', 'notEmpty'],
  boolean: ['eq', 'notEmpty'],
}

/**
 * Asks a list for every column that can be filtered by every operator there is, and for every order, and holds the rows
 * against what the operators mean, said here in TypeScript.
 * @returns where the two differ, and the columns of which no filter tells the rows apart: these rows prove nothing
 */
export async function differencesOf<Row extends { id: string }>(list: List<Row>): Promise<string[]> {
  const found: string[] = []
  // Rows are told apart by their place here: ids say nothing to whoever reads a difference.
  const places = new Map(list.rows.map(({ id }, place) => [id, `#${place}`]))
  const rows = list.rows.map((row, place) => ({ id: `#${place}`, values: list.valuesOf(row) }))
  const ask: Ask = async (asked) => (await list.ask(asked))?.map((id) => places.get(id) ?? id) ?? null
  for (const [field, column] of Object.entries(list.columns)) {
    const values = rows.flatMap((row) => (field in row.values ? [row.values[field] ?? null] : []))
    if (values.length < rows.length) found.push(`${field}: no value to compare with`)
    if (column.filterable)
      found.push(...(await differencesOfFilters({ ...list, ask }, rows, { field, column, values })))
    if (column.sortable) found.push(...(await differencesOfOrders({ ...list, ask }, rows, field)))
  }
  return found
}

interface Known {
  id: string
  values: Record<string, FieldValue>
}

async function differencesOfFilters<Row extends { id: string }>(
  { ask, none = [], fold = (text) => text }: List<Row>,
  rows: readonly Known[],
  { field, column, values }: { field: string; column: ListColumn; values: FieldValue[] },
): Promise<string[]> {
  const found: string[] = []
  let told = false
  const samples = samplesOf(values)
  for (const operator of filterOperators) {
    const isSuitable = suits[column.kind].includes(operator)
    for (const filter of filtersOf(field, operator, full ? samples : tellingSamples(samples, operator, column.kind))) {
      const answered = await ask({ filters: [filter] })
      const expected = isSuitable
        ? rows.filter((row) => holds(row.values[field] ?? null, filter, { none, fold })).map(({ id }) => id)
        : null
      told ||= expected !== null && expected.length > 0 && expected.length < rows.length
      if (sorted(answered) !== sorted(expected)) {
        found.push(`${JSON.stringify(filter)}: ${sorted(answered)} instead of ${sorted(expected)}`)
      }
    }
  }
  if (!told) found.push(`${field}: no filter tells the rows apart`)
  return found
}

/** The first, the middle and the last of the values that a filter can name. */
function samplesOf(values: readonly FieldValue[]): (string | number | boolean)[] {
  const named = values
    .flatMap((value) => (value instanceof Date ? [value.toISOString()] : value))
    .filter((value): value is string | number | boolean => value !== null && value !== Infinity)
  const distinct = [...new Set(named)].sort((one, other) => (one < other ? -1 : 1))
  const places = [0, Math.floor(distinct.length / 2), distinct.length - 1]
  return [...new Set(places.flatMap((place) => distinct[place] ?? []))]
}

/**
 * Those that tell more than the others do: what is refused is refused for its operator; of what is compared by size the
 * one in the middle has rows on both sides, and equals as any other does. Texts are compared by each, for accents lie at an
 * end, and lists, which hold several.
 */
function tellingSamples<Value>(
  samples: readonly Value[],
  operator: FilterOperator,
  kind: ListColumn['kind'],
): readonly Value[] {
  if (!suits[kind].includes(operator)) return samples.slice(0, 1)
  if (kind === 'text' || kind === 'enumList' || operator === 'in') return samples
  const middle = Math.floor((samples.length - 1) / 2)
  return samples.slice(middle, middle + 1)
}

function filtersOf(field: string, operator: FilterOperator, samples: readonly (string | number | boolean)[]): Filter[] {
  if (operator === 'notEmpty') return [{ field, operator }]
  if (operator === 'in') {
    const [first = '', ...others] = samples.map(String)
    const one: Filter = { field, operator, value: [first] }
    return others.length > 0 ? [one, { field, operator, value: [first, ...others] }] : [one]
  }
  if (operator === 'contains') return samples.map((value) => ({ field, operator, value: String(value).slice(1, 4) }))
  // A date is asked for by its instant, and by its day.
  const days = samples.flatMap((value) => (isInstant(value) ? [dayOf(new Date(value))] : []))
  return [...samples, ...days].map((value) => ({ field, operator, value }))
}

function isInstant(value: string | number | boolean): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
}

// Made once, which takes far longer than to read a day from it.
const daysOfParis = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' })

/** The day on the clocks of Paris, YYYY-MM-DD. */
function dayOf(date: Date): string {
  return daysOfParis.format(date)
}

function holds(
  value: FieldValue,
  { operator, value: wanted = '' }: Filter,
  { none, fold }: { none: readonly FieldValue[]; fold: (text: string) => string },
): boolean {
  const text = (known: unknown) => fold(String(known))
  if (operator === 'notEmpty') {
    return value !== null && value !== Infinity && !none.includes(value) && !(isList(value) && value.length === 0)
  }
  if (value === null) return false
  if (value instanceof Date && /^[\d-]{10}$/.test(String(wanted)))
    return compares(operator, dayOf(value), String(wanted))
  if (value instanceof Date) return compares(operator, value.getTime(), Date.parse(String(wanted)))
  const held = (isList(value) ? value : [value]).map(text)
  if (operator === 'contains') return text(value).toLowerCase().includes(text(wanted).toLowerCase())
  if (operator === 'in') return [wanted].flat().some((one) => held.includes(text(one)))
  if (operator === 'eq') return held.includes(text(wanted))
  return compares(operator, Number(value), Number(wanted))
}

function compares<Value extends string | number>(operator: FilterOperator, value: Value, wanted: Value): boolean {
  if (operator === 'gt') return value > wanted
  if (operator === 'gte') return value >= wanted
  if (operator === 'lt') return value < wanted
  if (operator === 'lte') return value <= wanted
  return value === wanted
}

function isList(value: FieldValue): value is readonly string[] {
  return Array.isArray(value)
}

async function differencesOfOrders<Row extends { id: string }>(
  { ask, compare, fold = (text) => text }: List<Row>,
  rows: readonly Known[],
  field: string,
): Promise<string[]> {
  const found: string[] = []
  for (const order of ['asc', 'desc'] as const) {
    const answered = (await ask({ sort: field, order })) ?? []
    const known = answered.map((id) => rows.find((row) => row.id === id)?.values[field] ?? null)
    if (sorted(answered) !== sorted(rows.map(({ id }) => id))) {
      found.push(`sort ${field} ${order}: ${sorted(answered)} are not all rows`)
    }
    // Who has no value stands at one end.
    const present = known.filter((value) => value !== null)
    const gaps = known.filter((value, place) => place > 0 && (value === null) !== (known[place - 1] === null)).length
    const sign = order === 'asc' ? 1 : -1
    const falls = present.filter((value, place) => {
      const before = present[place - 1]
      return before !== undefined && compared(before, value) * sign > 0
    })
    if (gaps > 1 || falls.length > 0) found.push(`sort ${field} ${order}: ${known.map(String).join(', ')}`)
  }
  return found

  function compared(one: FieldValue, other: FieldValue): number {
    if (typeof one !== 'string' || typeof other !== 'string') return one === other ? 0 : Number(one) - Number(other)
    if (compare) return compare(one, other)
    const [left, right] = [fold(one), fold(other)]
    return left < right ? -1 : left > right ? 1 : 0
  }
}

function sorted(ids: readonly string[] | null): string {
  return ids === null ? 'refused' : [...ids].sort().join(' ')
}
