import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieOf } from '../cookies.ts'
import { lastCode, lettersTo } from '../letters.ts'
import { password, startUsers, type UsersUnderTest } from '../setup.ts'

const attackers = Array.from({ length: 200 }, (_, index) => `198.51.${100 + Math.floor(index / 100)}.${index % 100}`)
const fromHome = '192.0.2.7'

describe('an attacker with 200 addresses', () => {
  let users: UsersUnderTest
  beforeAll(async () => {
    users = await startUsers()
  })
  afterAll(() => users.stop())

  const signIn = (email: string | null, typed: string, headers: Record<string, string>) =>
    users.call('auth.signInWithPassword', { body: { email: email ?? '', password: typed } }, undefined, 'en', headers)
  const resetWith = (email: string | null, code: string, source: string) =>
    users.call(
      'auth.confirmForgotPassword',
      { body: { email: email ?? '', code, password: 'encore une autre phrase' } },
      undefined,
      'en',
      { 'x-forwarded-for': source },
    )
  const forgot = (email: string | null, source: string) =>
    users.call('auth.forgotPassword', { body: { email: email ?? '' } }, undefined, 'en', { 'x-forwarded-for': source })

  it('who tries for an hour keeps the owner waiting at no minute, and learns little', async () => {
    const { email } = await users.add()
    const first = await signIn(email, password, { 'x-forwarded-for': fromHome })
    const mark = cookieOf(first.headers, '__Host-device')
    expect(mark?.attributes).toEqual(expect.arrayContaining(['httponly', 'secure', 'samesite=strict']))
    let cookie = `__Host-device=${mark?.value ?? ''}`
    let looked = 0
    let signedIn = 0
    for (let minute = 0; minute < 60; minute += 1) {
      // Each address comes back every twenty minutes; more than the first hundred tries would only be refused.
      for (const source of attackers.slice((minute % 20) * 10, (minute % 20) * 10 + 10)) {
        const tried = await signIn(email, `guess ${minute}`, { 'x-forwarded-for': source })
        if (tried.status === 401) looked += 1
      }
      const own = await signIn(email, password, { 'x-forwarded-for': `192.0.2.${minute}`, cookie })
      if (own.status === 200) signedIn += 1
      cookie = `__Host-device=${cookieOf(own.headers, '__Host-device')?.value ?? ''}`
      users.pass(60)
    }
    process.stdout.write(`60 minutes: the owner signed in ${signedIn} times; ${looked} guesses were looked at\n`)
    expect(signedIn).toBe(60)
    expect(looked).toBeLessThanOrEqual(110)
  })

  it('who is kept waiting keeps nobody waiting at another address', async () => {
    const { email } = await users.add()
    for (let count = 0; count < 12; count += 1) await signIn(email, 'wrong', { 'x-forwarded-for': '198.51.100.1' })
    expect((await signIn(email, password, { 'x-forwarded-for': '198.51.100.1' })).status).toBe(429)
    expect((await signIn(email, password, { 'x-forwarded-for': fromHome })).status).toBe(200)
  })

  it('gets no lane of the owner’s with a mark of another account, or a made-up one', async () => {
    const [owner, other] = [await users.add(), await users.add()]
    const own = await signIn(other.email, password, { 'x-forwarded-for': '198.51.100.2' })
    const marks = [cookieOf(own.headers, '__Host-device')?.value ?? '', 'x.y', 'x', '']
    for (let count = 0; count < 12; count += 1) {
      const cookie = `__Host-device=${marks[count % marks.length]}`
      await signIn(owner.email, 'wrong', { 'x-forwarded-for': '198.51.100.2', cookie })
    }
    const cookie = `__Host-device=${marks[0]}`
    expect((await signIn(owner.email, password, { 'x-forwarded-for': '198.51.100.2', cookie })).status).toBe(429)
  })

  it('takes no code from the owner, who gets in with it on a new telephone meanwhile', async () => {
    const { email } = await users.add()
    await forgot(email, fromHome)
    const code = await lastCode(users, email ?? '')
    for (const source of attackers.slice(0, 20)) {
      for (let count = 0; count < 6; count += 1) await signIn(email, 'wrong', { 'x-forwarded-for': source })
      for (let count = 0; count < 6; count += 1) await resetWith(email, 'AAAA-AAAA', source)
    }
    expect((await signIn(email, password, { 'x-forwarded-for': fromHome })).status).toBe(429)
    const reset = await resetWith(email, code, fromHome)
    expect(reset.status).toBe(200)
    const cookie = `__Host-device=${cookieOf(reset.headers, '__Host-device')?.value ?? ''}`
    expect((await signIn(email, 'encore une autre phrase', { 'x-forwarded-for': fromHome, cookie })).status).toBe(200)
  })

  it('who asks for every code of the hour leaves the owner the last of them, until there may be another', async () => {
    const { email } = await users.add()
    for (const source of attackers.slice(0, 6)) {
      await forgot(email, source)
      users.pass(1)
    }
    expect((await forgot(email, fromHome)).status).toBe(429)
    expect(await lettersTo(users, email)).toHaveLength(5)
    users.pass(3_540)
    expect((await resetWith(email, await lastCode(users, email ?? ''), fromHome)).status).toBe(200)
  })
})
