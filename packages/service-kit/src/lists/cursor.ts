import { Id } from '@ensemble/contracts/identifiers'
import Type from 'typebox'
import { Refusal } from '../refusal.ts'
import { checkOf } from '../schema-check.ts'
import type { ListColumn } from './column.ts'
import type { Values } from './conditions.ts'

/** A place in an order: the row that stands there, and which way to read on from it. */
export interface Cursor {
  way: 'after' | 'before'
  /** The order that the place belongs to. */
  sort: string
  order: 'asc' | 'desc'
  /** Value that the row is sorted by, as the database writes it; null where it has none. */
  key: string | null
  id: string
}

const isParts = checkOf(
  Type.Tuple([
    Type.Enum(['after', 'before']),
    Type.String({ maxLength: 40 }),
    Type.Enum(['asc', 'desc']),
    Type.Union([Type.String(), Type.Null()]),
    Id,
  ]),
)

/** As it travels: callers hand it back as they got it, and read nothing in it. */
export function writeCursor({ way, sort, order, key, id }: Cursor): string {
  return Buffer.from(JSON.stringify([way, sort, order, key, id])).toString('base64url')
}

/** @throws Refusal VALIDATION_FAILED for what writeCursor did not write, or wrote for another order */
export function readCursor(text: string, asked: { sort: string; order: 'asc' | 'desc' }): Cursor {
  const parts: unknown = parse(text)
  if (!isParts(parts)) return invalid()
  const [way, sort, order, key, id] = parts
  return sort === asked.sort && order === asked.order ? { way, sort, order, key, id } : invalid()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return invalid()
  }
}

function invalid(): never {
  throw new Refusal('VALIDATION_FAILED', { fields: { cursor: ['NOT_IN_LIST'] } })
}

/** What rows are sorted by, and whether any is without it. */
type Sorted = Pick<ListColumn, 'sql' | 'kind' | 'neverNull'>

/** The value of a row as a cursor carries it: exact, and in one form whatever the settings of the connection. */
export function keySql({ sql, kind }: Sorted): string {
  return kind === 'date' ? `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` : `(${sql})::text`
}

/**
 * Condition for the rows beyond a cursor, in an order with `nulls last`: read from an index, it costs the same anywhere
 * in a list, where an offset costs every row before it.
 * @throws Refusal VALIDATION_FAILED when its value is none of the column's kind
 */
export function beyond(cursor: Cursor, sorted: Sorted, tieBreaker: string, values: Values): string {
  const { way, order, key, id } = cursor
  const { sql, kind, neverNull } = sorted
  if (key !== null && !suits(key, kind)) return invalid()
  const after = way === 'after'
  const sign = (order === 'asc') === after ? '>' : '<'
  const other = values.add(id)
  const tie = `${tieBreaker} ${sign} ${other}`
  if (key === null) return after ? `(${sql} is null and ${tie})` : `(${sql} is not null or ${tie})`
  const value = values.add(key)
  if (neverNull) return `(${sql}, ${tieBreaker}) ${sign} (${value}, ${other})`
  return `(${sql} ${sign} ${value} or (${sql} = ${value} and ${tie})${after ? ` or ${sql} is null` : ''})`
}

function suits(key: string, kind: ListColumn['kind']): boolean {
  switch (kind) {
    case 'date':
      return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(key) && !Number.isNaN(Date.parse(key))
    case 'integer':
      return /^-?\d{1,9}$/.test(key)
    case 'real':
      return key !== '' && Number.isFinite(Math.fround(Number(key)))
    case 'boolean':
      return key === 'true' || key === 'false'
    case 'id':
    case 'text':
    case 'enum':
    case 'enumList':
      return !key.includes('\0')
  }
}
