import { randomUUID } from 'node:crypto'
import type { Filter } from '@ensemble/contracts/lists'
import type { PracticalFacts } from '@ensemble/contracts/missions/practical-facts'
import type { Engagement } from '@ensemble/contracts/users/engagement'
import { inTransaction } from '@ensemble/service-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as missionTitles from '../../src/data/mission-titles.ts'
import * as participations from '../../src/data/participations.ts'
import * as usersData from '../../src/data/users.ts'
import type { User } from '../../src/domain/user.ts'
import { as, type Person, startUsers, type UsersUnderTest } from '../setup.ts'

const day = 24 * 3600 * 1000

const plain: missionTitles.MissionNature = {
  type: 'event_participation',
  interestDomains: ['prevention'],
  mode: 'on_site',
  skills: ['writing'],
  requiredVolunteerKinds: [],
}

const nowhere: PracticalFacts = {
  street: null,
  postalCode: null,
  city: null,
  meetingUrl: null,
  accessNote: null,
  practicalInfo: null,
  effort: { hours: 2, per: 'total' },
  energy: {
    level: 1,
    canSit: true,
    canStop: true,
    cameraOptional: true,
    breaks: true,
    companion: true,
    travelNote: null,
  },
  contactName: 'Marie',
}

/** Confirmed by somebody of the staff. */
function trainedAs(kinds: User['volunteerKinds']): Pick<User, 'volunteerKinds' | 'volunteerStandings'> {
  const at = '2026-11-01T09:00:00.000Z'
  const confirmed = { declaredAt: at, confirmedAt: at, confirmedBy: null, validUntil: null, purpose: null }
  return { volunteerKinds: kinds, volunteerStandings: kinds.map((kind) => ({ kind, ...confirmed })) }
}

