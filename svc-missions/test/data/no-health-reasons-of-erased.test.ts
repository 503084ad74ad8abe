import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { startService } from '../service.ts'

const migration = new URL('../../migrations/202611280801_no_health_reasons_of_erased.sql', import.meta.url)

it('who was erased before left for no reason of health any more, others as they said', async () => {
  const service = await startService()
  const missionId = await service.mission({ registrationMode: 'open' })
  const params = { missionId }
  const [erased, busy, here] = [await service.member(), await service.member(), await service.member()]
  for (const who of [erased, busy, here]) {
    const reasonCode = who === busy ? ('not_available' as const) : ('health_reasons' as const)
    await service.call('mission.register', { params, body: {} }, who)
    await service.call('mission.unregister', { params, body: { reasonCode } }, who)
  }
  await service.db.query({
    text: 'update members_v1 set deleted = true where id = any($1::uuid[])',
    values: [[erased.id, busy.id]],
  })
  await service.db.query({ text: readFileSync(migration, 'utf8') })
  const { rows } = await service.db.query<{ id: string; reason: string }>({
    text: 'select user_id as id, reason_code as reason from participants where mission_id = $1',
    values: [missionId],
  })
  const reasons = new Map(rows.map(({ id, reason }) => [id, reason]))
  expect([erased, busy, here].map(({ id }) => reasons.get(id))).toEqual(['other', 'not_available', 'health_reasons'])
  await service.stop()
})
