import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../setup.ts'
import { answers, consented, rareAnswer, startWithKeys, type World } from './world.ts'

describe('health answers', () => {
  let world: World
  beforeAll(async () => {
    world = await startWithKeys()
  })
  afterAll(() => world.stop())

  it('wait for a consent in the words of today, and then are the owner’s to read', async () => {
    const member = await world.add()
    expect((await world.me(member)).data).not.toHaveProperty('health')
    expect(await world.edit({ health: answers }, member)).toMatchObject({
      status: 403,
      code: 'HEALTH_CONSENT_REQUIRED',
    })
    expect(await world.edit({ consents: { healthConsentVersion: '0' } }, member)).toMatchObject({
      status: 422,
      fields: { 'consents.healthConsentVersion': ['NOT_IN_LIST'] },
    })
    const { data } = await world.edit({ consents: { healthConsentVersion: '1' } }, member)
    expect(data.consents).toMatchObject({ healthConsentVersion: '1', healthConsentAt: world.now().toISOString() })
    expect(data.health).toMatchObject({ relationsToIllness: [], savedAt: null })
    const withOthers = await world.edit({ health: answers }, member)
    expect(withOthers.code).toBe('HEALTH_CONSENT_REQUIRED')
    const { comorbidities: _comorbidities, ...illness } = answers
    expect((await world.edit({ health: illness }, member)).status).toBe(200)
    expect(
      (await world.edit({ consents: { comorbiditiesConsentVersion: '1' }, health: answers }, member)).data.health,
    ).toEqual({ ...answers, savedAt: world.now().toISOString() })
    expect((await world.edit({ health: { diagnosisYear: 2020 } }, member)).data.health).toMatchObject({
      cancerTypesOther: rareAnswer,
      diagnosisYear: 2020,
    })
  })

  it('need the first consent for every other one', async () => {
    const member = await world.add()
    const alone = await world.edit({ consents: { matchingConsentVersion: '1' } }, member)
    expect(alone).toMatchObject({ status: 403, code: 'HEALTH_CONSENT_REQUIRED' })
    const both = { healthConsentVersion: '1', matchingConsentVersion: '1' }
    expect((await world.edit({ consents: both }, member)).data.consents).toMatchObject({ matchingConsentVersion: '1' })
    const none = { healthConsentVersion: null, matchingConsentVersion: null, matchingConsentAt: null }
    const withdrawn = await world.edit({ consents: { healthConsentVersion: null } }, member)
    expect(withdrawn.data.consents).toMatchObject(none)
  })

  it('are nobody else’s to read or to write, whatever their role', async () => {
    const member = await world.teller()
    const readers = [
      await world.add({ role: 'admin' }),
      await world.add({ role: 'referent', departmentCode: '69' }),
      await world.add({ role: 'headquarter_referent' }),
      await world.add(),
    ]
    const mission = await world.mission(readers.map(({ id }) => id))
    await world.takesPart(member, mission, { sharedFields: ['cancerTypes'] })
    for (const reader of readers) {
      const { status, data } = await world.call('user.get', { params: { userId: member.id } }, as(reader))
      expect([200, 404]).toContain(status)
      expect(JSON.stringify(data)).not.toMatch(/health|omorbid|matching|hormone|tract/)
      for (const body of [{ health: { diagnosisYear: 2001 } }, { consents: { healthConsentVersion: null } }]) {
        expect(await world.edit(body, reader, member.id)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
      }
    }
    expect((await world.me(member)).data.health).toMatchObject({ diagnosisYear: 2019 })
  })

  it.each([
    [{ relationsToIllness: [] }, 'relationsToIllness', 'REQUIRED'],
    [{ caregiverRelationship: 'parent' as const }, 'caregiverRelationship', 'NOT_IN_LIST'],
    [{ illnessSituation: 'deceased_due_to_cancer' as const }, 'illnessSituation', 'NOT_IN_LIST'],
    [{ relationsToIllness: ['former_caregiver' as const] }, 'treatmentStage', 'NOT_IN_LIST'],
    [{ cancerTypes: ['lung' as const] }, 'cancerTypesOther', 'NOT_IN_LIST'],
    [{ diagnosisYear: 1949 }, 'diagnosisYear', 'OUT_OF_RANGE'],
    [{ diagnosisYear: 2027 }, 'diagnosisYear', 'OUT_OF_RANGE'],
  ])('that do not fit together are refused: %j', async (change, field, code) => {
    const member = await world.teller()
    expect(await world.edit({ health: change }, member)).toMatchObject({
      status: 422,
      fields: { [`health.${field}`]: [code] },
    })
    expect((await world.me(member)).data.health).toMatchObject(answers)
  })

  it('take no more of each than the lists say', async () => {
    const member = await world.teller()
    const six = ['brain', 'liver', 'bone', 'skin', 'lung', 'other'] as const
    for (const health of [
      { cancerTypes: [...six] },
      { cancerTypes: ['brain' as const, 'brain' as const] },
      { comorbidities: ['respiratory'] },
      { comorbidities: ['other.asthma'] },
      { cancerTypesOther: 'x'.repeat(101) },
      { diagnosisYear: 2019.5 },
      { notAField: true } as object,
    ]) {
      expect((await world.edit({ health }, member)).status).toBe(422)
    }
  })

  it('of a bereaved carer may say so', async () => {
    const carer = {
      relationsToIllness: ['former_caregiver', 'former_patient'],
      caregiverRelationship: 'spouse_or_partner',
      illnessSituation: 'deceased_due_to_cancer',
      cancerTypes: ['pancreas'],
    } as const
    const health = { ...carer, relationsToIllness: [...carer.relationsToIllness], cancerTypes: [...carer.cancerTypes] }
    expect((await world.me(await world.teller(health))).data.health).toMatchObject(carer)
  })

  it('go with their consent: others at once, comorbidities alone with theirs', async () => {
    const member = await world.teller()
    await world.edit({ consents: { comorbiditiesConsentVersion: null } }, member)
    expect((await world.me(member)).data.health).toMatchObject({ ...answers, comorbidities: [] })
    await world.edit({ consents: { healthConsentVersion: null } }, member)
    expect((await world.me(member)).data).not.toHaveProperty('health')
    const left = `select 1 from health_answers where user_id = $1 union all select 1 from health_keys.keys where user_id = $1`
    expect((await world.db.query({ text: left, values: [member.id] })).rows).toEqual([])
    expect((await world.edit(consented, member)).data.health).toMatchObject({ cancerTypes: [], savedAt: null })
  })

  it('leave a proof of every consent, which nobody can change', async () => {
    const member = await world.teller()
    world.pass(60)
    await world.edit({ consents: { healthConsentVersion: null } }, member, 'me', 'en')
    const { rows } = await world.db.query({
      text: `select purpose, given, text_version as version, language, length(text_hash) as hash from consent_records
             where user_id = $1 order by id`,
      values: [member.id],
    })
    const shown = { version: '1', hash: 32 }
    expect(rows).toEqual([
      { purpose: 'health', given: true, language: 'fr', ...shown },
      { purpose: 'comorbidities', given: true, language: 'fr', ...shown },
      { purpose: 'health', given: false, language: 'en', ...shown },
      { purpose: 'comorbidities', given: false, language: 'en', ...shown },
    ])
    for (const text of ['update consent_records set given = true', 'delete from consent_records']) {
      await expect(world.db.query({ text })).rejects.toThrow('append-only')
    }
  })

  it('are told to nobody: no event, no activity, no mail, and no change of the account', async () => {
    const member = await world.add()
    const facts = { text: 'select event_id from outbox', values: [] }
    const before = [(await world.db.query(facts)).rows.length, (await world.me(member)).data.updatedAt]
    world.pass(60)
    await world.edit({ ...consented, health: answers }, member)
    expect([(await world.db.query(facts)).rows.length, (await world.me(member)).data.updatedAt]).toEqual(before)
    const copied = await world.everything()
    for (const value of [rareAnswer, 'upper_aerodigestive_tract', 'hormone_therapy', 'depression']) {
      // Names what leaked, not all that is stored.
      expect([value, copied.includes(value)]).toEqual([value, false])
      expect([value, copied.includes(Buffer.from(value).toString('hex'))]).toEqual([value, false])
    }
  })
})
