import { createTokenVerifier } from '@ensemble/service-kit/auth/token-verifier'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { suspendUser } from '../../src/use-cases/end-account.ts'
import { cookieOf } from '../cookies.ts'
import { as, password, startUsers, type UsersUnderTest } from '../setup.ts'

describe('sign-in with a password', () => {
  let users: UsersUnderTest
  beforeAll(async () => {
    users = await startUsers()
  })
  afterAll(() => users.stop())

  const signIn = (body: { email: string; password: string; keepSignedIn?: boolean }) =>
    users.call('auth.signInWithPassword', { body })

  it('gives a token that every service can verify, whatever the capitals of the address', async () => {
    const user = await users.add({ email: 'Marc.Villedieu@example.org', role: 'referent' })
    const answer = await signIn({ email: 'marc.villedieu@EXAMPLE.org', password })
    expect(answer.status).toBe(200)
    expect(answer.data).toMatchObject({ status: 'validated', expiresIn: 600 })
    const JWKS_URL = `${await users.app.listen({ host: '127.0.0.1', port: 0 })}/auth/jwks`
    const { TOKEN_ISSUER } = users.config
    const verifier = createTokenVerifier({ JWKS_URL, TOKEN_ISSUER }, { now: users.now })
    expect(await verifier.verify(answer.data.accessToken)).toMatchObject({
      id: user.id,
      role: 'referent',
      status: 'validated',
      departmentCode: '69',
      sessionVersion: 0,
    })
    const media = cookieOf(answer.headers, '__Host-media')
    await expect(verifier.verify(media?.value ?? '')).rejects.toThrow('UNAUTHENTICATED')
    expect(await verifier.forAudience('media').verify(media?.value ?? '')).toMatchObject({ id: user.id })
  })

  it('publishes public keys only', async () => {
    const response = await users.app.inject('/auth/jwks')
    expect(response.json().keys).toHaveLength(2)
    expect(response.body).not.toContain('"d"')
    expect(response.headers['cache-control']).toContain('max-age')
  })

  it('sets cookies that scripts and other sites cannot use, for a year when asked to stay signed in', async () => {
    const { email } = await users.add()
    const kept = await signIn({ email: email ?? '', password })
    for (const name of ['__Host-refresh', '__Host-media']) {
      expect(cookieOf(kept.headers, name)?.attributes.sort()).toEqual([
        'httponly',
        'max-age=31536000',
        'path=/',
        'samesite=strict',
        'secure',
      ])
    }
    const shared = await signIn({ email: email ?? '', password, keepSignedIn: false })
    expect(cookieOf(shared.headers, '__Host-refresh')?.attributes).not.toContainEqual(
      expect.stringContaining('max-age'),
    )
    expect(cookieOf(shared.headers, '__Host-refresh')?.value).not.toBe(cookieOf(kept.headers, '__Host-refresh')?.value)
  })

  it('answers a wrong password and an unknown address alike', async () => {
    const { email } = await users.add()
    const headers = { 'x-request-id': 'the-same-one' }
    const bodies = [email, 'nobody@example.org'].map((address) => ({ email: address, password: 'not this one' }))
    const [wrong, unknown] = await Promise.all(
      bodies.map((payload) =>
        users.app.inject({ method: 'POST', url: '/auth/sign_in_with_password', headers, payload }),
      ),
    )
    expect(wrong?.statusCode).toBe(401)
    expect(wrong?.body).toBe(unknown?.body)
    expect({ ...wrong?.headers, date: '' }).toEqual({ ...unknown?.headers, date: '' })
    expect(wrong?.json().data.code).toBe('BAD_CREDENTIALS')
  })

  it('lets a pending account in, and tells its status', async () => {
    const { email } = await users.add({ status: 'pending_approval' })
    expect((await signIn({ email: email ?? '', password })).data.status).toBe('pending_approval')
  })

  it('asks to confirm the address first, and only who knows the password', async () => {
    const { email, id } = await users.add({ status: 'pending_approval' })
    await users.db.query({ text: 'update users set email_verified_at = null where id = $1', values: [id] })
    expect(await signIn({ email: email ?? '', password })).toMatchObject({ status: 403, code: 'EMAIL_NOT_VERIFIED' })
    expect(await signIn({ email: email ?? '', password: 'wrong' })).toMatchObject({ code: 'BAD_CREDENTIALS' })
  })

  it('refuses a suspended account, and only who knows the password', async () => {
    const admin = await users.add({ role: 'admin' })
    const { email, id } = await users.add()
    await suspendUser(users.deps, { userId: id, actor: as(admin), reason: 'test' })
    expect(await signIn({ email: email ?? '', password })).toMatchObject({ status: 401, code: 'ACCOUNT_SUSPENDED' })
    expect(await signIn({ email: email ?? '', password: 'wrong' })).toMatchObject({ code: 'BAD_CREDENTIALS' })
  })

  it('tells a suspended person, and nobody else, the reason that was given', async () => {
    const admin = await users.add({ role: 'admin' })
    const { email, id } = await users.add()
    await suspendUser(users.deps, { userId: id, actor: as(admin), reason: 'Propos blessants.' })
    const told = async (language: string, secret: string) => {
      const answer = await users.app.inject({
        method: 'POST',
        url: '/auth/sign_in_with_password',
        headers: { 'accept-language': language },
        payload: { email, password: secret },
      })
      return answer.json<{ message: string }>().message
    }
    expect(await told('fr', password)).toContain('Raison donnée\u00a0: «\u00a0Propos blessants\u00a0».')
    expect(await told('en', password)).toContain('Reason given: “Propos blessants”.')
    expect(await told('fr', 'wrong')).not.toContain('Propos')
  })

  it('makes an attacker wait longer and longer, and the owner never for good', async () => {
    const { email } = await users.add()
    const wrong = () => signIn({ email: email ?? '', password: 'wrong' })
    for (let count = 0; count < 11; count += 1) expect((await wrong()).code).toBe('BAD_CREDENTIALS')
    const blocked = await signIn({ email: email ?? '', password })
    expect(blocked).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect(blocked.headers['retry-after']).toBe('30')
    users.pass(30)
    expect((await wrong()).code).toBe('BAD_CREDENTIALS')
    expect((await wrong()).headers['retry-after']).toBe('60')
    users.pass(60)
    expect((await signIn({ email: email ?? '', password })).status).toBe(200)
    expect((await wrong()).code).toBe('BAD_CREDENTIALS')
  })

  it('counts tries that come at once, and limits unknown addresses the same way', async () => {
    const body = { email: 'nobody-at-all@example.org', password: 'wrong' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(body)))
    expect(answers.filter(({ code }) => code === 'BAD_CREDENTIALS')).toHaveLength(11)
    expect(answers.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(9)
  })

  it('hashes anew with today’s parameters what was hashed with weaker ones', async () => {
    const { email, id } = await users.add()
    const { hash } = await import('@node-rs/argon2')
    const weak = await hash(password, { memoryCost: 8192, timeCost: 1 })
    await users.db.query({ text: 'update users set password_hash = $2 where id = $1', values: [id, weak] })
    expect((await signIn({ email: email ?? '', password })).status).toBe(200)
    const { rows } = await users.db.query<{ hash: string }>({
      text: 'select password_hash as hash from users where id = $1',
      values: [id],
    })
    expect(rows[0]?.hash).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect((await signIn({ email: email ?? '', password })).status).toBe(200)
  })
})
