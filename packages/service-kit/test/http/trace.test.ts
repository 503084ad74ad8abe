import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { inTransaction } from '../../src/database.ts'
import { implement } from '../../src/http/implement.ts'
import { refuse } from '../../src/refusal.ts'
import { recordRegistration } from '../events/world.ts'
import { createHttpWorld } from './world.ts'

test('the trace of a request reaches the events that it causes, and a false one does not', async () => {
  const world = await createHttpWorld((app) => {
    implement(app)('mission.register', async ({ params }) => {
      await inTransaction(world.database.db, (tx) => recordRegistration(tx, params.missionId, 1))
      return refuse('MISSION_FULL')
    })
  })
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  for (const [header, requestId] of [
    [traceparent, 'request-of-the-click'],
    ['forged\n', 'request-without-trace'],
  ]) {
    await world.app.inject({
      method: 'POST',
      url: `/mission/${randomUUID()}/register`,
      headers: { authorization: `Bearer ${world.identity.tokenFor()}`, traceparent: header, 'x-request-id': requestId },
      payload: { motivation: 'x' },
    })
  }
  const { rows } = await world.database.db.query({
    text: `select payload ->> 'traceparent' as traceparent, payload ->> 'requestid' as "requestId" from outbox order by id`,
  })
  expect(rows).toEqual([
    { traceparent, requestId: 'request-of-the-click' },
    { traceparent: null, requestId: 'request-without-trace' },
  ])
  expect((await world.app.inject('/metrics')).body).toMatch(/outbox_pending\{.*\} 2/)
  await world.close()
})
