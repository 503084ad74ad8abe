import { readdir } from 'node:fs/promises'
import { type Queryable } from '../database.ts'
import { columnOf, Table } from '../table.ts'

/**
 * Where the tables that the modules of a folder declare differ from those of the database.
 * @param folder of a service's `data`
 * @returns a sentence for each column, none when all is well; a folder without tables is a fault as well
 */
export async function tableFaults(db: Queryable, folder: URL): Promise<string[]> {
  const tables = await declaredTables(folder)
  if (tables.length === 0) return [`${folder.pathname} declares no table`]
  const faults = await Promise.all(tables.map((table) => faultsOf(db, table)))
  return faults.flat()
}

async function declaredTables(folder: URL): Promise<Table<object>[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.includes('.test'))
  const modules = await Promise.all(files.map((file): Promise<object> => import(new URL(file, folder).href)))
  return modules.flatMap((module) => Object.values(module)).filter((value) => value instanceof Table)
}

async function faultsOf(db: Queryable, { name, types }: Table<object>): Promise<string[]> {
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
