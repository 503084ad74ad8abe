import { randomUUID } from 'node:crypto'
import type { CallInput } from '@ensemble/contracts/schemas'
import { inTransaction } from '@ensemble/service-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sealedCountable } from '../../src/data/countable-members.ts'
import { dayInParis } from '../../src/domain/days.ts'
import type { User } from '../../src/domain/user.ts'
import { freezeCountable } from '../../src/use-cases/count-members.ts'
import { openMatching } from '../../src/use-cases/open-matching.ts'
import { as, type Person } from '../setup.ts'
import { answers, startWithKeys, type World } from './world.ts'

type Criteria = CallInput<'user.countBlind'>['body']['criteria']

const day = 24 * 3600

describe('blind invitations', () => {
  let world: World
  let manager: User
  beforeAll(async () => {
    world = await startWithKeys({ HEALTH_SEARCHES_PER_DAY: '6', BLIND_INVITATIONS_PER_DRAW: '3' })
    manager = await world.add({ role: 'referent', departmentCode: '69' })
  })
  afterAll(() => world.stop())

  const lung: Criteria = { cancerTypes: ['lung'] }
  const count = (who: User, missionId: string, criteria = lung) =>
    world.call('user.countBlind', { body: { missionId, criteria } }, as(who))
  const invite = (who: User, missionId: string, criteria = lung) =>
    world.call('user.inviteBlind', { body: { missionId, criteria } }, as(who))

  /** Members who agreed to be looked for; each test has a cancer, and mostly a department, of its own. */
  async function members(number: number, health: Partial<typeof answers> | object, person: Partial<Person> = {}) {
    const people: User[] = []
    for (let index = 0; index < number; index += 1) {
      const user = await world.teller({ ...answers, ...health, cancerTypesOther: null }, person)
      await world.edit({ consents: { matchingConsentVersion: '1' } }, user)
      people.push(user)
    }
    return people
  }

  /** A referent with a mission of the department. */
  async function team(departmentCode: string) {
    const staff = await world.add({ role: 'referent', departmentCode })
    return { staff, missionId: await world.mission([staff.id], { departmentCode }) }
  }

  /** Who is counted today, before any noise. */
  async function counted(criteria: Criteria, departmentCode: string | null) {
    const now = world.now()
    await inTransaction(world.db, (tx) => freezeCountable(tx, now))
    const pages = sealedCountable(world.db, { day: dayInParis(now), departmentCode, now })
    const found: string[] = []
    for await (const { userId } of openMatching(world.deps, pages, criteria)) found.push(userId)
    return found.toSorted()
  }

  const ids = (people: readonly User[]) => people.map(({ id }) => id).toSorted()

  async function readsOf(who: User) {
    const { data } = await world.call('user.sharedHealth', { params: { userId: 'me' }, query: {} }, as(who))
    return 'reads' in data ? data.reads : []
  }

  async function drawn(missionId: string) {
    const { rows } = await world.db.query<{ subject: string; data: { missionId: string; userIds: string[] } }>({
      text: `select subject, payload -> 'data' as data from outbox where aggregate_id = $1 order by id`,
      values: [missionId],
    })
    return rows
  }

  /** A draw in which everybody wins, or nobody. */
  async function withLot<Result>(lot: number, work: () => Promise<Result>): Promise<Result> {
    const { lot: before } = world.deps
    world.deps.lot = () => lot
    try {
      return await work()
    } finally {
      world.deps.lot = before
    }
  }

  it('count the same, whomever the asker approves and invites by name: no difference tells of one person', async () => {
    const { staff, missionId } = await team('13')
    const thymus: Criteria = { cancerTypes: ['thymus'] }
    const [victim] = await members(1, thymus, { departmentCode: '13' })
    if (!victim) throw new Error('nobody')
    world.pass(31 * day)
    const own = await members(4, thymus, { departmentCode: '13' })
    const before = await count(staff, missionId, thymus)
    expect(before.status).toBe(200)
    await world.takesPart(victim, missionId, { state: 'invited', askedAt: world.now() })
    expect((await count(staff, missionId, thymus)).data).toEqual(before.data)
    const elsewhere = await world.mission([staff.id], { departmentCode: '13' })
    expect((await count(staff, elsewhere, thymus)).data).toEqual(before.data)
    world.pass(2 * day)
    expect(await counted(thymus, '13')).toEqual([victim.id])
    expect((await count(staff, missionId, thymus)).data).toEqual(before.data)
    // Who was counted reads of it, once: the same question was answered from what was told before.
    expect(await readsOf(victim)).toMatchObject([
      { kind: 'count', missionId, readerRole: 'referent', readerDepartment: '13', fields: [] },
    ])
    for (const one of own) expect(await readsOf(one)).toEqual([])
  })

  it('count who agreed and matches all, as it stood when the day began', async () => {
    const people = await members(3, { cancerTypes: ['lung'] }, { departmentCode: '59' })
    const both = await members(1, { cancerTypes: ['lung', 'bone'] }, { departmentCode: '59' })
    const [left, moved, silent] = people
    if (!left || !moved || !silent) throw new Error('three people')
    expect(await counted(lung, '59')).toEqual([])
    world.pass(31 * day)
    expect(await counted(lung, '59')).toEqual(ids([...people, ...both]))
    expect(await counted(lung, null)).toEqual(ids([...people, ...both]))
    expect(await counted({ ...lung, treatmentStages: ['in_treatment'] }, '59')).toEqual([])
    expect(await counted({ cancerTypes: ['bone'], relationsToIllness: ['sick_person'] }, '59')).toEqual(ids(both))
    // Leaving counts at once, answers that changed from the next day on.
    await world.edit({ consents: { matchingConsentVersion: null } }, left)
    await world.edit({ health: { diagnosisYear: 2001 } }, silent)
    await world.db.query({ text: `update users set department_code = '62' where id = $1`, values: [moved.id] })
    expect(await counted(lung, '59')).toEqual(ids([moved, ...both]))
    world.pass(day)
    expect(await counted(lung, '59')).toEqual(ids([silent, ...both]))
    // Whoever moves somebody, or takes a consent back and gives it again, waits for a month to see them counted.
    await world.edit({ consents: { matchingConsentVersion: '1' } }, left)
    world.pass(day)
    expect(await counted(lung, null)).toEqual(ids([silent, ...both]))
    world.pass(30 * day)
    expect(await counted(lung, '62')).toEqual([moved.id])
    expect(await counted(lung, '59')).toEqual(ids([left, silent, ...both]))
  })

  it('give few new numbers in thirty days, to a person and of a department; one that was told costs nothing', async () => {
    const { staff, missionId } = await team('31')
    const colleague = await world.add({ role: 'referent', departmentCode: '31' })
    const about = (who: User, cancer: 'skin' | 'bone' | 'brain' | 'lung' | 'thymus' | 'kidney') =>
      count(who, missionId, { cancerTypes: [cancer] })
    for (const cancer of ['skin', 'bone', 'brain'] as const) expect((await about(staff, cancer)).status).toBe(200)
    expect(await about(staff, 'lung')).toMatchObject({ status: 409, code: 'QUESTIONS_SPENT' })
    expect((await about(colleague, 'skin')).data).toEqual((await about(staff, 'skin')).data)
    for (const cancer of ['lung', 'thymus'] as const) expect((await about(colleague, cancer)).status).toBe(200)
    expect(await about(colleague, 'kidney')).toMatchObject({ status: 409, code: 'QUESTIONS_SPENT' })
    expect(await invite(colleague, missionId, { cancerTypes: ['kidney'] })).toMatchObject({ code: 'QUESTIONS_SPENT' })
    world.pass(31 * day)
    expect((await about(staff, 'kidney')).status).toBe(200)
  })

  it('draw each person apart within the caps, tell only who was drawn, and answer always the same', async () => {
    const missionId = await world.mission([manager.id])
    const people = await members(5, { cancerTypes: ['kidney'] })
    const often = people[0]
    if (often) {
      for (const daysAgo of [1, 2]) {
        const askedAt = new Date(world.now().getTime() - daysAgo * 86_400_000)
        await world.takesPart(often, randomUUID(), { state: 'rejected', askedAt })
      }
    }
    const kidney: Criteria = { cancerTypes: ['kidney'] }
    expect((await invite(manager, missionId, { cancerTypes: ['thymus'] })).data).toEqual({ requested: true })
    expect((await withLot(0.51, () => invite(manager, missionId, kidney))).data).toEqual({ requested: true })
    expect(await drawn(missionId)).toEqual([])
    const told = (await count(manager, missionId, kidney)).data
    expect((await withLot(0, () => invite(manager, missionId, kidney))).data).toEqual({ requested: true })
    expect((await withLot(0, () => invite(manager, missionId, kidney))).data).toEqual({ requested: true })
    const facts = await drawn(missionId)
    expect(facts).toMatchObject([{ subject: 'users.blind_invitation.drawn', data: { missionId } }])
    expect(facts.map(({ data }) => Object.keys(data))).toEqual([['userIds', 'missionId']])
    expect(facts.flatMap(({ data }) => data.userIds).toSorted()).toEqual(ids(people.slice(1)))
    // What was drawn changes no number, and shows in no list.
    expect((await count(manager, missionId, kidney)).data).toEqual(told)
    expect(await world.everything()).not.toContain('kidney')
  })

  it('keep two draws at once within the caps of a person', async () => {
    const [person] = await members(1, { cancerTypes: ['bladder'] })
    const missions = await Promise.all([1, 2, 3].map(() => world.mission([manager.id])))
    const bladder: Criteria = { cancerTypes: ['bladder'] }
    const staff = await world.add({ role: 'admin' })
    await withLot(0, () => Promise.all(missions.map((missionId) => invite(staff, missionId, bladder))))
    const facts = (await Promise.all(missions.map(drawn))).flat()
    expect(facts.map(({ data }) => data.userIds)).toEqual([[person?.id], [person?.id]])
  })

  it('end where enough people were drawn for the places, by what everybody may know', async () => {
    const missionId = await world.mission([manager.id], { capacity: 4 })
    const staff = await world.add({ role: 'admin' })
    const skin: Criteria = { cancerTypes: ['skin'] }
    for (const status of [200, 200, 409]) expect((await invite(staff, missionId, skin)).status).toBe(status)
    expect(await invite(staff, missionId, skin)).toMatchObject({ code: 'INVITED_ENOUGH' })
    world.pass(15 * day)
    expect((await invite(staff, missionId, skin)).status).toBe(200)
  })

  it('are limited by the day', async () => {
    const { staff, missionId } = await team('44')
    for (let index = 0; index < 6; index += 1) expect((await count(staff, missionId)).status).toBe(200)
    expect(await count(staff, missionId)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect(await invite(staff, missionId)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    world.pass(day + 1)
    expect((await count(staff, missionId)).status).toBe(200)
  })

  it('are for those who run an open mission, a referent for members of their own department', async () => {
    const { staff, missionId } = await team('33')
    const pancreas: Criteria = { cancerTypes: ['pancreas'] }
    expect((await count(staff, missionId, pancreas)).data).toMatchObject({ margin: 20 })
    expect((await count(await world.add({ role: 'admin' }), missionId, pancreas)).data).toMatchObject({ margin: 35 })
    expect(await count(manager, missionId)).toMatchObject({ status: 403, code: 'OUT_OF_SCOPE' })
    expect(await count(await world.add(), missionId)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect((await count(staff, randomUUID())).status).toBe(404)
    const waiting = await world.mission([staff.id], { open: false })
    expect(await invite(staff, waiting)).toMatchObject({ status: 409, code: 'MISSION_NOT_APPROVED' })
    for (const criteria of [
      {},
      { cancerTypes: [] },
      { comorbidities: ['other'] } as object,
      { diagnosisYear: 2000 } as object,
    ]) {
      expect((await count(staff, missionId, criteria)).status).toBe(422)
    }
  })
})
