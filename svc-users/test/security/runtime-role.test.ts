import { migrate } from '@ensemble/service-kit/migrations/migrate'
import { openDatabase, type Database } from '@ensemble/service-kit/database'
import { migrationFolders } from '@ensemble/service-kit/service/migration-folders'
import { createTestDatabase, type TestDatabase } from '@ensemble/service-kit/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as healthReads from '../../src/data/health-reads.ts'
import { identity } from '../../src/config.ts'

let database: TestDatabase
let app: Database
let role: string
beforeAll(async () => {
  database = await createTestDatabase({ directories: [] })
  const url = new URL(database.url)
  role = `${url.pathname.slice(1)}_app`
  await database.db.query({ text: `create role ${role} login password 'runtime'` })
  await migrate({ url: database.url, directories: migrationFolders(identity), log: { info: () => undefined } })
  url.username = role
  url.password = 'runtime'
  app = openDatabase({ url: url.href })
})
afterAll(async () => {
  await app.close()
  await database.db.query({ text: `drop owned by ${role}` })
  await database.db.query({ text: `drop role ${role}` })
  await database.close()
})

const read = `insert into health_reads (at, reader_id, reader_role, subject_id, mission_id, fields, previous_hash, hash)
  select now() - make_interval(days => age), gen_random_uuid(), 'referent', gen_random_uuid(), gen_random_uuid(),
    '{work}', '', '' from unnest(array[500, 400, 300, 1]) with ordinality as read (age, place) order by place`

it.each([
  'delete from health_reads',
  'update health_reads set fields = fields',
  'truncate health_reads',
  `insert into health_reads_forgotten (last_id, last_hash, forgotten, at) values (1, '', 1, now())`,
  'delete from health_reads_forgotten',
  'update consent_records set purpose = purpose',
  'delete from consent_records',
])('what the record of readings and consents holds is not the service’s to change: %s', async (text) => {
  await expect(app.query({ text })).rejects.toThrow(/permission denied/)
})

it('what is a year old goes by the owner’s function; nothing younger does, whatever is asked for', async () => {
  await app.query({ text: read })
  const now = new Date()
  const yearAgo = new Date(now.getTime() - 366 * 86_400_000)
  expect(await healthReads.forgetBefore(app, yearAgo, now)).toBe(2)
  await expect(healthReads.forgetBefore(app, now, now)).rejects.toThrow('append-only for a year')
  const { rows } = await app.query({ text: 'select count(*)::int as left from health_reads' })
  expect(rows).toEqual([{ left: 2 }])
})
