import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { admin, farReferent, inDays, referent, startService, today, type Service } from '../service.ts'
import { told } from '../told.ts'

let service: Service
beforeAll(async () => void (service = await startService()))
beforeEach(() => void (service.time.now = today))
afterAll(() => service.stop())

const reason = 'Une tempête est annoncée sur la ville.'

function cancel(missionId: string, who = referent) {
  return service.call('mission.cancel', { params: { missionId }, body: { reason } }, who)
}

/** A mission of one place, taken, with somebody in line behind it, and another person in each other standing. */
async function crowded() {
  const missionId = await service.mission({ capacity: 2, registrationMode: 'selection' })
  const params = { missionId }
  const [confirmed, invited] = [await service.member(), await service.member()]
  const [requested, waitlisted] = [await service.member(), await service.member()]
  for (const who of [confirmed, requested]) await service.call('mission.register', { params, body: {} }, who)
  await service.call('mission.acceptUser', { params, body: { userIds: [confirmed.id] } }, referent)
  await service.call('mission.addParticipants', { params, body: { userIds: [invited.id] } }, referent)
  await service.call('mission.register', { params, body: {} }, waitlisted)
  return { missionId, confirmed, invited, requested, waitlisted }
}

describe('cancelling a mission', () => {
  it('tells everybody why, each in their standing, and ends what waits', async () => {
    const { missionId, ...people } = await crowded()
    const answer = await cancel(missionId)
    expect(answer.status, answer.message).toBe(200)
    expect(answer.data).toMatchObject({ displayStatus: 'cancelled', cancellation: { reason }, registrationOpen: false })
    expect(answer.data.history?.at(-1)).toMatchObject({ action: 'cancel', detail: { reason } })
    const facts = await told(service, missionId)
    expect(facts.find(({ type }) => type === 'mission.cancelled')).toMatchObject({ managerIds: [referent.id] })
    const due = facts.filter(({ type }) => type === 'notice.cancellation_due')
    const inOrder = (one: Record<string, unknown>) =>
      ['confirmed', 'requested', 'waitlisted', 'invited'].indexOf(String(one['standing']))
    expect(due.sort((one, other) => inOrder(one) - inOrder(other))).toMatchObject([
      { standing: 'confirmed', userIds: [people.confirmed.id], reason },
      { standing: 'requested', userIds: [people.requested.id], reason },
      { standing: 'waitlisted', userIds: [people.waitlisted.id], reason },
      { standing: 'invited', userIds: [people.invited.id], reason },
    ])
    const ended = facts.filter(({ type }) => type === 'participant.refused')
    expect(ended.map(({ was }) => was).sort()).toEqual(['invited', 'requested', 'waitlisted'])
    expect(new Set(ended.map(({ reasonCode }) => reasonCode))).toEqual(new Set(['mission_cancelled']))
  })

  it('thanks nobody, asks for no attendance and no survey, and counts in no figure', async () => {
    const missionId = await service.mission({ registrationMode: 'open', departmentCode: '38' })
    const params = { missionId }
    const member = await service.member()
    await service.call('mission.register', { params, body: {} }, member)
    const figures = () => service.call('mission.statistics', { query: { groupBy: 'department' } }, admin)
    const counted = async () => (await figures()).data.series.filter(({ key }) => key === '38').length
    const own = async () => (await service.call('mission.statistics', { query: {} }, member)).data.series.length
    // Somebody's own are what has begun.
    expect([await counted(), await own()]).toEqual([1, 0])
    await cancel(missionId, admin)
    expect([await counted(), await own()]).toEqual([0, 0])
    service.time.now = inDays(12)
    expect(await own()).toBe(0)
    const attendance = { items: [{ userId: member.id, attendance: 'present' as const }] }
    expect((await service.call('mission.attendance', { params, body: attendance }, admin)).code).toBe('MISSION_CLOSED')
    const survey = { kind: 'built_in' as const, subject: 'Votre avis' }
    expect((await service.call('mission.sendSurvey', { params, body: survey }, admin)).status).toBe(409)
    const closing = { closingNote: 'Merci à toutes et à tous.' }
    expect((await service.call('mission.close', { params, body: closing }, admin)).code).toBe('MISSION_CLOSED')
    const facts = await told(service, missionId)
    expect(facts.filter(({ type }) => type === 'notice.due')).toEqual([])
    expect((await service.call('mission.get', { params }, admin)).data.allowedActions).toEqual([
      'see_workspace',
      'see_participants',
    ])
  })

  it('is shown to those who take part, found by the filter of the staff, and browsed by nobody', async () => {
    const missionId = await service.mission({ registrationMode: 'open', title: 'Mission à annuler bientôt' })
    const params = { missionId }
    const member = await service.member()
    await service.call('mission.register', { params, body: {} }, member)
    await cancel(missionId)
    const mine = await service.call('mission.participantMissions', { params: { userId: 'me' }, query: {} }, member)
    expect(mine.data.items).toMatchObject([{ bucket: 'past', mission: { displayStatus: 'cancelled' } }])
    expect((await service.call('mission.get', { params }, member)).data.cancellation?.reason).toBe(reason)
    const browsed = await service.call('mission.list', { query: { search: 'annuler' } }, member)
    expect(browsed.data.items).toEqual([])
    const filters = JSON.stringify([{ field: 'displayStatus', operator: 'in', value: ['cancelled'] }])
    const found = await service.call('mission.managed', { query: { scope: 'mine', filters, pageSize: 100 } }, referent)
    expect(found.data.items.map(({ id }) => id)).toContain(missionId)
  })

  it('offers others that each person could register for at once, three at most', async () => {
    const place = { departmentCode: '2A', registrationMode: 'open' } as const
    const missionId = await service.mission(place)
    const full = await service.mission({ ...place, capacity: 1 })
    const closedToAll = await service.mission({ ...place, registrationDeadline: inDays(1) })
    const trained = await service.mission({ ...place, requiredVolunteerKinds: ['user_representation'] })
    const taken = await service.mission(place)
    for (let more = 0; more < 3; more++) await service.mission(place)
    const [one, two] = await Promise.all([
      service.member({ departmentCode: '2A' }),
      service.member({ departmentCode: '2A', volunteerKinds: ['user_representation'] }),
    ])
    for (const who of [one, two]) await service.call('mission.register', { params: { missionId }, body: {} }, who)
    await service.call('mission.register', { params: { missionId: full }, body: {} }, await service.member())
    await service.call('mission.register', { params: { missionId: taken }, body: {} }, one)
    service.time.now = inDays(2)
    await cancel(missionId, admin)
    const due = (await told(service, missionId)).find(({ type }) => type === 'notice.cancellation_due')
    const alternatives = due?.['alternatives'] as { userId: string; missionIds: string[] }[]
    expect(alternatives).toHaveLength(2)
    for (const { userId, missionIds } of alternatives) {
      expect(missionIds).toHaveLength(3)
      const who = userId === one.id ? one : two
      for (const id of missionIds) {
        const { data } = await service.call('mission.get', { params: { missionId: id } }, who)
        expect(data.allowedActions).toContain('register')
      }
      expect(missionIds).not.toEqual(expect.arrayContaining([full]))
      expect(missionIds).not.toEqual(expect.arrayContaining([closedToAll]))
    }
    expect(alternatives.find(({ userId }) => userId === one.id)?.missionIds).not.toContain(trained)
  })

  it('offers first what is in reach of each person: from home, or in their own department', async () => {
    const there = { departmentCode: '2B', registrationMode: 'open' } as const
    const missionId = await service.mission(there)
    for (let more = 0; more < 2; more++) await service.mission({ ...there, startAt: inDays(9) })
    const near = await service.mission({ departmentCode: '23', registrationMode: 'open' })
    const afar = { mode: 'remote', city: null, postalCode: null, departmentCode: null } as const
    const fromHome = await service.mission({
      ...afar,
      registrationMode: 'open',
      startAt: inDays(50),
      endAt: inDays(51),
    })
    const [neighbour, stranger, unplaced] = await Promise.all([
      service.member({ departmentCode: '23' }),
      service.member({ departmentCode: '2B' }),
      service.member({ departmentCode: null }),
    ])
    for (const who of [neighbour, stranger, unplaced])
      await service.call('mission.register', { params: { missionId }, body: {} }, who)
    await cancel(missionId, admin)
    const due = (await told(service, missionId)).find(({ type }) => type === 'notice.cancellation_due')
    const alternatives = due?.['alternatives'] as { userId: string; missionIds: string[] }[]
    const offered = (userId: string) => alternatives.find((one) => one.userId === userId)?.missionIds
    expect(offered(neighbour.id)?.[0]).toBe(near)
    expect(offered(stranger.id)).not.toContain(near)
    expect(offered(unplaced.id)?.[0]).toBe(fromHome)
  })

  it('takes as many ways to the database for many people of everywhere as for a few, and one write for each', async () => {
    const asked = async (people: number, departments: readonly string[]) => {
      const missionId = await service.mission({ registrationMode: 'selection', capacity: null })
      for (let person = 0; person < people; person += 1) {
        const member = await service.member({ departmentCode: departments[person % departments.length] ?? null })
        await service.call('mission.register', { params: { missionId }, body: {} }, member)
      }
      service.statements.length = service.roundTrips.length = 0
      expect((await cancel(missionId)).status).toBe(200)
      return { ways: service.roundTrips.length, statements: service.statements.length }
    }
    const few = await asked(2, ['69'])
    const many = await asked(24, ['69', '38', '33', '2A', '2B', '23'])
    // What may be offered is asked for once for each department.
    expect(many).toEqual({ ways: few.ways, statements: few.statements + 22 + 5 })
  })

  it('tells nobody once the mission would be over', async () => {
    const missionId = await service.mission({ registrationMode: 'open' })
    await service.call('mission.register', { params: { missionId }, body: {} }, await service.member())
    service.time.now = inDays(15)
    expect((await cancel(missionId)).status).toBe(200)
    const facts = await told(service, missionId)
    expect(facts.filter(({ type }) => type.startsWith('notice.'))).toEqual([])
  })

  it('asks for a reason, once, and only of those who run the mission', async () => {
    const missionId = await service.mission()
    const params = { missionId }
    expect((await service.call('mission.cancel', { params, body: { reason: 'Non' } }, referent)).status).toBe(422)
    expect((await cancel(missionId, farReferent)).code).toBe('OUT_OF_SCOPE')
    expect((await cancel(missionId, await service.member())).code).toBe('FORBIDDEN')
    expect((await cancel(missionId)).status).toBe(200)
    expect((await cancel(missionId)).code).toBe('MISSION_CLOSED')
  })
})
