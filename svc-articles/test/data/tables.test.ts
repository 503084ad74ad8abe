import { columnsThatNamePeople } from '@ensemble/service-kit/privacy/own-rows'
import { createTestDatabase, type TestDatabase } from '@ensemble/service-kit/testing/test-database'
import { tableFaults } from '@ensemble/service-kit/testing/table-faults'
import { migrationFolders } from '@ensemble/service-kit/service/migration-folders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identity } from '../../src/config.ts'
import { articleHistory } from '../../src/data/article-history.ts'
import { articles } from '../../src/data/articles.ts'
import { authorNames } from '../../src/data/author-names.ts'
import { files } from '../../src/data/files.ts'
import { missionTeams, missionPeople } from '../../src/data/mission-teams.ts'
import { readers } from '../../src/data/readers.ts'

const tables = [articleHistory, articles, authorNames, files, missionTeams, missionPeople, readers]

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ directories: migrationFolders(identity) })
})
afterAll(() => database.close())

test('the tables that are declared are those of the database', async () => {
  expect(await tableFaults(database.db, tables, new URL('../../src/data/', import.meta.url))).toEqual([])
})

test('the id of a person is a uuid in every column', async () => {
  const others = (await columnsThatNamePeople(database.db)).filter(({ type }) => type !== 'uuid')
  // Not an account: the name of whoever has read it through.
  expect(others.map(({ name }) => name)).toEqual(['articles.medically_reviewed_by'])
})
