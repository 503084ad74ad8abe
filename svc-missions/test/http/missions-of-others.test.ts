import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { admin, farReferent, inDays, national, referent, startService, type Service } from '../service.ts'

const motivation = 'J’ai été soignée ici, et je voudrais rendre un peu de ce que j’ai reçu.'
let service: Service
let person: Principal
let missionId: string
beforeAll(async () => {
  service = await startService()
  person = await service.member()
  missionId = await service.mission({ registrationMode: 'selection', startAt: inDays(5), endAt: inDays(6) })
  await service.call('mission.register', { params: { missionId }, body: { motivation } }, person)
  await service.call('mission.acceptUser', { params: { missionId }, body: { userIds: [person.id] } }, referent)
})
afterAll(() => service.stop())

const asked = (reader: Principal, userId = person.id) =>
  service.call('mission.participantMissions', { params: { userId }, query: {} }, reader)

it.each([
  ['an admin', admin],
  ['headquarters', national],
  ['the referent of the department', referent],
])('shows %s what a member takes part in, and who decided, but not what they wrote', async (_who, reader) => {
  const { data } = await asked(reader)
  expect(data).toMatchObject({ total: 1, facets: { bucket: { upcoming: 1 } } })
  expect(data.items).toMatchObject([
    {
      mission: { id: missionId, myParticipation: null },
      participant: { validationStatus: 'validated', attendance: null, motivation: null, answers: [] },
      decidedByName: 'Inès Karoui',
    },
  ])
  expect(JSON.stringify(data)).not.toContain(motivation)
})

it('is not found for the referent of another department, and refused to other members', async () => {
  expect(await asked(farReferent)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await asked(await service.member())).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  expect(await asked(admin, '0190a000-0000-7000-8000-00000000dead')).toMatchObject({ status: 404 })
})

it('shows their own participations whole, without who decided', async () => {
  const { data } = await asked(person)
  expect(data.items[0]?.participant.motivation).toBe(motivation)
  expect(data.items[0]).not.toHaveProperty('decidedByName')
})

it('hides from staff what was drawn blind until it is accepted', async () => {
  await service.db.query({ text: 'update participants set blind = true where user_id = $1', values: [person.id] })
  expect((await asked(admin)).data).toMatchObject({ total: 0, items: [] })
  expect((await asked(person)).data.total).toBe(1)
})

it('says where to come to the person alone, and not before the place is confirmed', async () => {
  const mine = async (reader: Principal) => (await asked(reader)).data.items.find(({ mission }) => mission.id === there)
  const place = { street: '12 rue des Tilleuls', postalCode: '69003' }
  const times = { startAt: inDays(8), endAt: inDays(9) }
  const there = await service.mission({ registrationMode: 'selection', ...place, ...times })
  await service.call('mission.register', { params: { missionId: there }, body: { motivation } }, person)
  expect(await mine(person)).toMatchObject({ bucket: 'pending', street: null, postalCode: null })
  await service.call('mission.acceptUser', { params: { missionId: there }, body: { userIds: [person.id] } }, referent)
  expect(await mine(person)).toMatchObject({ bucket: 'upcoming', ...place })
  expect(await mine(admin)).not.toHaveProperty('street')
  await service.call('mission.unregister', { params: { missionId: there }, body: { reasonCode: 'other' } }, person)
  expect(await mine(person)).toMatchObject({ bucket: 'past', street: null, postalCode: null })
})
