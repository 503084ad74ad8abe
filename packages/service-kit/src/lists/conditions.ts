import { Id } from '@ensemble/contracts/identifiers'
import type { Filter } from '@ensemble/contracts/lists'
import { Refusal } from '../refusal.ts'
import { checkOf } from '../schema-check.ts'
import type { ListColumn, ListColumns } from './column.ts'
import { dayAsInstants } from './day-filters.ts'

const isId = checkOf(Id)

/** Collects the values of a statement while its text is written: `$1`, `$2`… */
export class Values {
  readonly list: unknown[] = []

  add(value: unknown): string {
    this.list.push(value)
    return `$${this.list.length}`
  }

  /** The same values, to which others are added without these growing. */
  copy(): Values {
    const copy = new Values()
    copy.list.push(...this.list)
    return copy
  }
}

/** The largest whole number that a column holds. */
const most = 2 ** 31 - 1

/** To the whole number that lets the same whole numbers pass. */
const roundings = { gt: Math.floor, gte: Math.ceil, lt: Math.ceil, lte: Math.floor } as const

const comparisons = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

/**
 * SQL of the filters of a list, joined by `and`; `true` when there is none.
 * @throws Refusal VALIDATION_FAILED when a value does not suit its column
 */
export function conditionsOf(filters: readonly Filter[], columns: ListColumns, values: Values): string {
  const conditions = filters.flatMap((filter) => {
    const column = columns[filter.field]
    if (!column) return ['false']
    return (column.kind === 'date' ? dayAsInstants(filter) : [filter]).map((one) => conditionOf(one, column, values))
  })
  return conditions.length === 0 ? 'true' : conditions.join(' and ')
}

function conditionOf({ operator, value }: Filter, column: ListColumn, values: Values): string {
  const { sql, kind, present, asHeld = (value) => value } = column
  switch (operator) {
    case 'notEmpty':
      if (present !== undefined) return present
      return kind === 'enumList' ? `cardinality(${sql}) > 0` : `${sql} is not null`
    case 'contains':
      if (kind !== 'text') return invalid()
      return `${sql} ilike ${asHeld(values.add(`%${escapeLike(String(value))}%`))}`
    case 'eq':
      // As an index of what lists hold can answer it, unlike `= any`.
      if (kind === 'enumList') return `${sql} @> ${values.add([String(value)])}::text[]`
      if (kind === 'integer' && !isInteger(numberOf(value))) return 'false'
      return equalTo(column, values.add(typed(value, column)))
    case 'in': {
      const wanted = Array.isArray(value) ? value : [value]
      if (kind === 'enumList') return `${sql} && ${values.add(wanted.map(String))}::text[]`
      if (kind === 'id') return `${sql} = any(${values.add(wanted.map((id) => typed(id, column)))}::uuid[])`
      if (kind !== 'enum' && kind !== 'text') return invalid()
      const list = `${values.add(wanted.map(String))}::text[]`
      if (!column.asHeld) return `${sql} = any(${list})`
      return `${sql} = any(array(select ${asHeld('wanted')} from unnest(${list}) wanted))`
    }
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      if (kind === 'integer')
        return `${sql} ${comparisons[operator]} ${values.add(wholeOf(value, roundings[operator]))}`
      if (kind !== 'date' && kind !== 'real') return invalid()
      return `${sql} ${comparisons[operator]} ${values.add(typed(value, column))}`
  }
}

/** SQL of a column that has a value. @param placeholder of the value */
export function equalTo({ sql, equals, asHeld }: ListColumn, placeholder: string): string {
  if (equals) return equals(placeholder)
  return `${sql} = ${asHeld ? asHeld(placeholder) : placeholder}`
}

function typed(value: unknown, { kind }: ListColumn): unknown {
  switch (kind) {
    case 'integer':
      return numberOf(value)
    case 'real':
      // As the column holds it: what is too small for it is nothing, what is too large is more than any.
      return Math.fround(numberOf(value))
    case 'date': {
      const date = new Date(String(value))
      return Number.isNaN(date.getTime()) ? invalid() : date
    }
    case 'boolean':
      return value === true || value === 'true'
    case 'id':
      return isId(value) ? value : invalid()
    case 'text':
    case 'enum':
    case 'enumList':
      return String(value)
  }
}

function numberOf(value: unknown): number {
  const number = Number(value)
  return Number.isFinite(number) && value !== '' ? number : invalid()
}

function isInteger(number: number): boolean {
  return Number.isInteger(number) && Math.abs(number) <= most
}

function wholeOf(value: unknown, round: (number: number) => number): number {
  return Math.min(Math.max(round(numberOf(value)), -most), most)
}

/** Wildcards that a visitor types are characters to find, not wildcards. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`)
}

function invalid(): never {
  throw new Refusal('VALIDATION_FAILED', { fields: { filters: ['INVALID_TYPE'] } })
}
