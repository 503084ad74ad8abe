import { columnsThatNamePeople } from '@ensemble/service-kit/privacy/own-rows'
import { createTestDatabase, type TestDatabase } from '@ensemble/service-kit/testing/test-database'
import { tableFaults } from '@ensemble/service-kit/testing/table-faults'
import { migrationFolders } from '@ensemble/service-kit/service/migration-folders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identity } from '../../src/config.ts'
import { table as exports } from '../../src/data/exports.ts'
import { table as members } from '../../src/data/members.ts'
import { table as missionHistory } from '../../src/data/mission-history.ts'
import { table as missionNotices } from '../../src/data/mission-notices.ts'
import { table as missionSeats } from '../../src/data/mission-seats.ts'
import { missions } from '../../src/data/mission-table.ts'
import { table as participants } from '../../src/data/participants.ts'
import { table as surveys, answerTable as surveyAnswers } from '../../src/data/surveys.ts'

const tables = [
  exports,
  members,
  missionHistory,
  missionNotices,
  missionSeats,
  missions,
  participants,
  surveys,
  surveyAnswers,
]

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
  // Not a person: staff, the member or the system.
  expect(others.map(({ name }) => name)).toEqual(['participants.rejected_by'])
})
