import { randomUUID } from 'node:crypto'
import type { CallInput } from '@ensemble/contracts/schemas'
import type { Role } from '@ensemble/contracts/enumerations'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../src/domain/user.ts'
import { lettersTo } from '../letters.ts'
import { as, startUsers, type UsersUnderTest } from '../setup.ts'
import { newPassword, signUpBody } from '../sign-up-body.ts'

type Body = CallInput<'user.invite'>['body']

const day = 24 * 3600

describe('an invitation to an account', () => {
  let users: UsersUnderTest
  const staff: Record<Role, User[]> = { admin: [], headquarter_referent: [], referent: [], member: [] }
  beforeAll(async () => {
    users = await startUsers({ ACCOUNT_INVITATIONS_PER_HOUR: '19' })
    for (const role of Object.keys(staff) as Role[]) {
      staff[role] = [await users.add({ role, firstName: 'Solange', lastName: 'Mondésir' })]
    }
  })
  afterAll(() => users.stop())

  const someone = (role: Role): User => staff[role][0] as User
  const newAddress = () => `${randomUUID()}@example.org`
  const invite = (body: Body, by: User = someone('admin')) => users.call('user.invite', { body }, as(by))
  const signUp = (body: ReturnType<typeof signUpBody>) => users.call('auth.signUpWithPassword', { body })
  const find = async (userId: string) =>
    (await users.call('user.get', { params: { userId } }, as(someone('admin')))).data

  async function linkTo(email: string): Promise<{ token: string; email: string }> {
    const letters = (await lettersTo(users, email)).filter(({ kind }) => kind === 'account_invitation')
    const address = /https?:\/\/\S+\/signup#\S+/.exec(letters.at(-1)?.text ?? '')?.[0] ?? ''
    const parameters = new URLSearchParams(new URL(address).hash.slice(1))
    return { token: parameters.get('invitation') ?? '', email: parameters.get('email') ?? '' }
  }

  it('leads from the mail to an account that is open at once, in the role and department of the inviter', async () => {
    const email = newAddress()
    const asked = await invite({ email, role: 'referent', departmentCode: '33', organisationPosition: 'president' })
    expect(asked.data).toMatchObject({
      status: 'pending_approval',
      invitationExpiresAt: new Date(users.now().getTime() + 14 * day * 1000).toISOString(),
    })
    const [letter] = await lettersTo(users, email)
    expect(letter?.subject).toBe('Solange Mondésir vous invite à rejoindre la plateforme')
    expect(letter?.text).toContain('Bonjour,')
    expect(letter?.text).toContain('Équipe du comité')
    const link = await linkTo(email)
    expect(link.email).toBe(email)
    const answer = await signUp(signUpBody({ email, invitationToken: link.token }))
    expect(answer.data).toEqual({ emailVerificationRequired: false })
    expect(await find(asked.data.userId)).toMatchObject({
      email,
      firstName: 'Camille',
      role: 'referent',
      status: 'validated',
      departmentCode: '33',
      staff: { organisationPosition: 'president' },
    })
    expect((await lettersTo(users, email)).map(({ kind }) => kind)).toContain('account_approved')
    const signedIn = await users.call('auth.signInWithPassword', { body: { email, password: newPassword } })
    expect(signedIn.data.status).toBe('validated')
    const again = await signUp(signUpBody({ email, invitationToken: link.token }))
    expect(again).toMatchObject({ status: 409, code: 'INVITATION_ALREADY_ANSWERED' })
  })

  it('asks staff for a name and a telephone number, and everybody else for all that a sign-up asks', async () => {
    const identity = { firstName: 'Camille', lastName: 'Verdier', language: 'fr' } as const
    const short = (email: string, invitationToken: string, phone?: string) => {
      const { profileType: _none, ...body } = signUpBody({ email, invitationToken })
      return signUp({ ...body, identity: { ...identity, ...(phone && { phone }) } })
    }
    const [staffed, member] = [newAddress(), newAddress()]
    const { data } = await invite({ email: staffed, role: 'headquarter_referent' })
    const [letter] = await lettersTo(users, staffed)
    expect(letter?.text).toContain('role=headquarter_referent')
    const { token } = await linkTo(staffed)
    expect((await short(staffed, token)).fields).toEqual({ 'identity.phone': ['REQUIRED'] })
    expect((await short(staffed, token, '06 39 98 12 34')).data).toEqual({ emailVerificationRequired: false })
    const known = { role: 'headquarter_referent', status: 'validated', phone: '0639981234', birthDate: null }
    expect(await find(data.userId)).toMatchObject(known)
    await invite({ email: member, role: 'member' })
    const link = await linkTo(member)
    const missing = {
      profileType: ['REQUIRED'],
      'identity.birthDate': ['REQUIRED'],
      'identity.postalCode': ['REQUIRED'],
      'identity.departmentCode': ['REQUIRED'],
    }
    // Whatever role the address of the page says: the token decides.
    expect((await short(member, link.token, '06 39 98 12 34')).fields).toEqual(missing)
    const { invitationToken: _no, profileType: _nor, ...uninvited } = signUpBody({ invitationToken: link.token })
    expect((await signUp({ ...uninvited, identity })).fields).toEqual(missing)
  })

  it.each<[Role, Role, string | undefined, string]>([
    ['admin', 'admin', undefined, 'ok'],
    ['admin', 'referent', undefined, 'VALIDATION_FAILED'],
    ['headquarter_referent', 'member', '33', 'ok'],
    ['headquarter_referent', 'referent', '33', 'FORBIDDEN'],
    ['referent', 'member', undefined, 'ok'],
    ['referent', 'member', '69', 'ok'],
    ['referent', 'member', '33', 'OUT_OF_SCOPE'],
    ['referent', 'admin', '69', 'FORBIDDEN'],
    ['member', 'member', '69', 'FORBIDDEN'],
  ])('by %s as %s in %s: %s', async (by, role, departmentCode, expected) => {
    const answer = await invite({ email: newAddress(), role, ...(departmentCode && { departmentCode }) }, someone(by))
    expect(answer.status === 200 ? 'ok' : answer.code).toBe(expected)
  })

  it('ends after 14 days, and begins anew when it is sent again, with another link', async () => {
    const email = newAddress()
    await invite({ email, role: 'member' })
    const first = await linkTo(email)
    expect((await invite({ email, role: 'member' })).code).toBe('EMAIL_ALREADY_USED')
    users.pass(14 * day)
    const late = await signUp(signUpBody({ email, invitationToken: first.token }))
    expect(late).toMatchObject({ status: 410, code: 'INVITATION_EXPIRED' })
    expect((await invite({ email, role: 'member', resend: true })).status).toBe(200)
    expect((await signUp(signUpBody({ email, invitationToken: first.token }))).code).toBe('INVITATION_EXPIRED')
    const second = await linkTo(email)
    const other = await signUp(signUpBody({ email: newAddress(), invitationToken: second.token }))
    expect(other.fields).toEqual({ email: ['INVALID_EMAIL'] })
    expect((await signUp(signUpBody({ email, invitationToken: second.token }))).status).toBe(200)
  })

  it('says each time what its inviter wrote, in nobody else’s name, until it is answered', async () => {
    const [email, message] = [newAddress(), 'Nous cherchons des voix comme la vôtre.']
    const [inviter, colleague] = [someone('headquarter_referent'), someone('admin')]
    const { data } = await invite({ email, role: 'member', message }, inviter)
    const words = async () => (await lettersTo(users, email)).map(({ text }) => text.includes(message))
    // Each a second after the other: the last letter is the newest.
    users.pass(1)
    await invite({ email, role: 'member', resend: true }, inviter)
    users.pass(1)
    await users.call('auth.resendConfirmation', { body: { email } })
    expect(await words()).toEqual([true, true, true])
    users.pass(1)
    await invite({ email, role: 'member', resend: true }, colleague)
    expect(await words()).toEqual([true, true, true, false])
    users.pass(1)
    await invite({ email, role: 'member', resend: true, message }, colleague)
    const { token } = await linkTo(email)
    expect((await signUp(signUpBody({ email, invitationToken: token }))).status).toBe(200)
    const kept = await users.deps.db.query<{ words: string | null }>({
      text: 'select invitation_message as words from users where id = $1',
      values: [data.userId],
    })
    expect(kept.rows).toEqual([{ words: null }])
  })

  it.each<[string, (params: { userId: string }, by: Principal) => Promise<{ status: number }>]>([
    ['suspended', (params, by) => users.call('user.suspend', { params, body: { reason: 'Compte volé' } }, by)],
    ['no admin any more', (params, by) => users.call('user.edit', { params, body: { role: 'member' } }, by)],
    ['gone', (params, by) => users.call('user.delete', { params, body: {} }, by)],
  ])('to a role of the staff ends with the right of who gave it, once they are %s', async (_, end) => {
    const inviter = await users.add({ role: 'admin' })
    const [toStaff, toMember] = [newAddress(), newAddress()]
    await invite({ email: toStaff, role: 'admin' }, inviter)
    await invite({ email: toMember, role: 'member' }, inviter)
    expect((await end({ userId: inviter.id }, as(someone('admin')))).status).toBe(200)
    const answer = async (email: string) => signUp(signUpBody({ email, invitationToken: (await linkTo(email)).token }))
    expect(await answer(toStaff)).toMatchObject({ status: 410, code: 'INVITATION_EXPIRED' })
    expect((await answer(toMember)).status).toBe(200)
    // A colleague who may still give the role sends it again, in their own name; the last letter holds the link that counts.
    users.pass(1)
    expect((await invite({ email: toStaff, role: 'admin', resend: true })).status).toBe(200)
    expect((await answer(toStaff)).status).toBe(200)
  })

  it('is not answered by somebody who only knows the address', async () => {
    const email = newAddress()
    const { data } = await invite({ email, role: 'admin' })
    // Each a second after the other: the last letter holds the link that counts.
    users.pass(1)
    expect((await signUp(signUpBody({ email }))).data).toEqual({ emailVerificationRequired: true })
    users.pass(1)
    await users.call('auth.resendConfirmation', { body: { email } })
    users.pass(1)
    await users.call('auth.forgotPassword', { body: { email } })
    const kinds = (await lettersTo(users, email)).map(({ kind }) => kind)
    expect(kinds).toEqual(['account_invitation', 'account_invitation', 'account_invitation', 'account_invitation'])
    expect(await find(data.userId)).toMatchObject({ status: 'pending_approval', role: 'admin', emailVerifiedAt: null })
    const { token } = await linkTo(email)
    expect((await signUp(signUpBody({ email, invitationToken: token }))).status).toBe(200)
  })

  it('takes the place of a sign-up that nobody has confirmed, and of no other account', async () => {
    const known = await users.add()
    expect((await invite({ email: known.email ?? '', role: 'member' })).code).toBe('EMAIL_ALREADY_USED')
    const email = newAddress()
    await signUp(signUpBody({ email, password: 'le mot de passe d’un autre' }))
    const [letter] = await lettersTo(users, email)
    expect((await invite({ email, role: 'member' })).status).toBe(200)
    const confirmed = await users.call('auth.confirmEmail', { body: { email, code: letter?.code ?? '' } })
    expect(confirmed.status).not.toBe(200)
    const { token } = await linkTo(email)
    expect((await signUp(signUpBody({ email, invitationToken: token }))).status).toBe(200)
  })

  it('is taken back without a word', async () => {
    const email = newAddress()
    const { data } = await invite({ email, role: 'member' })
    const { token } = await linkTo(email)
    const params = { userId: data.userId }
    await users.call('user.delete', { params, body: { reason: 'une erreur' } }, as(someone('admin')))
    expect(await lettersTo(users, email)).toEqual([])
    expect((await signUp(signUpBody({ email, invitationToken: token }))).code).toBe('INVITATION_EXPIRED')
  })

  it('is limited by the hour, of those at once and those that are sent again too', async () => {
    const [busy, other] = [
      await users.add({ role: 'headquarter_referent' }),
      await users.add({ role: 'headquarter_referent' }),
    ]
    const atOnce = await Promise.all(
      Array.from({ length: 21 }, () => invite({ email: newAddress(), role: 'member' }, busy)),
    )
    expect(atOnce.map(({ code }) => code ?? 'sent').sort()).toEqual([
      ...Array<string>(2).fill('RATE_LIMITED'),
      ...Array<string>(19).fill('sent'),
    ])
    users.pass(3600)
    expect((await invite({ email: newAddress(), role: 'member' }, busy)).status).toBe(200)

    const again = { email: newAddress(), role: 'member', resend: true } as const
    for (let times = 0; times < 19; times += 1) {
      users.pass(1)
      expect((await invite(again, other)).status).toBe(200)
    }
    users.pass(1)
    expect(await invite(again, other)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect(await lettersTo(users, again.email)).toHaveLength(19)
  })
})
