import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { admin, farReferent, inDays, referent, startService, type Service } from '../service.ts'

let service: Service
const people: Principal[] = []
let missionId: string

beforeAll(async () => {
  service = await startService()
  const effort = { hours: 2, per: 'total' as const }
  missionId = await service.mission({
    registrationMode: 'selection',
    capacity: 20,
    effort,
    domains: ['research', 'prevention'],
  })
  for (let count = 0; count < 10; count += 1) {
    const person = await service.member()
    people.push(person)
    await service.call('mission.register', { params: { missionId }, body: {} }, person)
  }
  service.time.now = inDays(3)
  const userIds = people.map(({ id }) => id)
  await service.call('mission.acceptUser', { params: { missionId }, body: { userIds } }, referent)
  // Nine came: hours are given by who was there.
  await service.db.query({
    text: `update participants set attendance = case when user_id = $2 then 'excused' else 'present' end
      where mission_id = $1`,
    values: [missionId, people.at(-1)?.id],
  })
  for (const [index, person] of people.entries()) {
    await service.db.query({
      text: `insert into survey_answers (mission_id, user_id, grade, usefulness, publishable, answered_at)
        values ($1, $2, $3, 4, false, now())`,
      values: [missionId, person.id, index < 5 ? 4 : 5],
    })
  }
})
afterAll(() => service.stop())

const whole = { missions: 1, participants: 10, participations: 10, hours: 18 }
const team = { places: 20, taken: 10, answerDays: 3, grade: 4.5 }

async function figures(groupBy: 'total' | 'domain' | 'department', who: Principal) {
  return (await service.call('mission.statistics', { query: { groupBy } }, who)).data.series
}

