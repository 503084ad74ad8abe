import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { MigrationError, type Migration } from './migration-order.ts'

const pattern = /^\d{12}_[a-z0-9_]+\.sql$/

/** Comments and empty lines before the first statement: what a file says of itself stands there, a line each. */
const head = /^(?:[^\S\n]*(?:--[^\n]*)?\n)*/

/**
 * Reads one folder of migrations, oldest first.
 * @throws {MigrationError} for a file whose name is not YYYYMMDDHHMM_name.sql
 */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  const odd = names.find((name) => !pattern.test(name))
  if (odd) throw new MigrationError(`${odd} is not named YYYYMMDDHHMM_name.sql: rename it.`)
  return Promise.all(names.map(async (name) => migrationOf(name, await readFile(join(directory, name), 'utf8'))))
}

/** @param text with either line ending: a checkout may change it, the checksum does not see it */
export function migrationOf(name: string, text: string): Migration {
  const sql = text.replaceAll('\r\n', '\n')
  const [said = ''] = head.exec(sql) ?? []
  return {
    name,
    sql,
    checksum: createHash('sha256').update(sql).digest('hex'),
    contract: /^-- contract\s*$/m.test(said),
    transactional: !/^-- no transaction\s*$/m.test(said),
  }
}
