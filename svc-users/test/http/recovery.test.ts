import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLive } from '../../src/queries/is-live.ts'
import { cookieOf } from '../cookies.ts'
import { lastCode, lettersTo } from '../letters.ts'
import { as, password, startUsers, type UsersUnderTest } from '../setup.ts'
import { newPassword } from '../sign-up-body.ts'

describe('passwords', () => {
  let users: UsersUnderTest
  beforeAll(async () => {
    users = await startUsers()
  })
  afterAll(() => users.stop())

  const forgot = (email: string) => users.call('auth.forgotPassword', { body: { email } })
  const reset = (email: string, code: string, chosen = newPassword) =>
    users.call('auth.confirmForgotPassword', { body: { email, code, password: chosen } })

  async function signIn(email: string | null, chosen = password) {
    const answer = await users.call('auth.signInWithPassword', { body: { email: email ?? '', password: chosen } })
    const [, claims = ''] = answer.status === 200 ? answer.data.accessToken.split('.') : []
    const { sub, sid, sv } = claims ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : {}
    const session = { id: String(sub), sessionId: String(sid), sessionVersion: Number(sv) }
    return { ...answer, session, refresh: cookieOf(answer.headers, '__Host-refresh')?.value ?? '' }
  }

  it('are set anew with a code from the mailbox; every session ends and the owner is mailed', async () => {
    const { email } = await users.add()
    const before = await signIn(email)
    await forgot(email ?? '')
    const code = await lastCode(users, email ?? '')
    expect(await reset(email ?? '', code, 'motdepasse1234')).toMatchObject({ fields: { password: ['TOO_COMMON'] } })
    expect((await reset(email ?? '', code)).data).toEqual({})
    expect(await isLive(users.db, before.session)).toBe(false)
    expect((await signIn(email)).code).toBe('BAD_CREDENTIALS')
    expect((await signIn(email, newPassword)).status).toBe(200)
    expect((await lettersTo(users, email)).map(({ kind }) => kind).sort()).toEqual([
      'password_changed',
      'reset_password',
    ])
  })

  it('are set once: who missed the answer and sends it again hears the same, and nothing happens', async () => {
    const { email } = await users.add()
    await forgot(email ?? '')
    const code = await lastCode(users, email ?? '')
    const both = await Promise.all([reset(email ?? '', code), reset(email ?? '', code)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const after = await signIn(email, newPassword)
    expect((await reset(email ?? '', code)).data).toEqual({})
    expect(await isLive(users.db, after.session), 'whoever signed in meanwhile stays').toBe(true)
    expect((await lettersTo(users, email)).filter(({ kind }) => kind === 'password_changed')).toHaveLength(1)
    // The code sets no other password, and tells nothing once its time is over.
    expect((await reset(email ?? '', code, 'une autre phrase longue')).code).toBe('INVALID_CODE')
    expect((await signIn(email, newPassword)).status).toBe(200)
    users.pass(1801)
    expect((await reset(email ?? '', code)).code).toBe('CODE_EXPIRED')
  })

  it('link to the configured address, whatever host a caller names', async () => {
    const { email } = await users.add()
    await users.app.inject({
      method: 'POST',
      url: '/auth/forgot_password',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      payload: { email },
    })
    const [mail] = await lettersTo(users, email)
    expect(mail?.text).toContain('http://localhost:8080/confirm_forgot_password')
    expect(mail?.text).not.toContain('evil')
  })

  it('are not what somebody has who signs in elsewhere: a mail says so', async () => {
    const { email, id } = await users.add()
    await users.db.query({
      text: `update users set password_hash = null, identity_provider = 'azure' where id = $1`,
      values: [id],
    })
    expect((await forgot(email ?? '')).data).toEqual({})
    expect((await lettersTo(users, email)).map(({ kind, code }) => ({ kind, code }))).toEqual([
      { kind: 'reset_elsewhere', code: '' },
    ])
    const change = { currentPassword: password, newPassword }
    expect((await users.call('auth.changePassword', { body: change }, as({ ...(await users.add()), id }))).code).toBe(
      'FORBIDDEN',
    )
  })

  it('of an unknown address are nobody’s: the same answer, and no mail', async () => {
    expect((await forgot('nobody@example.org')).data).toEqual({})
    expect(await lettersTo(users, 'nobody@example.org')).toEqual([])
    expect((await reset('nobody@example.org', 'ABCD-EFGH')).code).toBe('INVALID_CODE')
  })

  it('are changed inside a session, which stays while the others end', async () => {
    const user = await users.add()
    const [mine, other] = [await signIn(user.email), await signIn(user.email)]
    const me = { ...as(user), sessionId: mine.session.sessionId, sessionVersion: 0 }
    const change = (currentPassword: string, chosen = newPassword) =>
      users.call('auth.changePassword', { body: { currentPassword, newPassword: chosen } }, me)
    expect(await change('not this one')).toMatchObject({ status: 422, fields: { currentPassword: ['WRONG_PASSWORD'] } })
    expect((await change(password, password)).code).toBe('PASSWORD_UNCHANGED')
    expect(await change(password, 'court')).toMatchObject({
      code: 'PASSWORD_POLICY',
      fields: { newPassword: ['TOO_SHORT'] },
    })
    expect((await change(password)).status).toBe(200)
    expect(await isLive(users.db, mine.session)).toBe(true)
    expect(await isLive(users.db, other.session)).toBe(false)
    expect((await lettersTo(users, user.email)).at(-1)?.kind).toBe('password_changed')
    const { rows } = await users.db.query<{ data: unknown }>({
      text: `select payload->'data' as data from outbox where type = 'users.session.revoked' and aggregate_id = $1`,
      values: [user.id],
    })
    expect(rows).toEqual([{ data: { userId: user.id, sessionId: other.session.sessionId, sessionVersion: 0 } }])
  })

  it('are not changed twice for whoever missed the answer: within the hour they hear it again', async () => {
    const user = await users.add()
    const [mine, other] = [await signIn(user.email), await signIn(user.email)]
    const me = { ...as(user), sessionId: mine.session.sessionId, sessionVersion: 0 }
    const change = async (chosen: string) =>
      users.call('auth.changePassword', { body: { currentPassword: password, newPassword: chosen } }, me)
    const first = await change(newPassword)
    const later = await signIn(user.email, newPassword)
    const mails = async () => (await lettersTo(users, user.email)).filter(({ kind }) => kind === 'password_changed')
    const again = await change(newPassword)
    expect([again.status, again.data]).toEqual([first.status, first.data])
    expect(await mails()).toHaveLength(1)
    const live = await Promise.all([mine, later, other].map(({ session }) => isLive(users.db, session)))
    expect(live).toEqual([true, true, false])
    const wrong = { status: 422, fields: { currentPassword: ['WRONG_PASSWORD'] } }
    expect(await change(`${newPassword} encore`)).toMatchObject(wrong)
    users.pass(3600)
    expect(await change(newPassword)).toMatchObject(wrong)
  })

  it('cannot be guessed from inside a session either', async () => {
    const user = await users.add()
    const guess = () =>
      users.call('auth.changePassword', { body: { currentPassword: 'a guess', newPassword } }, as(user))
    for (let count = 0; count < 11; count += 1) expect((await guess()).code).toBe('VALIDATION_FAILED')
    const blocked = await guess()
    expect(blocked).toMatchObject({ status: 429 })
    expect(blocked.headers['retry-after']).toBe('30')
    // Signing in is counted apart: a stolen session locks nobody out.
    expect((await signIn(user.email)).status).toBe(200)
  })

  it('of 15 to 128 signs of any kind sign in, untrimmed and uncut', async () => {
    for (const chosen of [
      ' mot de passe avec espaces ',
      '🌻'.repeat(15) + 'abc',
      'é'.repeat(120) + 'finlongue',
      '　全角の長い合言葉です。これは安全',
    ]) {
      const { email } = await users.add()
      await forgot(email ?? '')
      expect((await reset(email ?? '', await lastCode(users, email ?? ''), chosen)).status).toBe(
        chosen.length > 200 ? 422 : [...chosen].length > 128 ? 422 : 200,
      )
      if ([...chosen].length > 128) continue
      expect((await signIn(email, chosen)).status).toBe(200)
      const cut = Buffer.from(chosen).subarray(0, 72).toString()
      expect(cut === chosen || (await signIn(email, cut)).status === 401).toBe(true)
      expect(chosen.trim() === chosen || (await signIn(email, chosen.trim())).status === 401).toBe(true)
    }
  })
})
