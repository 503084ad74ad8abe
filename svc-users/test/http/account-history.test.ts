import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../src/domain/user.ts'
import { as, startUsers, type UsersUnderTest } from '../setup.ts'

describe('the history of an account', () => {
  let users: UsersUnderTest
  let admin: User
  beforeAll(async () => {
    users = await startUsers()
    admin = await users.add({ role: 'admin', firstName: 'Solange', lastName: 'Mondésir' })
  })
  afterAll(() => users.stop())

  const read = async (user: Pick<User, 'id'>, by: User) =>
    (await users.call('user.get', { params: { userId: user.id } }, as(by))).data
  const historyOf = async (user: Pick<User, 'id'>) =>
    (await read(user, admin)).history?.map(({ act, from, to, reason }) => ({ act, from, to, reason }))

  it('tells every act, the newest first: to an admin by whom, to the person without', async () => {
    const person = await users.add({ status: 'pending_approval' })
    const params = { userId: person.id }
    await users.call('user.approve', { params, body: { role: 'referent', departmentCode: '33' } }, as(admin))
    await users.call('user.suspend', { params, body: { reason: 'Sans nouvelles', until: '2027-01-01' } }, as(admin))
    await users.call('user.activateSuspended', { params }, as(admin))
    await users.call(
      'user.edit',
      { params, body: { organisationPosition: 'director', departmentCode: '44' } },
      as(admin),
    )
    const history = (await read(person, admin)).history ?? []
    expect(history.map(({ act, from, to, reason }) => [act, from, to, reason])).toEqual([
      ['post_changed', null, 'director', null],
      ['department_changed', '33', '44', null],
      ['reactivated', null, null, null],
      ['suspended', null, '2027-01-01', 'Sans nouvelles'],
      ['department_changed', '69', '33', null],
      ['role_changed', 'member', 'referent', null],
      ['approved', null, null, null],
    ])
    expect(history[0]).toMatchObject({
      at: users.now().toISOString(),
      actor: { id: admin.id, displayName: 'Solange Mondésir' },
    })
    const own = (await read(person, { ...person, role: 'referent', status: 'validated' })).history ?? []
    expect(own).toHaveLength(7)
    expect(own[3]).toMatchObject({ act: 'suspended', reason: 'Sans nouvelles' })
    expect(JSON.stringify(own)).not.toContain(admin.id)
  })

  it('is not shown to a referent, and holds no words of a person who is gone', async () => {
    const person = await users.add()
    const referent = await users.add({ role: 'referent' })
    expect((await read(person, referent)).history).toBeUndefined()
    const params = { userId: person.id }
    await users.call('user.suspend', { params, body: { reason: 'Un mot dit au téléphone' } }, as(admin))
    await users.call('user.delete', { params, body: { reason: 'À sa demande' } }, as(admin))
    expect(await historyOf(person)).toEqual([
      { act: 'deleted', from: null, to: null, reason: 'À sa demande' },
      { act: 'suspended', from: null, to: null, reason: null },
      { act: 'approved', from: null, to: null, reason: null },
    ])
  })

  it('tells of an invitation, of its repetition, and that it was taken back', async () => {
    const email = `${randomUUID()}@example.org`
    const { data } = await users.call(
      'user.invite',
      { body: { email, role: 'referent', departmentCode: '33' } },
      as(admin),
    )
    users.pass(3600)
    await users.call('user.invite', { body: { email, role: 'referent', resend: true } }, as(admin))
    const invitation = { id: data.userId }
    expect(await read(invitation, admin)).toMatchObject({
      departmentCode: '33',
      allowedActions: ['refuse', 'resend'],
    })
    await users.call('user.delete', { params: { userId: data.userId }, body: { reason: 'Erreur' } }, as(admin))
    expect((await historyOf(invitation))?.map(({ act, to }) => [act, to])).toEqual([
      ['refused', null],
      ['invitation_resent', 'referent'],
      ['invited', 'referent'],
    ])
  })

  it('says what a reader may do: what the matrix and the table allow', async () => {
    const [waiting, member] = [await users.add({ status: 'pending_approval' }), await users.add()]
    const referent = await users.add({ role: 'referent' })
    const elsewhere = await users.add({ role: 'referent', departmentCode: '33' })
    expect((await read(waiting, admin)).allowedActions).toEqual(['approve', 'refuse', 'contact'])
    expect((await read(member, admin)).allowedActions).toEqual(['appoint', 'contact', 'suspend', 'delete'])
    expect((await read(waiting, referent)).allowedActions).toEqual(['approve', 'refuse', 'contact'])
    expect((await read(member, referent)).allowedActions).toEqual(['contact'])
    expect((await read(elsewhere, referent)).allowedActions).toBeUndefined()
  })
})
