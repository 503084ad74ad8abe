import { randomUUID } from 'node:crypto'
import { inTransaction } from '@ensemble/service-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as healthReads from '../../src/data/health-reads.ts'
import { forgetHealthReads } from '../../src/use-cases/forget-health-reads.ts'
import { as } from '../setup.ts'
import { answers, startWithKeys, type World } from './world.ts'

const day = 24 * 3600

describe('what is kept about health, and for how long', () => {
  let world: World
  beforeAll(async () => {
    world = await startWithKeys()
  })
  afterAll(() => world.stop())

  const read = (subjectId: string, at: Date) =>
    inTransaction(world.db, (tx) =>
      healthReads.append(tx, {
        at,
        readerId: randomUUID(),
        readerRole: 'referent',
        readerDepartment: '69',
        subjectId,
        missionId: randomUUID(),
        fields: ['cancerTypes'],
        requestId: null,
      }),
    )

  it('forgets a year later who read what; the chain goes on, and no younger row can be removed', async () => {
    const member = await world.add()
    const daysAgo = (days: number) => new Date(world.now().getTime() - days * day * 1000)
    for (const days of [500, 400, 300, 1]) await read(member.id, daysAgo(days))
    expect(await forgetHealthReads(world.deps)).toBe(2)
    expect(await forgetHealthReads(world.deps)).toBe(0)
    expect(await healthReads.findAbout(world.db, member.id, 10)).toHaveLength(2)
    expect(await healthReads.findBroken(world.db)).toBeUndefined()
    await read(member.id, world.now())
    expect(await healthReads.findBroken(world.db)).toBeUndefined()
    await expect(world.db.query({ text: 'delete from health_reads' })).rejects.toThrow('append-only for a year')
    const { rows } = await world.db.query({ text: 'select forgotten from health_reads_forgotten' })
    expect(rows).toEqual([{ forgotten: 2 }])
  })

  it('asks again after two years: until then answers are the member’s to read, closed to everybody else', async () => {
    const member = await world.teller()
    const referent = await world.add({ role: 'referent', departmentCode: '69' })
    const missionId = await world.mission([referent.id])
    await world.takesPart(member, missionId, { sharedFields: ['cancerTypes', 'comorbidities'] })
    const shared = async () => {
      const params = { userId: member.id }
      const { data } = await world.call('user.sharedHealth', { params, query: { missionId } }, as(referent))
      return 'fields' in data ? data.fields : null
    }
    const { cancerTypes, comorbidities } = answers
    expect(await shared()).toMatchObject({ cancerTypes, comorbidities })
    world.pass(731 * day)
    expect(await shared()).toEqual({})
    expect((await world.me(member)).data.health).toMatchObject({ cancerTypes })
    expect(await world.edit({ health: { diagnosisYear: 2018 } }, member)).toMatchObject({
      code: 'HEALTH_CONSENT_REQUIRED',
    })
    const again = await world.edit({ consents: { healthConsentVersion: '1' } }, member)
    expect(again.data.consents?.healthConsentAt).toBe(world.now().toISOString())
    // The other conditions have a consent of their own: nobody opens them until it is given again, and the log says so.
    const withoutConditions = await shared()
    expect(withoutConditions).toMatchObject({ cancerTypes })
    expect(withoutConditions).not.toHaveProperty('comorbidities')
    expect((await healthReads.findAbout(world.db, member.id, 10))[0]?.fields).toEqual(['cancerTypes'])
    await world.edit({ consents: { comorbiditiesConsentVersion: '1' } }, member)
    expect(await shared()).toMatchObject({ cancerTypes, comorbidities })
    world.pass(-731 * day)
  })
})
