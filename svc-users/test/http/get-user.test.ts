import { inTransaction } from '@ensemble/service-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as missionTitles from '../../src/data/mission-titles.ts'
import * as participations from '../../src/data/participations.ts'
import type { User } from '../../src/domain/user.ts'
import { as, password, startUsers, type UsersUnderTest } from '../setup.ts'

describe('GET /user/:userId', () => {
  let users: UsersUnderTest
  let member: User
  beforeAll(async () => {
    users = await startUsers()
    member = await users.add({ firstName: 'Lucie', lastName: 'Ferrandi', departmentCode: '33' })
  })
  afterAll(() => users.stop())

  const get = (userId: string, reader: User) => users.call('user.get', { params: { userId } }, as(reader))

  it('gives people everything about themselves, under `me` and under their id', async () => {
    const me = await get('me', member)
    expect(me.status).toBe(200)
    expect(me.data).toMatchObject({
      id: member.id,
      displayName: 'Lucie Ferrandi',
      role: 'member',
      profileType: 'patient',
      consents: { digest: 'weekly' },
      tutorial: { status: 'not_started', currentStep: 0 },
      counters: { invitations: 0, pending: 0, unreadActions: 0 },
    })
    expect((await get(member.id, member)).data).toEqual(me.data)
  })

  it('answers a pending account about itself', async () => {
    const pending = await users.add({ status: 'pending_approval' })
    expect((await get('me', pending)).data.status).toBe('pending_approval')
  })

  it('lets a pending account correct its identity, change its password and see its sessions', async () => {
    const pending = await users.add({ status: 'pending_approval' })
    const body = { identity: { lastName: 'Ferrandi-Costa', city: 'Bègles' } }
    const edited = await users.call('user.edit', { params: { userId: 'me' }, body }, as(pending))
    expect(edited.data).toMatchObject({ ...body.identity, status: 'pending_approval' })
    const change = { currentPassword: password, newPassword: 'une autre phrase de passe' }
    expect((await users.call('auth.changePassword', { body: change }, as(pending))).status).toBe(200)
    expect((await users.call('auth.sessions', {}, as(pending))).data.items).toEqual([])
  })

  it('gives an admin identity, account and offer, without consents and tutorial', async () => {
    const { data } = await get(member.id, await users.add({ role: 'admin' }))
    expect(data).toMatchObject({
      email: member.email,
      birthDate: '1984-01-27',
      status: 'validated',
      profileType: 'patient',
    })
    expect(data).not.toHaveProperty('consents')
    expect(data).not.toHaveProperty('tutorial')
  })

  it('gives a referent the members of their own department, contacts once approved', async () => {
    const referent = await users.add({ role: 'referent', departmentCode: '33' })
    expect((await get(member.id, referent)).data).toMatchObject({ email: member.email, phone: member.phone })
    const pending = await users.add({ departmentCode: '33', status: 'pending_approval' })
    const { data } = await get(pending.id, referent)
    expect(data).toMatchObject({ firstName: 'Inès', status: 'pending_approval' })
    expect(data).not.toHaveProperty('email')
    expect(data).not.toHaveProperty('phone')
    const elsewhere = await users.add({ departmentCode: '35' })
    expect(await get(elsewhere.id, referent)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  it('gives those who run a mission the contacts of who takes part in it', async () => {
    const manager = await users.add({ role: 'headquarter_referent' })
    expect((await get(member.id, manager)).status).toBe(404)
    const missionId = users.deps.newId()
    await inTransaction(users.db, async (tx) => {
      const dates = { startAt: users.now(), endAt: null }
      const mission = { missionId, version: 1, title: 'T', departmentCode: null, managerIds: [manager.id], ...dates }
      await missionTitles.upsertIfNewer(tx, mission, 'open')
      await participations.upsertIfNewer(tx, { userId: member.id, missionId, version: 1, state: 'waiting' })
    })
    const body = { member: { volunteerKinds: ['patient_resource' as const] } }
    await users.call('user.edit', { params: { userId: 'me' }, body }, as(member))
    const { data } = await get(member.id, manager)
    expect(data).toMatchObject({ email: member.email, profileType: 'patient' })
    expect(data).not.toHaveProperty('birthDate')
    // What somebody is trained for tells of an illness: it is for staff in whose scope they are.
    expect(data).not.toHaveProperty('volunteerKinds')
    const inScope = await users.add({ role: 'referent', departmentCode: '33' })
    expect((await get(member.id, inScope)).data.volunteerKinds).toEqual(['patient_resource'])
    await inTransaction(users.db, (tx) =>
      participations.upsertIfNewer(tx, { userId: member.id, missionId, version: 2, state: 'withdrawn' }),
    )
    expect((await get(member.id, manager)).status).toBe(404)
  })

  it('gives a member the card of staff, and hides everybody else', async () => {
    const referent = await users.add({ role: 'referent', firstName: 'Solange', lastName: 'Mondésir' })
    expect((await get(referent.id, member)).data).toEqual({
      id: referent.id,
      displayName: 'Solange Mondésir',
      avatarKey: null,
      staff: expect.objectContaining({ organisationPosition: null }),
    })
    const other = await users.add()
    expect((await get(other.id, member)).status).toBe(404)
    expect((await get(users.deps.newId(), member)).status).toBe(404)
    expect((await get('42', member)).status).toBe(404)
  })

  it('counts what waits for the reader', async () => {
    const fresh = await users.add()
    await inTransaction(users.db, async (tx) => {
      const mine = { userId: fresh.id, version: 1 }
      await participations.upsertIfNewer(tx, { ...mine, missionId: users.deps.newId(), state: 'invited' })
      await participations.upsertIfNewer(tx, { ...mine, missionId: users.deps.newId(), state: 'waiting' })
    })
    expect((await get('me', fresh)).data.counters).toEqual({ invitations: 1, pending: 1, unreadActions: 1 })
    await users.add({ departmentCode: '2A', status: 'pending_approval' })
    const referent = await users.add({ role: 'referent', departmentCode: '2A' })
    expect((await get('me', referent)).data.counters?.unreadActions).toBe(1)
  })
})
