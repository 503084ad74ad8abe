import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rotateKeys } from '@ensemble/service-kit/sealing/rotate-keys'
import { healthKeyStore } from '../../src/vault/health-key-store.ts'
import { as } from '../setup.ts'
import { startWithKeys, type World } from './world.ts'

const work = {
  employment: 'long_term_sick_leave',
  workArrangements: ['reduced_time', 'other'],
  workArrangementsOther: 'Télétravail-rarissime',
  socioProfessionalCategory: 'technician',
  socioProfessionalCategoryOther: null,
  employerSector: 'other',
  employerSectorOther: null,
} as const

describe('what a member tells of their work', () => {
  let world: World
  beforeAll(async () => {
    world = await startWithKeys()
  })
  afterAll(() => world.stop())

  it('is read by the member alone, and by nobody who copies the database', async () => {
    const member = await world.add()
    expect(
      (await world.edit({ work: { ...work, workArrangements: [...work.workArrangements] } }, member)).data.work,
    ).toEqual(work)
    expect((await world.me(member)).data.work).toEqual(work)
    const admin = await world.add({ role: 'admin' })
    expect((await world.call('user.get', { params: { userId: member.id } }, as(admin))).data).not.toHaveProperty('work')
    expect(await world.everything()).not.toMatch(/rarissime|long_term_sick_leave/)
  })

  it('outlives a withdrawn consent to health answers and a rotation, and goes with the account', async () => {
    const member = await world.teller()
    await world.edit({ work: { employment: 'retired' } }, member)
    await world.edit({ consents: { healthConsentVersion: null } }, member)
    await rotateKeys(world.db, world.keysFile, healthKeyStore)
    expect((await world.me(member)).data).toMatchObject({ work: { employment: 'retired' } })
    const { status } = await world.call(
      'user.delete',
      { params: { userId: 'me' }, body: { confirmEmail: member.email ?? '' } },
      as(member),
    )
    expect(status).toBe(200)
    const { rows } = await world.db.query({
      text: `select 1 from health_answers where user_id = $1 union all select 1 from health_keys.keys where user_id = $1`,
      values: [member.id],
    })
    expect(rows).toEqual([])
  })

  it.each([
    [{ employment: 'retired' as const, workArrangements: ['reduced_time' as const] }, 'workArrangements'],
    [{ employerSectorOther: 'Cirque' }, 'employerSectorOther'],
  ])('is refused where it does not fit: %j', async (edit, field) => {
    const answer = await world.edit({ work: edit }, await world.add())
    expect(answer).toMatchObject({ status: 422, fields: { [`work.${field}`]: ['NOT_IN_LIST'] } })
  })
})
