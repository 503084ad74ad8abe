import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { needsMet, practicalNeeds } from '@ensemble/contracts/missions/practical-needs'
import type { CallInput } from '@ensemble/contracts/schemas'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { cancelMission } from '../../src/use-cases/cancel-mission.ts'
import { closeMission } from '../../src/use-cases/close-mission.ts'
import { createMission } from '../../src/use-cases/create-mission.ts'
import { content } from '../../src/domain/samples-content.test-data.ts'
import { admin, farReferent, inDays, national, referent, startService, type Service } from '../service.ts'

let service: Service
let member: Principal
const remote = { mode: 'remote', city: null, postalCode: null, departmentCode: null } as const

beforeAll(async () => {
  service = await startService()
  member = await service.member({ interestDomains: ['research'], preferredModes: ['remote'] })
  await service.mission({
    title: 'Réunion à Bron',
    departmentCode: '69',
    postalCode: '69500',
    city: 'Bron',
    startAt: inDays(20),
    endAt: null,
  })
  await service.mission({
    title: 'Collecte à Bordeaux',
    departmentCode: '33',
    postalCode: '33000',
    city: 'Bordeaux',
    startAt: inDays(2),
    endAt: null,
    domains: ['collection'],
  })
  await service.mission({
    ...remote,
    title: 'Étude sur la fatigue',
    startAt: inDays(30),
    endAt: null,
    domains: ['research'],
    capacity: null,
    energy: { ...content(inDays(1)).energy, level: 2 },
  })
  await service.mission({
    title: 'Marché solidaire',
    departmentCode: '75',
    postalCode: '75001',
    city: 'Paris',
    startAt: inDays(5),
    endAt: inDays(6),
    capacity: 1,
  })
  await createMission(service.deps, { actor: referent, content: content(inDays(9), { title: 'Attend un avis' }) })
  const closed = await service.mission({ title: 'Déjà close' })
  await closeMission(service.deps, { actor: admin, missionId: closed, closingNote: 'Merci à toutes et à tous.' })
})
afterAll(() => service.stop())

const browse = (query: CallInput<'mission.list'>['query'] = {}, who: Principal = member) =>
  service.call('mission.list', { query }, who)

async function titles(query: CallInput<'mission.list'>['query'], who: Principal = member) {
  const answer = await browse(query, who)
  expect(answer.status, answer.message).toBe(200)
  return answer.data.items.map(({ title }) => title)
}

function filter(field: string, operator: string, value?: unknown) {
  return { filters: JSON.stringify([{ field, operator, value }]) }
}

