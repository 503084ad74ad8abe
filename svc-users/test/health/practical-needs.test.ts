import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../setup.ts'
import { consented, startWithKeys, type World } from './world.ts'

describe('what a member needs in order to take part', () => {
  let world: World
  beforeAll(async () => {
    world = await startWithKeys()
  })
  afterAll(() => world.stop())

  const needs = ['sitting', 'no_travel'] as const

  it('is kept with the consent to health answers alone, read by its owner, sealed, and told to nobody', async () => {
    const member = await world.add()
    expect(await world.edit({ needs: [...needs] }, member)).toMatchObject({ code: 'HEALTH_CONSENT_REQUIRED' })
    const before = await world.me(member)
    expect(before.data).not.toHaveProperty('needs')
    const kept = await world.edit({ ...consented, needs: [...needs] }, member)
    expect(kept.data).toMatchObject({ needs, updatedAt: before.data.updatedAt })
    const admin = await world.add({ role: 'admin' })
    expect((await world.call('user.get', { params: { userId: member.id } }, as(admin))).data).not.toHaveProperty(
      'needs',
    )
    expect(await world.everything()).not.toMatch(/no_travel/)
    expect(await world.edit({ needs: [] }, member)).toMatchObject({ data: { needs: [] } })
  })

  it('goes with a withdrawn consent', async () => {
    const member = await world.add()
    await world.edit({ ...consented, needs: [...needs] }, member)
    await world.edit({ consents: { healthConsentVersion: null } }, member)
    await world.edit(consented, member)
    expect((await world.me(member)).data.needs).toEqual([])
  })

  it('keeps how somebody reads the site for themselves, for each of their devices', async () => {
    const [member, admin] = [await world.add(), await world.add({ role: 'admin' })]
    const before = await world.me(member)
    expect(before.data).not.toHaveProperty('comfort')
    const { data } = await world.edit({ comfort: ['text-150', 'dark'] }, member)
    expect(data).toMatchObject({ comfort: ['text-150', 'dark'], updatedAt: before.data.updatedAt })
    const seen = await world.call('user.get', { params: { userId: member.id } }, as(admin))
    expect(seen.data).not.toHaveProperty('comfort')
    expect(await world.edit({ comfort: ['still'] }, admin, member.id)).toMatchObject({ code: 'FORBIDDEN' })
    expect((await world.edit({ comfort: [] }, member)).data.comfort).toEqual([])
  })
})
