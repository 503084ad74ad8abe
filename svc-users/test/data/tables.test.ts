import { columnsThatNamePeople } from '@ensemble/service-kit/privacy/own-rows'
import { createTestDatabase, type TestDatabase } from '@ensemble/service-kit/testing/test-database'
import { tableFaults } from '@ensemble/service-kit/testing/table-faults'
import { migrationFolders } from '@ensemble/service-kit/service/migration-folders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identity } from '../../src/config.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ directories: migrationFolders(identity) })
})
afterAll(() => database.close())

test('the tables that are declared are those of the database', async () => {
  expect(await tableFaults(database.db, new URL('../../src/data/', import.meta.url))).toEqual([])
})

test('the id of a person is a uuid in every column', async () => {
  const others = (await columnsThatNamePeople(database.db)).filter(({ type }) => type !== 'uuid')
  expect(others.map(({ name }) => name)).toEqual([])
})