describe('/user/list?relation=candidate', () => {
  let users: UsersUnderTest
  let manager: User
  let missionId: string
  beforeAll(async () => {
    users = await startUsers()
    manager = await users.add({ role: 'referent', departmentCode: '69', lastName: 'Mondésir' })
    missionId = await mission()
  })
  afterAll(() => users.stop())

  async function mission(change: Partial<missionTitles.MissionTitle> = {}): Promise<string> {
    const id = randomUUID()
    const dates = { startAt: users.now(), endAt: null }
    const known = { missionId: id, version: 1, title: 'T', departmentCode: '69', managerIds: [manager.id], ...dates }
    await inTransaction(users.db, (tx) =>
      missionTitles.upsertIfNewer(tx, { ...known, nature: plain, ...change }, 'open'),
    )
    return id
  }

  /** A member of a department of their own, so that no test sees the people of another. */
  async function member(person: Partial<Person> = {}, engagement: Partial<Engagement> = {}, kinds: string[] = []) {
    const user = await users.add(person)
    const wishes = {
      interestDomains: [],
      preferredMissionTypes: [],
      preferredModes: [],
      skills: [],
      skillsOther: null,
      availability: { slots: [], frequency: null, note: null },
      pause: null,
      favouriteMissionIds: [],
      savedSearches: [],
      ...engagement,
    }
    const changed = { ...user, engagement: wishes, ...trainedAs(kinds as User['volunteerKinds']) }
    await inTransaction(users.db, (tx) => usersData.update(tx, { ...changed, version: user.version + 1 }))
    return user
  }

  async function asked(user: User, input: Partial<participations.Participation> & { daysAgo: number }): Promise<void> {
    const askedAt = new Date(users.now().getTime() - input.daysAgo * day)
    const known = {
      userId: user.id,
      missionId: randomUUID(),
      version: 1,
      state: 'rejected',
      ...input,
      askedAt,
    } as const
    await inTransaction(users.db, (tx) => participations.upsertIfNewer(tx, known))
  }

  type Query = Parameters<typeof users.call<'user.list'>>[1]['query']
  const list = (query: Query = {}, reader = manager) =>
    users.call('user.list', { query: { missionId, relation: 'candidate', ...query } }, as(reader))
  const inDepartment = (departmentCode: string): Query => ({
    filters: JSON.stringify([{ field: 'departmentCode', operator: 'eq', value: departmentCode } satisfies Filter]),
  })
  const names = ({ data }: { data: { items: object[] } }) =>
    data.items.map((item) => ('displayName' in item ? item.displayName : undefined))

  it('shows name, department, match with its reasons, and when somebody was last asked: nothing else', async () => {
    const wishes = {
      interestDomains: ['prevention'],
      preferredMissionTypes: ['event_participation'],
      preferredModes: ['on_site'],
      skills: ['writing', 'teamwork'],
    } satisfies Partial<Engagement>
    const { id } = await member({ firstName: 'Aline', lastName: 'Roche' }, wishes)
    expect((await list({ search: 'roche' })).data.items).toEqual([
      {
        id,
        displayName: 'Aline Roche',
        departmentCode: '69',
        match: { score: 10, reasons: ['domains', 'type', 'skills', 'department', 'mode'], skills: ['writing'] },
        lastAskedAt: null,
        distanceKm: null,
        availability: { slots: [], frequency: null, fits: null },
      },
    ])
  })

  it('tells about how far somebody lives and whether they have time then, and puts in that order on request', async () => {
    const admin = await users.add({ role: 'admin', departmentCode: '75' })
    const practical = { ...nowhere, postalCode: '29200', city: 'Brest' }
    // A Saturday.
    const startAt = new Date('2026-12-12T13:00:00Z')
    const at = { practical, startAt, endAt: new Date('2026-12-12T16:00:00Z') }
    const there = await mission(at)
    const here = { departmentCode: '29' }
    const when = (slots: Engagement['availability']['slots']) => ({
      availability: { slots, frequency: 'one_off' as const, note: 'Le samedi, je garde mon petit-fils.' },
    })
    await member({ ...here, lastName: 'Quimper', postalCode: '29000' }, when(['weekend']))
    await member({ ...here, lastName: 'Brest', postalCode: '29200' }, when(['weekday_evening']))
    await member({ ...here, lastName: 'Unknown', postalCode: '00000' })
    const asking = (sort: 'distanceKm' | 'availability', order: 'asc' | 'desc', missionId = there) =>
      list({ ...inDepartment('29'), missionId, sort, order }, admin)
    const near = await asking('distanceKm', 'asc')
    expect(near.data.items).toMatchObject([
      { displayName: 'Inès Brest', distanceKm: 5, availability: { slots: ['weekday_evening'], fits: false } },
      { displayName: 'Inès Quimper', distanceKm: 55, availability: { frequency: 'one_off', fits: true } },
      { displayName: 'Inès Unknown', distanceKm: null, availability: { slots: [], frequency: null, fits: null } },
    ])
    // What somebody typed stays with their own committee.
    expect(JSON.stringify(near.data)).not.toContain('petit-fils')
    const order = ['Inès Quimper', 'Inès Unknown', 'Inès Brest']
    expect(names(await asking('availability', 'desc'))).toEqual(order)
    const timely = [{ field: 'availability', operator: 'eq', value: 'true' }]
    const few = await list({ missionId: there, filters: JSON.stringify(timely) }, admin)
    expect(names(few)).toEqual(['Inès Quimper'])
    const within = [{ field: 'distanceKm', operator: 'lte', value: 30 }]
    const close = await list({ missionId: there, filters: JSON.stringify(within) }, admin)
    expect(names(close)).toEqual(['Inès Brest'])
    const remote = await mission({ ...at, nature: { ...plain, mode: 'remote' } })
    const far = await asking('distanceKm', 'asc', remote)
    expect(far.data.items).toMatchObject([{ distanceKm: null }, { distanceKm: null }, { distanceKm: null }])
  })

  it('puts the least asked first, and among them whom the mission suits best; other orders on request', async () => {
    const admin = await users.add({ role: 'admin', departmentCode: '75' })
    const [never, suited] = [await member({ lastName: 'Never', departmentCode: '33' }), 'Suited']
    await member({ lastName: suited, departmentCode: '33' }, { interestDomains: ['prevention'] })
    await asked(await member({ lastName: 'Long', departmentCode: '33' }), { daysAgo: 90 })
    await asked(await member({ lastName: 'Lately', departmentCode: '33' }, { skills: ['writing'] }), { daysAgo: 5 })
    const order = ['Inès Suited', 'Inès Never', 'Inès Long', 'Inès Lately']
    expect(names(await list(inDepartment('33'), admin))).toEqual(order)
    const byMatch = { ...inDepartment('33'), sort: 'match', order: 'desc' } as const
    expect(names(await list(byMatch, admin))).toEqual(['Inès Suited', 'Inès Lately', 'Inès Never', 'Inès Long'])
    const { data } = await list({ ...inDepartment('33'), facets: 'departmentCode', pageSize: 5 }, admin)
    expect(data).toMatchObject({ total: 4, facets: { departmentCode: { 33: 4 } } })
    const filters = [
      { field: 'lastAskedAt', operator: 'notEmpty' },
      { field: 'match', operator: 'gte', value: 2 },
    ]
    expect(names(await list({ filters: JSON.stringify(filters) }, admin))).toEqual(['Inès Lately'])
    expect(never.departmentCode).toBe('33')
  })

  it('leaves out who is on pause, at a cap, part of the mission, not trained for it, staff or not a member yet', async () => {
    const admin = await users.add({ role: 'admin', departmentCode: '44' })
    const here = { departmentCode: '44' }
    const today = users.now().toISOString().slice(0, 10)
    const trained = await mission({
      nature: {
        type: 'other',
        interestDomains: [],
        mode: 'remote',
        skills: [],
        requiredVolunteerKinds: ['patient_resource', 'patient_committee'],
      },
    })
    await member({ ...here, lastName: 'Paused' }, { pause: { until: today } })
    await member({ ...here, lastName: 'Back' }, { pause: { until: '2026-11-20' } }, ['patient_committee'])
    await users.add({ ...here, lastName: 'Pending', status: 'pending_approval' })
    const open = await member({ ...here, lastName: 'Open' })
    for (const daysAgo of [40, 50, 60]) await asked(open, { daysAgo, state: 'invited' })
    const often = await member({ ...here, lastName: 'Often' })
    for (const daysAgo of [3, 29]) await asked(often, { daysAgo })
    const twice = await member({ ...here, lastName: 'Twice' })
    for (const daysAgo of [3, 31]) await asked(twice, { daysAgo })
    for (const state of ['waiting', 'invited', 'validated', 'rejected', 'withdrawn'] as const) {
      const known = { userId: (await member({ ...here, lastName: state })).id, missionId, version: 1, state }
      await inTransaction(users.db, (tx) => participations.upsertIfNewer(tx, known))
    }
    expect(names(await list(inDepartment('44'), admin))).toEqual(['Inès Back', 'Inès Twice'])
    expect(names(await list({ ...inDepartment('44'), missionId: trained }, admin))).toEqual(['Inès Back'])
  })

  it('tells nothing of an invitation that was drawn blind until it is accepted', async () => {
    const admin = await users.add({ role: 'admin', departmentCode: '35' })
    const drawn = await member({ departmentCode: '35', lastName: 'Drawn' })
    for (const daysAgo of [1, 2, 3]) await asked(drawn, { daysAgo, state: 'invited', blind: true })
    await asked(drawn, { daysAgo: 1, state: 'invited', blind: true, missionId })
    expect((await list(inDepartment('35'), admin)).data.items).toMatchObject([{ id: drawn.id, lastAskedAt: null }])
    await asked(drawn, { daysAgo: 1, state: 'validated', version: 2, missionId })
    expect(names(await list(inDepartment('35'), admin))).toEqual([])
  })

  it('keeps a referent to their own department, and everybody to the missions that they run', async () => {
    await member({ lastName: 'Elsewhere', departmentCode: '13' })
    await member({ lastName: 'Here' })
    const answer = await list({ pageSize: 100 })
    expect(answer.data.items).not.toEqual([])
    expect(answer.data.items.filter((item) => item.departmentCode !== '69')).toEqual([])
    expect(names(await list(inDepartment('13')))).toEqual([])
    const national = await users.add({ role: 'headquarter_referent', departmentCode: '75' })
    expect(await list({}, national)).toMatchObject({ status: 403, code: 'OUT_OF_SCOPE' })
    const theirs = await mission({ managerIds: [national.id], departmentCode: null })
    expect(names(await list({ ...inDepartment('13'), missionId: theirs }, national))).toEqual(['Inès Elsewhere'])
    expect(await list({ missionId: theirs })).toMatchObject({ status: 403, code: 'OUT_OF_SCOPE' })
    expect((await list({}, await users.add())).code).toBe('FORBIDDEN')
    expect((await list({ missionId: randomUUID() })).status).toBe(404)
    expect((await list({ filters: '[{"field":"profileType","operator":"notEmpty"}]' })).status).toBe(422)
  })
})
