import type { CallInput } from '@ensemble/contracts/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../src/domain/user.ts'
import { lettersTo } from '../letters.ts'
import { as, password, startUsers, type UsersUnderTest } from '../setup.ts'
import { newPassword } from '../sign-up-body.ts'

let number = 0
const freshAddress = () => `new-${String((number += 1))}@example.org`

describe('another e-mail address', () => {
  let users: UsersUnderTest
  beforeAll(async () => {
    users = await startUsers()
  })
  afterAll(() => users.stop())

  const edit = (body: CallInput<'user.edit'>['body'], who: User, userId = 'me') =>
    users.call('user.edit', { params: { userId }, body }, as(who))
  const ask = (email: string, who: User, currentPassword = password) =>
    edit({ identity: { email }, currentPassword }, who)
  const confirm = (email: string, code: string) => users.call('auth.confirmEmail', { body: { email, code } })
  const me = async (who: User) => (await users.call('user.get', { params: { userId: 'me' } }, as(who))).data
  const signIn = async (email: string | null) =>
    (await users.call('auth.signInWithPassword', { body: { email: email ?? '', password } })).status
  const codeSentTo = async (email: string) => (await lettersTo(users, email)).at(-1)?.code ?? ''

  it('is in force once its code is typed; until then the one of before is, and both mailboxes are told', async () => {
    const member = await users.add()
    const wanted = freshAddress()
    const { data } = await ask(wanted, member)
    expect(data).toMatchObject({ email: member.email, newEmail: wanted })
    expect((await lettersTo(users, wanted)).map(({ kind }) => kind)).toEqual(['confirm_new_email'])
    expect((await lettersTo(users, member.email)).map(({ kind }) => kind)).toEqual(['email_change_asked'])
    expect(JSON.stringify(await lettersTo(users, member.email))).not.toContain(wanted)
    expect([await signIn(member.email), await signIn(wanted)]).toEqual([200, 401])

    expect((await confirm(wanted, await codeSentTo(wanted))).data).toEqual({ status: 'validated' })
    expect(await me(member)).toMatchObject({ email: wanted, newEmail: null })
    expect([await signIn(member.email), await signIn(wanted)]).toEqual([401, 200])
    expect((await lettersTo(users, member.email)).map(({ kind }) => kind).sort()).toEqual(
      expect.arrayContaining(['email_change_asked', 'email_changed']),
    )
  })

  it('answers a wrong code and an old one; a code counts once, and says so again', async () => {
    const member = await users.add()
    const wanted = freshAddress()
    await ask(wanted, member)
    const code = await codeSentTo(wanted)
    expect((await confirm(wanted, 'ABCD-EFGH')).code).toBe('INVALID_CODE')
    users.pass(1801)
    expect((await confirm(wanted, code)).code).toBe('CODE_EXPIRED')
    expect((await users.call('auth.resendConfirmation', { body: { email: wanted } })).data).toEqual({})
    const second = await codeSentTo(wanted)
    expect(second).not.toBe(code)
    expect((await confirm(wanted, second)).data).toEqual({ status: 'validated' })
    expect((await confirm(wanted, second)).data).toEqual({ status: 'validated' })
    expect((await lettersTo(users, member.email)).filter(({ kind }) => kind === 'email_changed')).toHaveLength(1)
    // Back to the address of before: the code of the other one does nothing for it any more.
    const own = member.email ?? ''
    users.pass(1)
    await ask(own, member)
    expect((await confirm(own, await codeSentTo(own))).status).toBe(200)
    expect((await confirm(wanted, second)).code).toBe('INVALID_CODE')
    expect((await me(member)).email).toBe(own)
  })

  it('tells nobody that it has an account: the same answer, a letter to its owner, and no code that works', async () => {
    const [member, owner] = [await users.add(), await users.add()]
    const taken = owner.email ?? ''
    const [free, used] = [await ask(freshAddress(), await users.add()), await ask(taken, member)]
    expect([used.status, Object.keys(used.data).sort()]).toEqual([free.status, Object.keys(free.data).sort()])
    expect(used.data.newEmail).toBe(taken)
    expect((await lettersTo(users, taken)).map(({ kind, code }) => ({ kind, code }))).toEqual([
      { kind: 'address_in_use', code: '' },
    ])
    await users.call('auth.resendConfirmation', { body: { email: taken } })
    expect(await lettersTo(users, taken)).toHaveLength(1)
    expect((await confirm(taken, 'ABCD-EFGH')).code).toBe('INVALID_CODE')
    expect((await me(owner)).email).toBe(taken)
  })

  it('goes to who signs up with it first', async () => {
    const member = await users.add()
    const wanted = freshAddress()
    await ask(wanted, member)
    const code = await codeSentTo(wanted)
    const newcomer = await users.add({ email: wanted })
    expect((await confirm(wanted, code)).code).toBe('INVALID_CODE')
    expect((await me(newcomer)).email).toBe(wanted)
  })

  it('takes the password of the account, tried as rarely as elsewhere', async () => {
    const member = await users.add()
    const wanted = freshAddress()
    expect(await edit({ identity: { email: wanted } }, member)).toMatchObject({
      status: 422,
      fields: { currentPassword: ['REQUIRED'] },
    })
    expect(await ask(wanted, member, 'pas le bon mot')).toMatchObject({
      status: 422,
      fields: { currentPassword: ['WRONG_PASSWORD'] },
    })
    expect((await ask('pas une adresse', member)).status).toBe(422)
    expect((await me(member)).newEmail).toBeNull()
    const tries = []
    for (let count = 0; count < 12; count += 1) tries.push((await ask(wanted, member, 'pas le bon mot')).status)
    expect(tries.at(-1)).toBe(429)
  })

  it('is asked for five times an hour, whatever the addresses', async () => {
    const member = await users.add()
    const answers = []
    for (let count = 0; count < 6; count += 1) answers.push(await ask(freshAddress(), member))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
    users.pass(3601)
    expect((await ask(freshAddress(), member)).status).toBe(200)
  })

  it('is given up by keeping the present one, and by a new password', async () => {
    const member = await users.add()
    const wanted = freshAddress()
    await ask(wanted, member)
    const { data } = await edit({ identity: { email: (member.email ?? '').toUpperCase() } }, member)
    expect(data).toMatchObject({ email: member.email, newEmail: null })
    expect((await confirm(wanted, await codeSentTo(wanted))).code).toBe('INVALID_CODE')
    const second = freshAddress()
    await ask(second, member)
    const change = { currentPassword: password, newPassword }
    await users.call('auth.changePassword', { body: change }, as(member))
    expect((await me(member)).newEmail).toBeNull()
    expect((await confirm(second, await codeSentTo(second))).code).toBe('INVALID_CODE')
  })

  it('is the owner’s to choose: not an admin’s, and not of who signs in with a league account', async () => {
    const [member, admin] = [await users.add(), await users.add({ role: 'admin' })]
    const body = { identity: { email: freshAddress() }, currentPassword: password }
    expect((await edit(body, admin, member.id)).code).toBe('FORBIDDEN')
    await users.db.query({
      text: `update users set password_hash = null, identity_provider = 'azure' where id = $1`,
      values: [member.id],
    })
    expect((await edit(body, member)).code).toBe('FORBIDDEN')
  })

  it('may be asked for while the account awaits its approval', async () => {
    const pending = await users.add({ status: 'pending_approval' })
    const wanted = freshAddress()
    await ask(wanted, pending)
    expect((await confirm(wanted, await codeSentTo(wanted))).data).toEqual({ status: 'pending_approval' })
    expect((await me(pending)).email).toBe(wanted)
  })
})