describe('GET /mission/list', () => {
  it('shows what is approved and not closed: the nearest first, what is remote after 30 km', async () => {
    const all = ['Réunion à Bron', 'Étude sur la fatigue', 'Marché solidaire', 'Collecte à Bordeaux']
    expect(await titles({})).toEqual(all)
  })

  it('sorts by date, both ways', async () => {
    const soonest = ['Collecte à Bordeaux', 'Marché solidaire', 'Réunion à Bron', 'Étude sur la fatigue']
    expect(await titles({ sort: 'startAt', order: 'asc' })).toEqual(soonest)
    expect(await titles({ sort: 'startAt', order: 'desc' })).toEqual(soonest.toReversed())
  })

  it('sorts by what suits the reader, and says why', async () => {
    const { data } = await browse({ sort: 'match', order: 'desc' })
    expect(data.items[0]).toMatchObject({
      title: 'Étude sur la fatigue',
      match: { score: 4, reasons: ['domains', 'mode'], domains: ['research'], skills: [] },
    })
  })

  it.each([
    ['reunion', ['Réunion à Bron']],
    ['RÉUNIONS', ['Réunion à Bron']],
    ['etudes fatigues', ['Étude sur la fatigue']],
    ['bordeaux', ['Collecte à Bordeaux']],
    ['marchés solidaires', ['Marché solidaire']],
    ['introuvable', []],
    ['"; drop table missions', []],
  ])('finds by words: %s', async (search, found) => {
    expect(await titles({ search })).toEqual(found)
  })

  it.each([
    ['fatige', ['Étude sur la fatigue']],
    ['marhcé solidaire', ['Marché solidaire']],
    ['bordaux', ['Collecte à Bordeaux']],
    ['xylophone', []],
  ])('forgives slips where nothing holds the words: %s', async (search, found) => {
    const { data } = await browse({ search, facets: 'mode' })
    expect(data.items.map(({ title }) => title)).toEqual(found)
    expect(data.alike).toBe(found.length > 0 ? true : undefined)
    expect(Object.values(data.facets?.mode ?? {}).reduce((sum, count) => sum + count, 0)).toBe(found.length)
  })

  it('does not look for slips where something holds the words', async () => {
    const { data } = await browse({ search: 'réunion', facets: 'mode' })
    expect(data).toMatchObject({ total: 1 })
    expect(data.alike).toBeUndefined()
  })

  it.each<[string, string, unknown, string[]]>([
    ['domains', 'in', ['collection', 'research'], ['Étude sur la fatigue', 'Collecte à Bordeaux']],
    ['domains', 'eq', 'research', ['Étude sur la fatigue']],
    ['mode', 'eq', 'remote', ['Étude sur la fatigue']],
    ['departmentCode', 'in', ['33', 'national'], ['Étude sur la fatigue', 'Collecte à Bordeaux']],
    ['title', 'contains', 'MARCHÉ', ['Marché solidaire']],
    ['startAt', 'gte', inDays(20).toISOString(), ['Réunion à Bron', 'Étude sur la fatigue']],
    ['startAt', 'lt', inDays(5).toISOString(), ['Collecte à Bordeaux']],
    ['placesLeft', 'lte', 1, ['Marché solidaire']],
    ['placesLeft', 'gt', 10, ['Étude sur la fatigue']],
    ['placesLeft', 'gt', 10.5, ['Étude sur la fatigue']],
    ['effortHours', 'gt', 1e300, []],
    ['placesLeft', 'gt', 1e12, []],
    ['energyLevel', 'eq', 2, ['Étude sur la fatigue']],
    ['startPeriod', 'eq', 'week', ['Marché solidaire', 'Collecte à Bordeaux']],
    ['startPeriod', 'in', ['later'], []],
    [
      'effortBand',
      'in',
      ['half_day'],
      ['Réunion à Bron', 'Étude sur la fatigue', 'Marché solidaire', 'Collecte à Bordeaux'],
    ],
    ['hasPlaces', 'eq', false, []],
    ['city', 'notEmpty', undefined, ['Réunion à Bron', 'Marché solidaire', 'Collecte à Bordeaux']],
    ['kilometres', 'lte', 30, ['Réunion à Bron', 'Étude sur la fatigue']],
  ])('filters by %s %s %o', async (field, operator, value, found) => {
    expect(await titles(filter(field, operator, value))).toEqual(found)
  })

  it('counts each choice as if its own filter were not there', async () => {
    const { data } = await browse({ ...filter('mode', 'eq', 'remote'), facets: 'mode,domains,departmentCode' })
    expect(data).toMatchObject({
      total: 1,
      facets: { mode: { remote: 1, on_site: 3 }, domains: { research: 1 }, departmentCode: { national: 1 } },
    })
  })

  it('counts every choice that browsing offers', async () => {
    const facets = [
      'type',
      'origin',
      'scope',
      'startPeriod',
      'effortBand',
      'energyLevel',
      'hasPlaces',
      'registrationOpen',
    ]
    const filters = [{ field: 'startPeriod', operator: 'eq' as const, value: 'week' }]
    const body = { filters, facets: [...facets, 'targetProfileTypes'] }
    const { data } = await service.call('mission.search', { body }, member)
    expect(data.facets).toMatchObject({
      startPeriod: { week: 2, month: 4, quarter: 4 },
      effortBand: { half_day: 2 },
      hasPlaces: { true: 2 },
      registrationOpen: { true: 2 },
      targetProfileTypes: {},
    })
    expect(Object.keys(data.facets ?? {}).sort()).toEqual([...body.facets].sort())
  })

  it('refuses a period that nobody knows', async () => {
    expect(await browse(filter('startPeriod', 'eq', 'soon'))).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
  })

  it('pages, and refuses a page that does not exist', async () => {
    const query = { sort: 'startAt', pageSize: 5 as const }
    expect((await browse({ ...query, page: 0 })).data).toMatchObject({ total: 4, lastPage: 0, totalIsCapped: false })
    expect(await browse({ ...query, page: 1 })).toMatchObject({ status: 422, code: 'PAGE_OUT_OF_RANGE' })
  })

  it.each([
    [filter('creatorId', 'eq', 'x'), 'filters'],
    [filter('startAt', 'gte', 'soon'), 'filters'],
    [filter('targetCancerTypes', 'in', ['lung']), 'filters'],
    [{ filters: '{' }, 'filters'],
    [{ sort: 'city' }, 'sort'],
    [{ facets: 'targetProfileTypes' }, 'facets'],
  ])('refuses %o in an address', async (query, field) => {
    const answer = await browse(query)
    expect(answer).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
    expect(Object.keys(answer.fields ?? {})).toEqual([field])
  })

  it('takes what says something about health in a body only', async () => {
    const filters = [{ field: 'targetCancerTypes', operator: 'in' as const, value: ['lung'] }]
    const { status, data } = await service.call(
      'mission.search',
      { body: { filters, facets: ['targetProfileTypes'] } },
      member,
    )
    expect([status, data.total]).toEqual([200, 0])
  })

  it.each([
    ...practicalNeeds.map((need) => [need]),
    ['sitting', 'camera_off', 'mornings'] as const,
    ['breaks', 'no_travel', 'afternoons'] as const,
  ])('puts what answers most of these needs first, as the contract counts them: %s %s %s', async (...needs) => {
    const asked = needs.filter((need) => need !== undefined)
    const { status, data } = await service.call('mission.search', { body: { needs: asked } }, member)
    const met = data.items.map((mission) => needsMet(asked, mission).length)
    expect([status, met]).toEqual([200, met.toSorted((one, other) => other - one)])
    expect(data.total).toBe(4)
  })

  it('takes needs in a body alone, and a sort that was named before them', async () => {
    const { data } = await service.call('mission.search', { body: { needs: ['no_travel'], filters: [] } }, member)
    expect(data.items[0]?.title).toBe('Étude sur la fatigue')
    const named = { sort: 'startAt', order: 'asc' } as const
    const sorted = await service.call('mission.search', { body: { ...named, needs: ['no_travel'] } }, member)
    expect(sorted.data.items[0]?.title).toBe('Collecte à Bordeaux')
  })

  it('shows the reader’s own participation', async () => {
    const { data } = await browse({ search: 'collecte' })
    const missionId = data.items[0]?.id ?? ''
    const someone = await service.member()
    await service.call('mission.register', { params: { missionId }, body: {} }, someone)
    const after = await browse({ search: 'collecte' }, someone)
    expect(after.data.items[0]).toMatchObject({ placesLeft: 9, myParticipation: { validationStatus: 'validated' } })
  })

  it('is one statement; counts are one more, and a look whether those that are kept still hold', async () => {
    service.statements.length = 0
    await browse({ search: 'marché' })
    expect(service.statements).toHaveLength(1)
    await browse({ facets: 'type,mode,domains' })
    expect(service.statements).toHaveLength(4)
  })
})