describe('figures on missions', () => {
  it('tell how full missions are, how soon teams answer and how they were graded', async () => {
    expect(await figures('total', admin)).toEqual([{ key: 'total', values: { ...whole, ...team } }])
    expect(await figures('total', referent)).toEqual([{ key: 'total', values: { ...whole, ...team } }])
    expect(await figures('total', farReferent)).toEqual([])
    expect((await figures('domain', admin)).map(({ key }) => key)).toEqual(['prevention', 'research'])
  })

  it('tell a member of their own part alone, once it has begun and unless they were noted as missing', async () => {
    const [person, excused] = [people[0], people.at(-1)]
    if (!person || !excused) throw new Error('nobody registered')
    // On its day, before it begins.
    service.time.now = new Date(inDays(10).getTime() - 1)
    expect(await figures('total', person)).toEqual([])
    service.time.now = inDays(10)
    const others = { places: null, taken: null, answerDays: null, grade: null }
    expect(await figures('total', person)).toEqual([
      { key: 'total', values: { missions: 1, participants: 1, participations: 1, hours: 2, ...others } },
    ])
    expect(await figures('total', excused)).toEqual([])
    service.time.now = inDays(3)
  })

  it('make the report of a year for its committee, with attendance, answers and words that may be quoted', async () => {
    const year = inDays(10).getUTCFullYear()
    service.time.now = inDays(40)
    const { db } = service
    const [quoted] = people
    await db.query({
      text: `update missions set closing_note = 'Le stand a tenu.', closing_note_shared = true where id = $1`,
      values: [missionId],
    })
    await db.query({
      text: `update survey_answers set publishable = true, comment = 'On se sent utile.', answered_at = $3
        where mission_id = $1 and user_id = $2`,
      values: [missionId, quoted?.id, service.time.now],
    })
    const query = { departmentCode: '69', year } as const
    const { data } = await service.call('mission.yearReport', { query }, referent)
    expect(data).toMatchObject({
      total: { ...whole, ...team },
      before: null,
      attendance: { noted: 1, present: 0.9 },
      notes: [{ id: missionId, note: 'Le stand a tenu.' }],
      quotes: [{ quote: 'On se sent utile.' }],
    })
    expect(data.answers.map(({ days, withinWeek }) => ({ days, withinWeek }))).toEqual([{ days: 3, withinWeek: 1 }])
    expect(data.domains.map(({ key }) => key)).toEqual(['prevention', 'research'])
    // An agreement ends, and so do the words.
    service.time.now = inDays(3 * 365)
    expect((await service.call('mission.yearReport', { query }, admin)).data.quotes).toEqual([])
    service.time.now = inDays(3)
    expect((await service.call('mission.yearReport', { query }, farReferent)).code).toBe('OUT_OF_SCOPE')
    expect((await service.call('mission.yearReport', { query }, quoted)).code).toBe('FORBIDDEN')
  })

  it('say nothing of fewer than ten people', async () => {
    const [person] = people
    if (!person) throw new Error('nobody registered')
    const body = { reasonCode: 'not_available' as const }
    await service.call('mission.unregister', { params: { missionId }, body }, person)
    const [row] = await figures('total', admin)
    expect(row?.values).toMatchObject({ missions: 1, participants: null, hours: null, places: 20, taken: null })
  })

  it('count a day as it begins and ends in Paris, whatever the clock of the database says', async () => {
    const night = await service.mission({ registrationMode: 'open' })
    const { db } = service
    // Half an hour into the new year.
    await db.query({
      text: `update missions set start_at = '2030-12-31T23:30:00Z', end_at = '2031-01-01T01:00:00Z' where id = $1`,
      values: [night],
    })
    const counted = async (from: string, to: string) => {
      const { data } = await service.call('mission.statistics', { query: { from, to, groupBy: 'total' } }, admin)
      return data.series.map(({ values }) => values.missions)
    }
    expect(await counted('2030-01-01', '2030-12-31')).toEqual([])
    expect(await counted('2031-01-01', '2031-12-31')).toEqual([1])
    await db.query({ text: 'update missions set deleted_at = now() where id = $1', values: [night] })
  })

  it('count no mission that was refused after it was approved', async () => {
    const refused = await service.mission()
    const missions = async () => (await figures('total', admin)).map(({ values }) => values.missions)
    expect(await missions()).toEqual([2])
    const refusal = { reasonCode: 'duplicate' as const, comment: 'Une autre mission dit la même chose.' }
    await service.call('mission.reject', { params: { missionId: refused }, body: refusal }, admin)
    expect(await missions()).toEqual([1])
    await service.call('mission.revokeRejection', { params: { missionId: refused }, body: {} }, admin)
    expect(await missions(), 'nobody has agreed to it again').toEqual([1])
  })

  it('find the missions where somebody has waited for long', async () => {
    const late = await service.mission({ registrationMode: 'selection' })
    await service.call('mission.register', { params: { missionId: late }, body: {} }, await service.member())
    const filters = JSON.stringify([{ field: 'oldestRequestAt', operator: 'lt', value: inDays(5).toISOString() }])
    const { data } = await service.call('mission.managed', { query: { scope: 'mine', filters } }, referent)
    expect(data.items.map(({ id }) => id)).toEqual([late])
  })

  it('tell of each committee what is open, and who has waited for long or needs an answer soon', async () => {
    const territories = async (who: Principal) => (await service.call('mission.territories', {}, who)).data.territories
    const bordeaux = await service.mission({ departmentCode: '33', registrationMode: 'selection' })
    await service.mission({ departmentCode: null })
    const [of33] = await territories(farReferent)
    expect(of33).toEqual({ departmentCode: '33', openMissions: 1, lateRequests: 0 })
    const person = await service.member()
    const body = { motivation: 'J’aimerais beaucoup aider.' }
    await service.call('mission.register', { params: { missionId: bordeaux }, body }, person)
    const statement = { text: 'update participants set updated_at = $2 where mission_id = $1' }
    await service.db.query({ ...statement, values: [bordeaux, inDays(-30)] })
    expect(await territories(farReferent)).toEqual([{ departmentCode: '33', openMissions: 1, lateRequests: 1 }])
    const all = await territories(admin)
    expect(all.map(({ departmentCode }) => departmentCode)).toEqual(['33', '69'])
    expect((await service.call('mission.territories', {}, person)).code).toBe('FORBIDDEN')
    const asked = { ...statement, values: [bordeaux, inDays(0)] }
    await service.db.query(asked)
    expect(await territories(farReferent)).toMatchObject([{ lateRequests: 0 }])
    const begins = 'update missions set start_at = $2 where id = $1'
    await service.db.query({ text: begins, values: [bordeaux, new Date(service.time.now.getTime() + 86_400_000)] })
    expect(await territories(farReferent), 'it begins tomorrow').toMatchObject([{ lateRequests: 1 }])
  })
})
