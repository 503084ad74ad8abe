import type { Statement } from './database.ts'

type Property<Row> = keyof Row & string

/** Types of columns that hold what a property holds. */
type ColumnType<Value> = [Value] extends [string]
  ? 'text' | 'uuid' | 'date'
  : [Value] extends [number]
    ? 'integer' | 'smallint' | 'bigint' | 'real'
    : [Value] extends [boolean]
      ? 'boolean'
      : [Value] extends [Date]
        ? 'timestamptz'
        : [Value] extends [Uint8Array]
          ? 'bytea'
          : [Value] extends [readonly string[]]
            ? 'text[]' | 'uuid[]' | 'jsonb'
            : 'jsonb'

type ColumnTypes<Row> = { [Name in Property<Row>]-?: ColumnType<NonNullable<Row[Name]>> }

interface InsertOptions {
  /** Of the prepared statement. */
  name: string
  /** Alias of the table in `then`. */
  as?: string
  /** What follows the values, as SQL: `on conflict …`, `returning …`. */
  then?: string
}

interface UpdateOptions<Row> {
  /** Of the prepared statement. */
  name: string
  /** Which row: these properties are compared, all others are set. */
  by: readonly Property<Row>[]
  /** A further condition, as SQL; `value` gives the placeholder of a property. */
  and?: (value: (property: Property<Row>) => string) => string
}

/**
 * The columns of a table, declared once. It writes the lists that are tedious and easily wrong by hand: select lists, rows
 * to insert, columns to set. Joins, conditions and everything else stay plain SQL. Texts are built when a module is
 * loaded, so a prepared statement keeps its text.
 */
export class Table<Row extends object> {
  readonly name: string
  readonly types: Readonly<Record<string, string>>
  readonly #properties: readonly Property<Row>[]

  constructor(name: string, types: Readonly<Record<string, string>>, properties: readonly Property<Row>[]) {
    this.name = name
    this.types = types
    this.#properties = properties
  }

  /** The same table with some of its columns. */
  pick<Name extends Property<Row>>(...properties: Name[]): Table<Pick<Row, Name>> {
    return new Table<Pick<Row, Name>>(this.name, this.types, properties)
  }

  /** The same table without some of its columns. */
  without<Name extends Property<Row>>(...properties: Name[]): Table<Omit<Row, Name>> {
    const isKept = (property: string): property is Property<Omit<Row, Name>> => !properties.some((p) => p === property)
    return new Table<Omit<Row, Name>>(this.name, this.types, this.#properties.filter(isKept))
  }

  /** SQL of each property, as `selectList` takes it. @param alias of the table in the statement */
  columns(alias?: string): Record<Property<Row>, string>
  columns(alias = ''): Record<string, string> {
    const prefix = alias === '' ? '' : `${alias}.`
    return Object.fromEntries(this.#properties.map((property) => [property, `${prefix}${columnOf(property)}`]))
  }

  /** Every column, under the name of its property. @param alias of the table in the statement */
  select(alias = ''): string {
    return selectList(this.columns(alias))
  }

  /** Inserts one row. @returns the statement for a row */
  insert({ name, as, then = '' }: InsertOptions): (row: Row) => Statement {
    const columns = this.#properties.map(columnOf).join(', ')
    const placeholders = this.#properties.map((_property, index) => `$${index + 1}`).join(', ')
    const alias = as === undefined ? '' : ` as ${as}`
    const text = `insert into ${this.name}${alias} (${columns}) values (${placeholders}) ${then}`.trim()
    return (row) => ({ name, text, values: this.#valuesOf(row) })
  }

  /** Sets all columns of one row but those that say which. @returns the statement for a row */
  update({ name, by, and }: UpdateOptions<Row>): (row: Row) => Statement {
    const value = (property: Property<Row>) => `$${this.#properties.indexOf(property) + 1}`
    const equals = (property: Property<Row>) => `${columnOf(property)} = ${value(property)}`
    const set = this.#properties.filter((property) => !by.includes(property)).map(equals)
    const conditions = [...by.map(equals), ...(and ? [and(value)] : [])]
    const text = `update ${this.name} set ${set.join(', ')} where ${conditions.join(' and ')}`
    return (row) => ({ name, text, values: this.#valuesOf(row) })
  }

  /** For `on conflict … do update set`: what was to be inserted, in every column but some. */
  excludedBut(...properties: Property<Row>[]): string {
    const set = this.#properties.filter((property) => !properties.includes(property)).map(columnOf)
    return set.map((column) => `${column} = excluded.${column}`).join(', ')
  }

  #valuesOf(row: Row): unknown[] {
    return this.#properties.map((property) => {
      const value: unknown = row[property]
      // pg would write an array as one of PostgreSQL, which is no JSON.
      return this.types[property] === 'jsonb' && value !== null && value !== undefined ? JSON.stringify(value) : value
    })
  }
}

/**
 * Declares a table.
 * @param types of the columns, by property; a column is called as its property, in snake case
 */
export function defineTable<Row extends object>(name: string, types: ColumnTypes<Row>): Table<Row> {
  const isProperty = (property: string): property is Property<Row> => property in types
  return new Table<Row>(name, types, Object.keys(types).filter(isProperty))
}

/** A select list from the SQL of each property: `p.user_id as "userId", …`. */
export function selectList(columns: Readonly<Record<string, string>>): string {
  return Object.entries(columns)
    .map(([property, sql]) => (sql.replace(/^\w+\./, '') === property ? sql : `${sql} as "${property}"`))
    .join(', ')
}

/** The column of a property. */
export function columnOf(property: string): string {
  return property.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
}
