import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../src/domain/user.ts'
import { lastCode, lettersTo } from '../letters.ts'
import { as, password, startUsers, type UsersUnderTest } from '../setup.ts'
import { newPassword } from '../sign-up-body.ts'

describe('whoever knows a password that its owner sets anew, while it is being compared', () => {
  let users: UsersUnderTest
  beforeAll(async () => void (users = await startUsers()))
  afterAll(() => users.stop())

  const signIn = async ({ email }: Pick<User, 'email'>, typed: string) =>
    (await users.call('auth.signInWithPassword', { body: { email: email ?? '', password: typed } })).status

  /** Somebody with a code in their mailbox; they use it after the next password was compared, and before anything follows. */
  async function ownerWhoResets(): Promise<User> {
    const owner = await users.add()
    const email = owner.email ?? ''
    await users.call('auth.forgotPassword', { body: { email } })
    const code = await lastCode(users, email)
    const { passwords } = users.deps
    users.deps.passwords = {
      ...passwords,
      verify: async (typed, stored) => {
        users.deps.passwords = passwords
        const right = await passwords.verify(typed, stored)
        const body = { email, code, password: newPassword }
        expect((await users.call('auth.confirmForgotPassword', { body })).status).toBe(200)
        return right
      },
    }
    return owner
  }

  it('sets no other one in a session that they still had', async () => {
    const owner = await ownerWhoResets()
    const theirs = 'le mot de passe du voleur'
    const body = { currentPassword: password, newPassword: theirs }
    expect(await users.call('auth.changePassword', { body }, as(owner))).toMatchObject({
      status: 422,
      fields: { currentPassword: ['WRONG_PASSWORD'] },
    })
    expect([await signIn(owner, theirs), await signIn(owner, newPassword)]).toEqual([401, 200])
  })

  it('moves the account to no address of theirs', async () => {
    const owner = await ownerWhoResets()
    const email = 'thief@example.org'
    const body = { identity: { email }, currentPassword: password }
    expect(await users.call('user.edit', { params: { userId: 'me' }, body }, as(owner))).toMatchObject({
      status: 422,
      fields: { currentPassword: ['WRONG_PASSWORD'] },
    })
    expect(await lettersTo(users, email)).toEqual([])
    expect(await signIn(owner, newPassword)).toBe(200)
  })

  it.each([
    ['today’s parameters', undefined],
    ['weaker ones, which a sign-in hashes anew', { memoryCost: 8192, timeCost: 1 }],
  ])('is not let in, and brings it back by nothing: hashed with %s', async (_, weaker) => {
    const owner = await ownerWhoResets()
    if (weaker) {
      const { hash } = await import('@node-rs/argon2')
      const values = [owner.id, await hash(password, weaker)]
      await users.db.query({ text: 'update users set password_hash = $2 where id = $1', values })
    }
    expect(await signIn(owner, password)).toBe(401)
    expect([await signIn(owner, password), await signIn(owner, newPassword)]).toEqual([401, 200])
  })
})
