import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallInput } from '@ensemble/contracts/schemas'
import { consentVersions } from '@ensemble/contracts/users/consent-versions'
import type { User } from '../../src/domain/user.ts'
import { endPauses } from '../../src/use-cases/end-pauses.ts'
import { as, startUsers, type UsersUnderTest } from '../setup.ts'

describe('what a member offers and wishes', () => {
  let users: UsersUnderTest
  beforeAll(async () => {
    users = await startUsers()
  })
  afterAll(() => users.stop())

  const edit = (body: CallInput<'user.edit'>['body'], who: User, userId = 'me') =>
    users.call('user.edit', { params: { userId }, body }, as(who))

  it('is changed part by part, and told to the other teams', async () => {
    const member = await users.add()
    const { data } = await edit({ engagement: { interestDomains: ['prevention'], skills: ['writing'] } }, member)
    expect(data.engagement).toMatchObject({ interestDomains: ['prevention'], skills: ['writing'], pause: null })
    const second = await edit(
      { engagement: { pause: { until: '2027-01-31' } }, member: { volunteerKinds: ['patient_resource'] } },
      member,
    )
    expect(second.data.engagement).toMatchObject({ skills: ['writing'], pause: { until: '2027-01-31' } })
    expect(second.data.volunteerKinds).toEqual(['patient_resource'])
    const { rows } = await users.db.query({
      text: `select payload #> '{data,paused}' as paused, payload #> '{data,volunteerKinds}' as kinds from outbox
             where aggregate_id = $1 order by id desc limit 1`,
      values: [member.id],
    })
    expect(rows).toEqual([{ paused: true, kinds: [] }])
    const digest = await edit({ consents: { digest: 'none', coParticipantVisibility: true } }, member)
    expect(digest.data.consents).toMatchObject({ digest: 'none', coParticipantVisibility: true, newsletter: false })
    expect((await edit({ engagement: { pause: null } }, member)).data.engagement?.pause).toBeNull()
  })

  it('is asked for once a year whether it is still right; a word or a change ends the question, health is not touched', async () => {
    const year = 365 * 24 * 3600
    const member = await users.add({ profileType: 'caregiver' })
    const asks = async () =>
      (await users.call('user.get', { params: { userId: 'me' }, query: {} }, as(member))).data.asksSituation
    expect(await asks()).toBe(false)
    await users.db.query({
      text: `update users set created_at = created_at - interval '1 year 1 day' where id = $1`,
      values: [member.id],
    })
    const health = async () =>
      (await users.call('user.get', { params: { userId: 'me' }, query: {} }, as(member))).data.health
    const before = await health()
    expect(await asks()).toBe(true)
    await edit({ member: { situationSaid: true } }, member)
    expect(await asks()).toBe(false)
    await users.db.query({
      text: `update users set situation_said_at = situation_said_at - make_interval(secs => $2) where id = $1`,
      values: [member.id, year],
    })
    expect(await asks()).toBe(true)
    await edit({ member: { profileType: 'former_caregiver' } }, member)
    expect(await asks()).toBe(false)
    expect(await health()).toEqual(before)
  })

  const lastEvent = async (who: User) => {
    const { rows } = await users.db.query<{ paused: boolean; pauseBegins?: boolean; engagement: object }>({
      text: `select payload #> '{data,paused}' as paused, payload #> '{data,pauseBegins}' as "pauseBegins",
             payload #> '{data,engagement}' as engagement from outbox
             where aggregate_id = $1 order by id desc limit 1`,
      values: [who.id],
    })
    return rows[0]
  }

  it('may rest without an end; a pause with a last day ends by itself, and the other teams hear of both', async () => {
    const [open, ending] = [await users.add(), await users.add()]
    const { data } = await edit({ engagement: { pause: { until: null } } }, open)
    expect(data.engagement?.pause).toEqual({ until: null })
    await edit({ engagement: { pause: { until: '2026-11-22' } } }, ending)
    expect([await lastEvent(open), await lastEvent(ending)]).toMatchObject([{ paused: true }, { paused: true }])
    users.pass(2 * 24 * 3600)
    await endPauses(users.deps)
    users.pass(-2 * 24 * 3600)
    expect([await lastEvent(open), await lastEvent(ending)]).toMatchObject([{ paused: true }, { paused: false }])
    const { data: after } = await users.call('user.get', { params: { userId: 'me' } }, as(ending))
    expect(after.engagement?.pause).toBeNull()
  })

  it('tells the other teams once that a pause begins, however often the account changes while it lasts', async () => {
    const member = await users.add()
    const begins = async (engagement: CallInput<'user.edit'>['body']['engagement']) => {
      await edit({ engagement }, member)
      return (await lastEvent(member))?.pauseBegins
    }
    expect(await begins({ pause: { until: '2026-11-22' } })).toBe(true)
    expect(await begins({ skills: ['writing'] })).toBe(false)
    expect(await begins({ pause: { until: null } })).toBe(false)
    expect(await begins({ pause: null })).toBe(false)
    expect(await begins({ pause: { until: null } })).toBe(true)
  })

  it('keeps to the account what somebody wrote, and the searches they keep', async () => {
    const member = await users.add()
    const search = { name: 'À distance', query: 'mode=remote' }
    const words = { skills: ['other' as const], skillsOther: 'Tricot' }
    await edit({ engagement: { ...words, savedSearches: [search] } }, member)
    expect(JSON.stringify(await lastEvent(member))).not.toMatch(/Tricot|distance/)
    const admin = await users.add({ role: 'admin' })
    const seen = await users.call('user.get', { params: { userId: member.id } }, as(admin))
    expect(seen.data.engagement).toMatchObject({ skills: ['other'], savedSearches: [] })
    const own = await users.call('user.get', { params: { userId: 'me' } }, as(member))
    expect(own.data.engagement?.savedSearches).toEqual([search])
  })

  it.each([
    [{ interestDomains: [] }, 'interestDomains', 'REQUIRED'],
    [{ skillsOther: 'Tricot' }, 'skillsOther', 'NOT_IN_LIST'],
    [{ pause: { until: '2026-11-20' } }, 'pause', 'INVALID_DATE'],
    [{ pause: { until: '2027-12-31' } }, 'pause', 'INVALID_DATE'],
    [{ savedSearches: [{ name: 'Sein', query: 'f=targetCancerTypes%3Abreast' }] }, 'savedSearches', 'NOT_IN_LIST'],
  ])('is refused where it does not fit: %j', async (engagement, field, code) => {
    const answer = await edit({ engagement }, await users.add())
    expect(answer).toMatchObject({ status: 422, fields: { [`engagement.${field}`]: [code] } })
  })

  it('agrees to the charter and the terms of today, and to no others', async () => {
    const member = await users.add()
    const agree = (version: string) => edit({ consents: { termsVersion: version, charterVersion: version } }, member)
    const fields = { 'consents.termsVersion': ['NOT_IN_LIST'], 'consents.charterVersion': ['NOT_IN_LIST'] }
    expect(await agree('2025-01')).toMatchObject({ status: 422, fields })
    const before = await users.call('user.get', { params: { userId: 'me' } }, as(member))
    const { termsAt } = before.data.consents ?? {}
    users.pass(60)
    const { data } = await agree(consentVersions.terms)
    expect(data.consents).toMatchObject({ termsVersion: '1', charterVersion: '1' })
    expect(data.consents?.termsAt).not.toBe(termsAt)
    expect(data.consents?.charterAt).toBe(data.consents?.termsAt)
  })

  it('is the person’s own to say', async () => {
    const [member, admin] = [await users.add(), await users.add({ role: 'admin' })]
    for (const body of [
      { engagement: { skills: [] } },
      { member: { volunteerKinds: [] } },
      { work: { employment: 'retired' as const } },
      { consents: { newsletter: true } },
      { consents: { charterVersion: consentVersions.charter } },
    ]) {
      expect(await edit(body, admin, member.id)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    }
    expect((await edit({ member: { profileType: 'patient' } }, admin)).status).toBe(422)
  })

  it('is shown as a contact by staff as they choose', async () => {
    const [member, referent] = [await users.add(), await users.add({ role: 'referent', departmentCode: '69' })]
    const { data } = await edit({ staff: { publicContactEmail: 'comite69@example.org' } }, referent)
    expect(data.staff).toMatchObject({ publicContactEmail: 'comite69@example.org', organisationPositionOther: null })
    expect((await edit({ staff: { publicContactEmail: 'a@example.org' } }, member)).status).toBe(422)
  })
})
