import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { content } from '../../src/domain/samples-content.test-data.ts'
import { openMissions } from '../../src/queries/open-missions.ts'
import { inDays, referent, startService, today, type Service } from '../service.ts'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const joinable = JSON.stringify([{ field: 'joinable', operator: 'eq', value: true }])

async function suggested(who: Principal): Promise<string[]> {
  const query = { filters: joinable, sort: 'match', order: 'desc' } as const
  const { data } = await service.call('mission.list', { query }, who)
  return data.items.map(({ title }) => title).sort()
}

it('offers those missions alone whose button would give a place: the rule of the list is the rule of the button', async () => {
  const member = await service.member()
  const trained = await service.member({ volunteerKinds: ['patient_resource'] })
  const manager = await service.member({ role: 'referent' })
  const first = { capacity: 1, registrationMode: 'open' } as const
  await service.mission({ title: 'Libre' })
  await service.mission({ title: 'Sans limite', capacity: null })
  await service.mission({ title: 'Réservée', requiredVolunteerKinds: ['patient_resource', 'patient_committee'] })
  await service.mission({ title: 'Dirigée', managerIds: [manager.id] })
  await service.mission({ title: 'Inscriptions finies', registrationDeadline: inDays(-1) })
  const full = [
    await service.mission({ ...first, title: 'Complète', waitlistEnabled: false }),
    await service.mission({ ...first, title: 'Complète, avec une file', waitlistEnabled: true }),
  ]
  const other = await service.member()
  for (const missionId of full) await service.call('mission.register', { params: { missionId }, body: {} }, other)
  const joined = await service.mission({ title: 'Rejointe' })
  await service.call('mission.register', { params: { missionId: joined }, body: {} }, member)

  expect(await suggested(member)).toEqual(['Dirigée', 'Libre', 'Sans limite'])
  expect(await suggested(trained)).toEqual(['Dirigée', 'Libre', 'Rejointe', 'Réservée', 'Sans limite'])

  const { data } = await service.call('mission.list', { query: {} }, member)
  for (const who of [member, trained, manager, referent]) {
    const buttons = await Promise.all(
      data.items.map(async ({ id, title }) => {
        const mission = await service.call('mission.get', { params: { missionId: id } }, who)
        return mission.data.allowedActions.includes('register') ? [title] : []
      }),
    )
    expect(await suggested(who)).toEqual(buttons.flat().sort())
  }
})

it('tells everybody of a few missions of different kinds that anybody may join, and of how many there are', async () => {
  // The test before has left one that is free, one without a limit, and others that not everybody may join.
  const before = await openMissions(service.db, today)
  const soon = { type: 'event_participation', mode: 'on_site', city: 'Lyon' } as const
  const at = (days: number) => content(inDays(days), { endAt: inDays(days + 1) })
  await service.mission({ ...at(2), ...soon, title: 'Bientôt' })
  await service.mission({ ...at(3), ...soon, title: 'Du même genre' })
  await service.mission({ ...at(4), type: 'informed_opinion', mode: 'remote', title: "De chez soi : l'accueil" })
  await service.mission({ ...at(1), title: 'Réservée', requiredVolunteerKinds: ['patient_resource'] })
  const now = await openMissions(service.db, today)
  expect(now.missions.map(({ title, city }) => ({ title, city })).slice(0, 2)).toEqual([
    { title: 'Bientôt', city: 'Lyon' },
    // As French prints it, wherever it is shown.
    { title: 'De chez soi\u00a0: l’accueil', city: null },
  ])
  expect({ open: now.open - before.open, remote: now.remote - before.remote }).toEqual({ open: 3, remote: 1 })
  const { data } = await service.call('mission.open', {})
  expect(Object.keys(data.missions[0] ?? {}).sort()).toEqual([
    'city',
    'departmentCode',
    'endAt',
    'startAt',
    'summary',
    'title',
  ])
})

it('shows first what is light, and near or remote, to somebody whose wishes are not known yet', async () => {
  const light = content(inDays(0)).energy
  const tiring = { energy: { ...light, level: 2 } } as const
  const offered = [
    await service.mission({ ...tiring, departmentCode: '2A', title: 'Fatigante, tout de suite', startAt: inDays(1) }),
    await service.mission({ ...tiring, departmentCode: '23', mode: 'remote', title: 'À distance', startAt: inDays(2) }),
    await service.mission({ energy: { ...light, level: 1 }, departmentCode: '972', title: 'Légère, loin' }),
    await service.mission({ energy: { ...light, level: 1 }, departmentCode: '2A', title: 'Légère, tout près' }),
  ]
  const query = { filters: joinable, sort: 'match', order: 'desc', pageSize: 100 } as const
  const first = async (who: Principal) => {
    const { data } = await service.call('mission.list', { query }, who)
    return data.items.filter(({ id }) => offered.includes(id)).map(({ title }) => title)
  }
  expect(await first(await service.member({ departmentCode: '2A' }))).toEqual([
    'Légère, tout près',
    'Fatigante, tout de suite',
    'À distance',
    'Légère, loin',
  ])
  // Whose wishes are known is shown what suits these.
  const wishes = await service.member({ departmentCode: '2A', preferredModes: ['remote'] })
  expect((await first(wishes))[0]).toBe('Fatigante, tout de suite')
})

it('offers what somebody made to them once they have left the staff, and not before', async () => {
  const creator = await service.member({ role: 'referent' })
  const former = { ...creator, role: 'member' } as const
  const missionId = await service.mission({ title: 'Créée autrefois' })
  const made = { text: 'update missions set creator_id = $2 where id = $1', values: [missionId, creator.id] }
  await service.db.query(made)
  const barrier = async (who: Principal) => {
    const filters = JSON.stringify([{ field: 'id', operator: 'eq', value: missionId }])
    const { data } = await service.call('mission.list', { query: { filters } }, who)
    return data.items.map((card) => card.barrier)
  }
  const register = (who: Principal) => service.call('mission.register', { params: { missionId }, body: {} }, who)
  expect(await barrier(creator)).toEqual(['own'])
  expect(await suggested(creator)).not.toContain('Créée autrefois')
  expect((await register(creator)).code).toBe('OWN_MISSION')
  expect(await barrier(former)).toEqual([null])
  expect(await suggested(former)).toContain('Créée autrefois')
  expect((await register(former)).status).toBe(200)
})
