import { afterAll, beforeAll, expect, test } from 'vitest'
import { columnsThatNamePeople } from '../privacy/own-rows.ts'
import { migrationFolders } from '../service/migration-folders.ts'
import { tableFaults } from './table-faults.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

interface DeclaredTables {
  /** Whose migrations make the database. */
  identity: Parameters<typeof migrationFolders>[0]
  /** Where the service declares its tables, its `data`. */
  folder: URL
  tables: Parameters<typeof tableFaults>[1]
  /** Columns that look like the id of a person and hold something else, each with what it is. */
  notPeople?: Readonly<Record<string, string>>
}

/** Tests of every service: what it declares is what its migrations make, and a person's id has one type. */
export function testTables({ identity, folder, tables, notPeople = {} }: DeclaredTables): void {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase({ directories: migrationFolders(identity) })
  })
  afterAll(() => database.close())

  test('the tables that are declared are those of the database', async () => {
    expect(await tableFaults(database.db, tables, folder)).toEqual([])
  })

  test('the id of a person is a uuid in every column', async () => {
    const others = (await columnsThatNamePeople(database.db)).filter(({ type }) => type !== 'uuid')
    expect(others.map(({ name }) => name)).toEqual(Object.keys(notPeople))
  })
}
