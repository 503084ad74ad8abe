import type { CallInput } from '@ensemble/contracts/schemas'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inDays, national, startService, type Service } from '../service.ts'

let service: Service
let member: Principal
beforeAll(async () => {
  service = await startService()
  member = await service.member()
  const lyon = { departmentCode: '69', postalCode: '69003', city: 'Lyon' } as const
  const remote = { departmentCode: null, mode: 'remote', postalCode: null, city: null } as const
  const marseille = { departmentCode: '13', postalCode: '13001', city: 'Marseille' } as const
  const first = { capacity: 1, registrationMode: 'open' } as const
  await service.mission({ ...lyon, title: 'Dans trente jours', startAt: inDays(30), endAt: inDays(31) })
  await service.mission({ ...lyon, title: 'Demain', startAt: inDays(1), endAt: inDays(2) })
  await service.mission({ ...remote, title: 'À distance' })
  await service.mission({ ...marseille, title: 'Bien plus loin' })
  await service.mission({ ...lyon, title: 'Finie', registrationDeadline: inDays(-1) })
  await service.mission({ ...lyon, title: 'Réservée', requiredVolunteerKinds: ['patient_committee'] })
  const taken = [
    await service.mission({ ...lyon, ...first, title: 'Complète', waitlistEnabled: false }),
    await service.mission({ ...lyon, ...first, title: 'Une file', waitlistEnabled: true }),
  ]
  const other = await service.member()
  for (const missionId of taken) await service.call('mission.register', { params: { missionId }, body: {} }, other)
  const mine = await service.mission({ ...lyon, title: 'Rejointe' })
  await service.call('mission.register', { params: { missionId: mine }, body: {} }, member)
})
afterAll(() => service.stop())

async function list(query: CallInput<'mission.list'>['query'] = {}, who = member) {
  const { data, status, message } = await service.call('mission.list', { query }, who)
  expect(status, message).toBe(200)
  return data.items
}
const titles = async (query: CallInput<'mission.list'>['query']) => (await list(query)).map(({ title }) => title)
const filters = (field: string, operator: string, value: unknown) => JSON.stringify([{ field, operator, value }])

it('puts what is open to the reader first, the nearest before the farther, and says why the rest is not', async () => {
  const cards = await list({ near: '69003 Lyon' })
  expect(cards.slice(0, 4).map(({ title, barrier, distanceKm }) => ({ title, barrier, distanceKm }))).toEqual([
    { title: 'Demain', barrier: null, distanceKm: 0 },
    { title: 'Dans trente jours', barrier: null, distanceKm: 0 },
    { title: 'À distance', barrier: null, distanceKm: null },
    { title: 'Bien plus loin', barrier: null, distanceKm: 276 },
  ])
  expect(Object.fromEntries(cards.slice(4).map(({ title, barrier }) => [title, barrier]))).toEqual({
    Finie: 'registration_closed',
    Réservée: 'reserved',
    Complète: 'full',
    'Une file': 'waiting_list',
    Rejointe: 'taking_part',
  })
})

it('begins distances at the commune that is asked for, and at the department where none is known', async () => {
  expect((await titles({ near: '13100 Aix-en-Provence' })).slice(0, 2)).toEqual(['Bien plus loin', 'À distance'])
  const cards = await list()
  expect(cards.map(({ title }) => title).slice(0, 2)).toEqual(['Demain', 'Dans trente jours'])
  // From the middle of a department no figure is told.
  expect(cards.map(({ distanceKm }) => distanceKm)).toEqual(cards.map(() => null))
})

it('keeps to a distance, or what is remote', async () => {
  const near = { near: '69003 Lyon', filters: filters('kilometres', 'lte', 30) }
  expect(await titles(near)).toContain('À distance')
  expect(await titles(near)).not.toContain('Bien plus loin')
  expect(await titles({ near: '13100', filters: filters('kilometres', 'lte', 30) })).toEqual([
    'Bien plus loin',
    'À distance',
  ])
  expect(await titles({ near: '69003 Lyon', filters: filters('kilometres', 'lte', 30.5) })).toContain('À distance')
  const { code, fields } = await service.call(
    'mission.list',
    { query: { filters: filters('kilometres', 'lte', 'ici') } },
    member,
  )
  expect({ code, fields }).toEqual({ code: 'VALIDATION_FAILED', fields: { filters: ['INVALID_TYPE'] } })
})

it('shows what can be joined alone when that is asked for, and counts it', async () => {
  const joinable = filters('joinable', 'eq', true)
  expect(await titles({ filters: joinable })).toEqual(['Demain', 'Dans trente jours', 'À distance', 'Bien plus loin'])
  const { data } = await service.call('mission.list', { query: { facets: 'joinable' } }, member)
  expect(data.facets).toEqual({ joinable: { true: 4, false: 5 } })
})

it('finds a place again after a mission has moved to another commune', async () => {
  const id = await service.mission({
    title: 'Change de lieu',
    departmentCode: '13',
    postalCode: '13001',
    city: 'Marseille',
  })
  await service.db.query({
    text: `update missions set postal_code = '69500', city = 'Bron', department_code = '69' where id = $1`,
    values: [id],
  })
  const moved = (await list({ near: '69003 Lyon' })).find(({ title }) => title === 'Change de lieu')
  expect(moved?.distanceKm).toBe(5)
})

it('puts what a team proposes to the reader before all else, however far it is, on each page once', async () => {
  const proposed = await service.mission({
    title: 'Proposée',
    departmentCode: '13',
    postalCode: '13001',
    city: 'Marseille',
    startAt: inDays(60),
    endAt: inDays(61),
  })
  const asked = { params: { missionId: proposed }, body: { userIds: [member.id] } }
  expect((await service.call('mission.addParticipants', asked, national)).status).toBe(200)
  const near = { near: '69003 Lyon' }
  const everything = await titles(near)
  expect(everything[0]).toBe('Proposée')
  expect(everything.filter((title) => title === 'Proposée')).toHaveLength(1)
  const among = { ...near, filters: filters('departmentCode', 'in', ['13', '69']) }
  expect((await titles(among))[0]).toBe('Proposée')
  expect(await titles({ ...near, filters: filters('joinable', 'eq', true) })).not.toContain('Proposée')

  const read = async (query: CallInput<'mission.list'>['query']) =>
    (await service.call('mission.list', { query: { ...near, ...query, pageSize: 10 } }, member)).data
  const first = await read({})
  const second = await read({ cursor: first.next })
  const both = [first, second].flatMap(({ items }) => items.map(({ title }) => title))
  expect(both).toEqual(everything)
  expect(second.items.length).toBeGreaterThan(0)
  expect((await read({ cursor: second.previous })).items.map(({ title }) => title)).toEqual(everything.slice(0, 10))
})
