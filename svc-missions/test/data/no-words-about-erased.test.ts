import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { migrationFolders } from '@ensemble/service-kit/service/migration-folders'
import { createTestDatabase } from '@ensemble/service-kit/testing/test-database'
import { expect, it } from 'vitest'
import { identity } from '../../src/config.ts'

const migration = new URL('../../migrations/202611280800_no_words_about_erased.sql', import.meta.url)

it('facts that were kept from before lose the words about who is erased, and health as a reason of anybody', async () => {
  const { db, close } = await createTestDatabase({ directories: migrationFolders(identity) })
  const [erased, here] = [randomUUID(), randomUUID()]
  for (const [id, deleted] of [[erased, true] as const, [here, false] as const]) {
    await db.query({
      text: `insert into members_v1 (id, version, display_name, role, status, language, deleted)
             values ($1, 1, 'Ada Roy', 'member', 'validated', 'fr', $2)`,
      values: [id, deleted],
    })
  }
  const words = { sharedHealthFields: ['cancerTypes'], message: 'Reposez-vous bien.' }
  const facts = [
    { userId: erased, ...words, reasonCode: 'no_place_left' },
    { userId: erased, count: 1, texts: ['À demain.'] },
    { userId: here, ...words, reasonCode: 'no_place_left' },
    { userId: here, sharedHealthFields: [], reasonCode: 'health_reasons' },
    { title: 'Une mission' },
  ]
  for (const data of facts) {
    await db.query({
      text: `insert into outbox (event_id, subject, type, version, aggregate_id, aggregate_version, payload)
             values (gen_random_uuid(), 'x', 'x', 1, 'x', 1, jsonb_build_object('data', $1::jsonb))`,
      values: [JSON.stringify(data)],
    })
  }
  await db.query({ text: readFileSync(migration, 'utf8') })
  const { rows } = await db.query<{ data: object }>({
    text: `select payload -> 'data' as data from outbox order by id`,
  })
  expect(rows.map(({ data }) => data)).toEqual([
    { userId: erased, sharedHealthFields: [], reasonCode: 'no_place_left' },
    { userId: erased, count: 1, texts: [] },
    facts[2],
    { userId: here, sharedHealthFields: [], reasonCode: 'other' },
    facts[4],
  ])
  await close()
})
