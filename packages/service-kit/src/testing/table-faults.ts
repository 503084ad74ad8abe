import { readdir, readFile } from 'node:fs/promises'
import type { Queryable } from '../database.ts'
import { columnOf, type Table } from '../table.ts'

/**
 * Where declared tables differ from those of the database.
 * @param tables all that a service declares
 * @param folder where it declares them, its `data`
 * @returns a sentence for each column that differs, and one when the folder declares another number of tables
 */
export async function tableFaults(
  db: Queryable,
  tables: readonly Pick<Table<object>, 'name' | 'types'>[],
  folder: URL,
): Promise<string[]> {
  const declared = await countDeclared(folder)
  const faults = await Promise.all(tables.map((table) => faultsOf(db, table)))
  const missed = declared === tables.length ? [] : [`${declared} tables are declared, and ${tables.length} looked at`]
  return [...missed, ...faults.flat()]
}

async function countDeclared(folder: URL): Promise<number> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts'))
  const sources = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')))
  return sources.join('').split('defineTable<').length - 1
}

async function faultsOf(db: Queryable, { name, types }: Pick<Table<object>, 'name' | 'types'>): Promise<string[]> {
  const { rows } = await db.query<{ column: string; type: string }>({
    text: `select attname as column, replace(format_type(atttypid, atttypmod), 'timestamp with time zone', 'timestamptz') as type
      from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and not attisdropped`,
    values: [name],
  })
  const found = new Map(rows.map(({ column, type }) => [column, type]))
  return Object.entries(types).flatMap(([property, type]) => {
    const column = columnOf(property)
    const there = found.get(column) ?? 'not there'
    return there === type ? [] : [`${name}.${column} is declared ${type} and is ${there}`]
  })
}
