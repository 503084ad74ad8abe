import { readFileSync } from 'node:fs'
import { migrationFolders } from '@ensemble/service-kit/service/migration-folders'
import { createTestDatabase } from '@ensemble/service-kit/testing/test-database'
import { expect, it } from 'vitest'
import { identity } from '../../src/config.ts'

const migration = new URL('../../migrations/202611250920_no_kinds_in_kept_facts.sql', import.meta.url)

it('facts that were kept from before say no more what somebody is trained for, and all the rest as before', async () => {
  const { db, close } = await createTestDatabase({ directories: migrationFolders(identity) })
  const facts = [
    { displayName: 'Ada Roy', volunteerKinds: ['patient_resource', 'patient_committee'], paused: false },
    { displayName: 'Luc Roy', volunteerKinds: [], paused: true },
    { missionId: 'a' },
  ]
  for (const data of facts) {
    await db.query({
      text: `insert into outbox (event_id, subject, type, version, aggregate_id, aggregate_version, payload)
             values (gen_random_uuid(), 'users.user.changed.x', 'users.user.changed', 1, 'x', 1, jsonb_build_object('data', $1::jsonb))`,
      values: [JSON.stringify(data)],
    })
  }
  await db.query({ text: readFileSync(migration, 'utf8') })
  const { rows } = await db.query<{ data: object }>({
    text: `select payload -> 'data' as data from outbox order by id`,
  })
  expect(rows.map(({ data }) => data)).toEqual([{ ...facts[0], volunteerKinds: [] }, facts[1], facts[2]])
  await close()
})
