import { tellApart } from '@ensemble/service-kit/testing/hidden-thing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { content } from '../../src/domain/samples-content.test-data.ts'
import { createMission } from '../../src/use-cases/create-mission.ts'
import { inDays, referent, startService, type Service } from '../service.ts'

let service: Service
beforeAll(async () => void (service = await startService()))
afterAll(() => service.stop())

it('every call refuses a mission that somebody may not see', async () => {
  const missionId = await createMission(service.deps, {
    actor: referent,
    content: content(inDays(10), { endAt: inDays(11), managerIds: [referent.id] }),
  })
  const people = [await service.member(), await service.member({ role: 'referent', departmentCode: '44' })]
  const { app, identity } = service
  const { told, looked } = await tellApart({ app, identity, people, parameter: 'missionId', id: missionId })
  // Where an answer differs from that for an unknown id it is another refusal: an id is 122 bits that nobody guesses.
  expect(told.filter((each) => !/: (403|404|409) [A-Z_]+, and/.test(each))).toEqual([])
  expect(looked.length).toBeGreaterThan(35)
})
