import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { User } from '../../src/domain/user.ts'
import { lettersTo } from '../letters.ts'
import { as, startUsers, type UsersUnderTest } from '../setup.ts'
import { signUpBody } from '../sign-up-body.ts'

describe('a role that is granted', () => {
  let users: UsersUnderTest
  let admin: User
  let other: User
  beforeAll(async () => {
    users = await startUsers()
    admin = await users.add({ role: 'admin', firstName: 'Solange', lastName: 'Mondésir' })
    other = await users.add({ role: 'admin', language: 'en' })
  })
  beforeEach(async () => {
    await users.db.query({ text: 'delete from outgoing_mail' })
  })
  afterAll(() => users.stop())

  const edit = (user: User, body: object) => users.call('user.edit', { params: { userId: user.id }, body }, as(admin))
  const kindsTo = async (email: string | null) => (await lettersTo(users, email)).map(({ kind }) => kind)

  it('is told to the person and to every admin, who granted it too, with the name of who did', async () => {
    const person = await users.add({ firstName: 'Inès', lastName: 'Karoui' })
    await users.db.query({ text: 'delete from outgoing_mail' })
    await edit(person, { role: 'headquarter_referent' })
    const [own] = await lettersTo(users, person.email)
    expect(own).toMatchObject({ kind: 'role_granted', subject: 'Sécurité de votre compte\u00a0: nouveau rôle' })
    expect(own?.text).toMatch(/Équipe du siège[^]*Solange Mondésir/)
    const [told] = await lettersTo(users, admin.email)
    expect(told?.subject).toMatch(/^Sécurité de la plateforme\s: nouveau rôle pour Inès Karoui$/)
    expect(told?.text).toMatch(/Équipe du siège[^]*Solange Mondésir/)
    expect(told?.text).toContain(`/users/${person.id}`)
    expect((await lettersTo(users, other.email))[0]?.subject).toBe('Security of the platform: new role for Inès Karoui')
  })

  it('stands in the mail of the approval, so that the person gets one mail', async () => {
    const person = await users.add({ status: 'pending_approval' })
    await users.db.query({ text: 'delete from outgoing_mail' })
    const body = { role: 'referent', departmentCode: '33' } as const
    await users.call('user.approve', { params: { userId: person.id }, body }, as(admin))
    const letters = await lettersTo(users, person.email)
    expect(letters.map(({ kind }) => kind)).toEqual(['account_approved'])
    expect(letters[0]?.text).toContain('Équipe du comité')
    expect(await kindsTo(admin.email)).toEqual(['staff_role_granted'])
  })

  it('is told when an invitation to it is accepted, with the name of who invited', async () => {
    const email = 'invitee@example.org'
    await users.call('user.invite', { body: { email, role: 'admin' } }, as(admin))
    expect(await kindsTo(admin.email)).toEqual([])
    const [letter] = await lettersTo(users, email)
    const token = /invitation=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
    await users.call('auth.signUpWithPassword', { body: signUpBody({ email, invitationToken: token }) })
    expect((await lettersTo(users, other.email))[0]?.text).toContain('Solange Mondésir')
    expect(await kindsTo(admin.email)).toEqual(['staff_role_granted'])
    expect(await kindsTo(email)).not.toContain('staff_role_granted')
  })

  it('is told to nobody where none is granted: a member is approved, a role is taken back or stays', async () => {
    const [waiting, referent] = [await users.add({ status: 'pending_approval' }), await users.add({ role: 'referent' })]
    await users.db.query({ text: 'delete from outgoing_mail' })
    await users.call('user.approve', { params: { userId: waiting.id }, body: {} }, as(admin))
    await edit(referent, { departmentCode: '33' })
    await edit(referent, { role: 'member' })
    expect([await kindsTo(admin.email), await kindsTo(referent.email)]).toEqual([[], []])
  })
})
