import { heapGrowth } from '@ensemble/service-kit/testing/heap-growth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { referent, startService, type Service } from './service.ts'

let service: Service
beforeAll(async () => void (service = await startService()))
afterAll(() => service.stop())

it('keeps nothing of the calls that it has answered, reads, writes and refusals', async () => {
  const path = `/mission/${await service.mission()}`
  // One token for each: of the newest five thousand it remembers that they were good.
  const [member, manager] = [await service.member(), referent].map((who) => ({
    authorization: `Bearer ${service.identity.tokenFor(who)}`,
  }))
  const closingNote = 'Merci à chacun de vous.'
  const calls = [
    () => service.app.inject({ url: '/mission/list?search=relire', headers: member }),
    () => service.app.inject({ url: path, headers: member }),
    () => service.app.inject({ url: '/mission/creator_missions', headers: manager }),
    () => service.app.inject({ method: 'POST', url: `${path}/register`, headers: member, payload: {} }),
    () =>
      service.app.inject({
        method: 'POST',
        url: `${path}/unregister`,
        headers: member,
        payload: { reasonCode: 'not_available' },
      }),
    () => service.app.inject({ method: 'PUT', url: `${path}/close`, headers: member, payload: { closingNote } }),
  ]
  const statuses: number[] = []
  for (const call of calls) statuses.push((await call()).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 403])
  const growth = await heapGrowth(async (number) => {
    await calls[number % calls.length]?.()
    service.statements.length = service.roundTrips.length = 0
  }, 900)
  process.stdout.write(`svc-missions: ${growth.toFixed(1)} bytes of each call stay\n`)
  expect(growth).toBeLessThan(500)
})
