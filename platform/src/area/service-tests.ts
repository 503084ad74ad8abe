import type { AreaNames } from './area-names.ts'

/** The tests that a new service begins with. */
export function serviceTests({ snake }: AreaNames): Record<string, string> {
  return {
    'test/http/items.test.ts': `import { startTestService } from '@ensemble/service-kit/testing/test-service'
import { testPrincipal } from '@ensemble/service-kit/testing/test-token'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { service } from '../../src/service.ts'

let running: Awaited<ReturnType<typeof startTestService>>
beforeAll(async () => {
  running = await startTestService(service)
})
afterAll(() => running.close())

const admin = testPrincipal({ role: 'admin', departmentCode: null })
const member = testPrincipal()

test('an item that is added is in the list, and told of once', async () => {
  const added = await running.call('${snake}.create', { body: { title: 'The first' } }, admin)
  expect(added).toMatchObject({ status: 200, data: { title: 'The first', creatorId: admin.id } })
  const list = await running.call('${snake}.list', {}, member)
  expect(list.data.items).toEqual([added.data])
  const { rows } = await running.db.query({ text: 'select type, aggregate_id as id from outbox' })
  expect(rows).toEqual([{ type: '${snake}.item.created', id: added.data.id }])
})

test('a member adds nothing', async () => {
  const refused = await running.call('${snake}.create', { body: { title: 'The second' } }, member)
  expect(refused).toMatchObject({ status: 403, code: 'FORBIDDEN' })
})
`,
    'test/data/tables.test.ts': `import { columnsThatNamePeople } from '@ensemble/service-kit/privacy/own-rows'
import { migrationFolders } from '@ensemble/service-kit/service/migration-folders'
import { tableFaults } from '@ensemble/service-kit/testing/table-faults'
import { createTestDatabase, type TestDatabase } from '@ensemble/service-kit/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identity } from '../../src/config.ts'
import { table as items } from '../../src/data/items.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ directories: migrationFolders(identity) })
})
afterAll(() => database.close())

test('the tables that are declared are those of the database', async () => {
  expect(await tableFaults(database.db, [items], new URL('../../src/data/', import.meta.url))).toEqual([])
})

test('the id of a person is a uuid in every column', async () => {
  const others = (await columnsThatNamePeople(database.db)).filter(({ type }) => type !== 'uuid')
  expect(others).toEqual([])
})
`,
  }
}