describe('the scope of staff', () => {
  it('adds what waits for approval, as far as the role reaches', async () => {
    expect(await titles({ scope: 'all' }, national)).toHaveLength(6)
    expect(await titles({ scope: 'department' }, referent)).toContain('Attend un avis')
    expect(await titles({ scope: 'all' }, farReferent)).not.toContain('Attend un avis')
    expect(await titles({ scope: 'mine' }, referent)).toContain('Attend un avis')
  })

  it('is not for members', async () => {
    expect(await browse({ scope: 'all' })).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })
})

describe('GET /mission/creator_missions', () => {
  it('lists what one runs, in every state, with counters', async () => {
    const query = { sort: 'title', search: 'avis' }
    const { data } = await service.call('mission.managed', { query }, referent)
    expect(data.items).toMatchObject([
      {
        title: 'Attend un avis',
        displayStatus: 'waiting_for_approval',
        counters: { validatedCount: 0, placesLeft: 10 },
      },
    ])
  })

  it('is not for members', async () => {
    expect(await service.call('mission.managed', { query: {} }, member)).toMatchObject({ status: 403 })
  })
})

describe('mornings', () => {
  it('are those of the committee’s own clock', async () => {
    const at = (days: number) => ({ startAt: new Date(inDays(days).setUTCHours(13, 0, 0, 0)), endAt: null })
    await service.mission({ ...at(40), title: 'Accueil à Lyon' })
    const overseas = { departmentCode: '972', postalCode: '97200', city: 'Fort-de-France' }
    await service.mission({ ...at(41), ...overseas, title: 'Accueil à Fort-de-France' })
    const { data } = await service.call('mission.search', { body: { needs: ['mornings'] } }, member)
    const welcomes = data.items.filter(({ title }) => title.startsWith('Accueil'))
    expect(welcomes.map(({ title }) => title)).toEqual(['Accueil à Fort-de-France', 'Accueil à Lyon'])
    expect(welcomes.map((mission) => needsMet(['mornings'], mission).length)).toEqual([1, 0])
  })
})

