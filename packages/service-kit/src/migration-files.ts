import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { MigrationError, type Migration } from './migration-order.ts'

const pattern = /^\d{12}_[a-z0-9_]+\.sql$/

/**
 * Reads one folder of migrations, oldest first.
 * @throws {MigrationError} for a file whose name is not YYYYMMDDHHMM_name.sql
 */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  const odd = names.find((name) => !pattern.test(name))
  if (odd) throw new MigrationError(`${odd} is not named YYYYMMDDHHMM_name.sql: rename it.`)
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(directory, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') }
    }),
  )
}
