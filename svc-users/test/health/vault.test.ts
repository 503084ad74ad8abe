import { renameSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../src/domain/user.ts'
import { as } from '../setup.ts'
import { answers, startWithKeys, type World } from './world.ts'

describe('the vault of health answers', () => {
  let world: World
  beforeAll(async () => {
    world = await startWithKeys()
  })
  afterAll(() => world.stop())

  const opens = async (who: User) => (await world.me(who)).data.health?.cancerTypes
  const change = (text: string, ...values: unknown[]) => world.db.query({ text, values })

  it('notices a changed byte, and the page goes on without the answers', async () => {
    const member = await world.teller()
    await change(
      `update health_answers set sealed = set_byte(sealed, 40, get_byte(sealed, 40) # 1) where user_id = $1`,
      member.id,
    )
    const { status, data } = await world.me(member)
    expect([status, data.health, data.consents?.healthConsentVersion]).toEqual([200, undefined, '1'])
    expect((await world.edit({ health: { diagnosisYear: 2000 } }, member)).status).toBe(500)
  })

  it('notices answers or a key that were moved from another person, group or version', async () => {
    const [own, other] = [await world.teller(), await world.teller()]
    const swaps = [
      `update health_answers a set sealed = b.sealed from health_answers b
       where a.user_id = $1 and b.user_id = $2 and a.field_group = b.field_group`,
      `update health_keys.keys a set wrapped = b.wrapped from health_keys.keys b where a.user_id = $1 and b.user_id = $2`,
      `update health_answers a set sealed = b.sealed from health_answers b
       where a.user_id = $1 and b.user_id = $1 and a.field_group <> b.field_group and $2::uuid is not null`,
      `update health_answers set version = version + 1 where user_id = $1 and $2::uuid is not null`,
    ]
    for (const swap of swaps) {
      const victim = await world.teller()
      expect(await opens(victim)).toEqual(answers.cancerTypes)
      expect((await change(swap, victim.id, other.id)).rowCount).toBeGreaterThan(0)
      expect(await opens(victim)).toBeUndefined()
    }
    expect(await opens(own)).toEqual(answers.cancerTypes)
  })

  it('seals the same answers differently each time, and in steps of one size', async () => {
    const people = [await world.teller(), await world.teller({ relationsToIllness: ['former_patient'] })]
    const { rows } = await world.db.query<{ sealed: Buffer }>({
      text: `select sealed from health_answers where user_id = any($1) and field_group = 'illness'`,
      values: [people.map(({ id }) => id)],
    })
    expect(new Set(rows.map((row) => row.sealed.length)).size).toBe(1)
    expect(new Set(rows.map((row) => row.sealed.toString('hex'))).size).toBe(2)
  })

  it('stays closed without the key of the installation, while everything else goes on', async () => {
    const member = await world.teller()
    const manager = await world.add({ role: 'referent' })
    const missionId = await world.mission([manager.id])
    await world.takesPart(member, missionId, { sharedFields: ['cancerTypes'] })
    renameSync(world.keysFile, `${world.keysFile}.away`)
    try {
      const { status, data } = await world.me(member)
      expect([status, data.health, data.consents?.healthConsentVersion]).toEqual([200, undefined, '1'])
      const refused = { status: 503, code: 'SERVICE_UNAVAILABLE' }
      expect(await world.edit({ health: { diagnosisYear: 2000 } }, member)).toMatchObject(refused)
      const params = { userId: member.id }
      expect(await world.call('user.sharedHealth', { params, query: { missionId } }, as(manager))).toMatchObject(
        refused,
      )
      expect((await world.edit({ identity: { city: 'Bron' } }, member)).data.city).toBe('Bron')
      const leaver = await world.add()
      expect((await world.edit({ consents: { healthConsentVersion: '1' } }, leaver)).status).toBe(200)
      expect((await world.edit({ consents: { healthConsentVersion: null } }, leaver)).status).toBe(200)
      writeFileSync(world.keysFile, '{"current":"x","keys":{}}')
      expect(await opens(member)).toBeUndefined()
    } finally {
      renameSync(`${world.keysFile}.away`, world.keysFile)
    }
    expect(await opens(member)).toEqual(answers.cancerTypes)
  })

  it('destroys the key of a deleted account', async () => {
    const member = await world.teller()
    const body = { confirmEmail: member.email ?? '' }
    expect((await world.call('user.delete', { params: { userId: 'me' }, body }, as(member))).status).toBe(200)
    const { rows } = await change(
      `select 'key' from health_keys.keys where user_id = $1 union all select 'answers' from health_answers where user_id = $1`,
      member.id,
    )
    expect(rows).toEqual([])
  })
})