describe('what is over', () => {
  const over = (body: CallInput<'mission.search'>['body'], who: Principal = member) =>
    service.call('mission.search', { body: { over: true, ...body } }, who)

  it('is found by members where they name it: closed, cancelled or past, and nothing else of what they name', async () => {
    const named = await Promise.all([
      service.mission({ title: 'Encore ouverte' }),
      service.mission({ title: 'Passée hier', startAt: inDays(-2), endAt: inDays(-1) }),
      service.mission({ title: 'Bientôt annulée' }),
      service.mission({ title: 'Bientôt close', startAt: inDays(4) }),
      service.mission({ title: 'Bientôt supprimée', startAt: inDays(-3), endAt: inDays(-1) }),
      createMission(service.deps, {
        actor: referent,
        content: content(inDays(-2), { title: 'Jamais approuvée', endAt: inDays(-1) }),
      }),
    ])
    const [, , cancelled = '', closed = '', deleted = ''] = named
    await cancelMission(service.deps, { actor: admin, missionId: cancelled, reason: 'La salle n’est plus libre.' })
    await closeMission(service.deps, { actor: admin, missionId: closed, closingNote: 'Merci à toutes et à tous.' })
    await service.call('mission.delete', { params: { missionId: deleted }, body: {} }, admin)
    const filters = [{ field: 'id', operator: 'in' as const, value: named }]
    const { data } = await over({ filters, sort: 'startAt', order: 'desc' })
    expect(data.items.map(({ title }) => title)).toEqual(['Bientôt annulée', 'Bientôt close', 'Passée hier'])
    expect(data).toMatchObject({ total: 3, lastPage: 0 })
    const searched = await over({ filters, search: 'annulée' })
    expect(searched.data.items.map(({ displayStatus }) => displayStatus)).toEqual(['cancelled'])
  })

  it('is no list to read through', async () => {
    const unnamed = { status: 422, fields: { filters: ['REQUIRED'] } }
    expect(await over({})).toMatchObject(unnamed)
    expect(await over({ filters: [{ field: 'type', operator: 'eq', value: 'event_participation' }] })).toMatchObject(
      unnamed,
    )
    expect(await over({ scope: 'all' }, admin)).toMatchObject(unnamed)
  })
})
