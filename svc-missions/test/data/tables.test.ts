import { createTestDatabase } from '@ensemble/service-kit/testing/test-database'
import { tableFaults } from '@ensemble/service-kit/testing/table-faults'
import { migrationFolders } from '@ensemble/service-kit/service/migration-folders'
import { expect, test } from 'vitest'
import { identity } from '../../src/config.ts'

test('the tables that are declared are those of the database', async () => {
  const { db, close } = await createTestDatabase({ directories: migrationFolders(identity) })
  expect(await tableFaults(db, new URL('../../src/data/', import.meta.url))).toEqual([])
  await close()
})
