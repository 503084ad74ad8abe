import { randomUUID } from 'node:crypto'
import type { CallInput } from '@ensemble/contracts/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../src/domain/user.ts'
import { as, type Person } from '../setup.ts'
import { answers, startWithKeys, type World } from './world.ts'

type Criteria = CallInput<'user.countBlind'>['body']['criteria']

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

  /** Members who agreed to be looked for; each test has a cancer of its own. */
  async function members(number: number, health: Partial<typeof answers> | object, person: Partial<Person> = {}) {
    const people: User[] = []
    for (let index = 0; index < number; index += 1) {
      const user = await world.teller({ ...answers, ...health, cancerTypesOther: null }, person)
      await world.edit({ consents: { matchingConsentVersion: '1' } }, user)
      people.push(user)
    }
    return people
  }

  async function drawn(missionId: string) {
    const { rows } = await world.db.query<{ subject: string; data: { missionId: string; userIds: string[] } }>({
      text: `select subject, payload -> 'data' as data from outbox where aggregate_id = $1 order by id`,
      values: [missionId],
    })
    return rows
  }

  it('count in steps of five, nothing under five, and only who agreed, may be asked and matches all', async () => {
    const staff = await world.add({ role: 'referent', departmentCode: '69' })
    const missionId = await world.mission([staff.id])
    const people = await members(4, { cancerTypes: ['lung'] })
    expect((await count(staff, missionId)).data).toEqual({ count: null })
    people.push(...(await members(2, { cancerTypes: ['lung', 'bone'] })))
    expect((await count(staff, missionId)).data).toEqual({ count: 5 })
    expect((await count(staff, missionId, { ...lung, treatmentStages: ['in_treatment'] })).data).toEqual({
      count: null,
    })
    const both: Criteria = { ...lung, treatmentStages: ['hormone_therapy'], relationsToIllness: ['sick_person'] }
    expect((await count(staff, missionId, both)).data).toEqual({ count: 5 })
    const [left, gone] = people
    if (left) await world.edit({ consents: { matchingConsentVersion: null } }, left)
    if (gone) await world.takesPart(gone, missionId)
    expect((await count(staff, missionId)).data).toEqual({ count: null })
  })

  it('draw the least asked within the caps, tell only who was drawn, and answer always the same', async () => {
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
    expect(await drawn(missionId)).toEqual([])
    expect((await invite(manager, missionId, kidney)).data).toEqual({ requested: true })
    expect((await invite(manager, missionId, kidney)).data).toEqual({ requested: true })
    const facts = await drawn(missionId)
    expect(facts).toMatchObject([{ subject: 'users.blind_invitation.drawn', data: { missionId } }, {}])
    expect(facts.map(({ data }) => Object.keys(data))).toEqual([
      ['userIds', 'missionId'],
      ['userIds', 'missionId'],
    ])
    const asked = facts.flatMap(({ data }) => data.userIds)
    expect(asked.toSorted()).toEqual(
      people
        .slice(1)
        .map(({ id }) => id)
        .toSorted(),
    )
    expect(facts[0]?.data.userIds).toHaveLength(3)
    // What was drawn lowers no number, and shows in no list.
    expect((await count(manager, missionId, kidney)).data).toEqual({ count: null })
    expect(await world.everything()).not.toContain('kidney')
  })

  it('do not lower the number that a team sees', async () => {
    const staff = await world.add({ role: 'referent', departmentCode: '69' })
    const missionId = await world.mission([staff.id])
    const people = await members(6, { cancerTypes: ['thyroid'] })
    const thyroid: Criteria = { cancerTypes: ['thyroid'] }
    expect((await count(staff, missionId, thyroid)).data).toEqual({ count: 5 })
    await invite(staff, missionId, thyroid)
    for (const who of people.slice(0, 3)) {
      await world.takesPart(who, missionId, { state: 'invited', blind: true, askedAt: world.now() })
    }
    expect((await count(staff, missionId, thyroid)).data).toEqual({ count: 5 })
  })

  it('keep two draws at once within the caps of a person', async () => {
    const [person] = await members(1, { cancerTypes: ['bladder'] })
    const missions = await Promise.all([1, 2, 3].map(() => world.mission([manager.id])))
    const bladder: Criteria = { cancerTypes: ['bladder'] }
    const staff = await world.add({ role: 'admin' })
    await Promise.all(missions.map((missionId) => invite(staff, missionId, bladder)))
    const facts = (await Promise.all(missions.map(drawn))).flat()
    expect(facts.map(({ data }) => data.userIds)).toEqual([[person?.id], [person?.id]])
  })

  it('are limited by the day', async () => {
    const staff = await world.add({ role: 'referent', departmentCode: '69' })
    const missionId = await world.mission([staff.id])
    for (let index = 0; index < 6; index += 1) expect((await count(staff, missionId)).status).toBe(200)
    expect(await count(staff, missionId)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect(await invite(staff, missionId)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    world.pass(24 * 3600 + 1)
    expect((await count(staff, missionId)).status).toBe(200)
  })

  it('are for those who run an open mission, a referent for members of the own department', async () => {
    const staff = await world.add({ role: 'referent', departmentCode: '33' })
    const missionId = await world.mission([staff.id], { departmentCode: '33' })
    await members(5, { cancerTypes: ['pancreas'] })
    const pancreas: Criteria = { cancerTypes: ['pancreas'] }
    expect((await count(staff, missionId, pancreas)).data).toEqual({ count: null })
    expect((await count(await world.add({ role: 'admin' }), missionId, pancreas)).data).toEqual({ count: 5 })
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
