import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallInput } from '@ensemble/contracts/schemas'
import type { User } from '../../src/domain/user.ts'
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
    expect(data.engagement).toMatchObject({ interestDomains: ['prevention'], skills: ['writing'], pausedUntil: null })
    const second = await edit(
      { engagement: { pausedUntil: '2027-01-31' }, member: { volunteerKinds: ['patient_resource'] } },
      member,
    )
    expect(second.data.engagement).toMatchObject({ skills: ['writing'], pausedUntil: '2027-01-31' })
    expect(second.data.volunteerKinds).toEqual(['patient_resource'])
    const { rows } = await users.db.query({
      text: `select payload #> '{data,paused}' as paused, payload #> '{data,volunteerKinds}' as kinds from outbox
             where aggregate_id = $1 order by id desc limit 1`,
      values: [member.id],
    })
    expect(rows).toEqual([{ paused: true, kinds: ['patient_resource'] }])
    const digest = await edit({ consents: { digest: 'none', coParticipantVisibility: true } }, member)
    expect(digest.data.consents).toMatchObject({ digest: 'none', coParticipantVisibility: true, newsletter: false })
    expect((await edit({ engagement: { pausedUntil: null } }, member)).data.engagement?.pausedUntil).toBeNull()
  })

  it.each([
    [{ interestDomains: [] }, 'interestDomains', 'REQUIRED'],
    [{ skillsOther: 'Tricot' }, 'skillsOther', 'NOT_IN_LIST'],
    [{ pausedUntil: '2026-11-20' }, 'pausedUntil', 'INVALID_DATE'],
    [{ pausedUntil: '2027-12-31' }, 'pausedUntil', 'INVALID_DATE'],
  ])('is refused where it does not fit: %j', async (engagement, field, code) => {
    const answer = await edit({ engagement }, await users.add())
    expect(answer).toMatchObject({ status: 422, fields: { [`engagement.${field}`]: [code] } })
  })

  it('is the person’s own to say', async () => {
    const [member, admin] = [await users.add(), await users.add({ role: 'admin' })]
    for (const body of [
      { engagement: { skills: [] } },
      { member: { volunteerKinds: [] } },
      { consents: { newsletter: true } },
    ]) {
      expect(await edit(body, admin, member.id)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    }
    expect((await edit({ member: { profileType: 'patient' } }, admin)).status).toBe(422)
  })
})
