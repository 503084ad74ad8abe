import { createTestPrograms } from '@ensemble/service-kit/testing/test-programs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLive } from '../../src/queries/is-live.ts'
import { cookieOf } from '../cookies.ts'
import { as, password, publicOrigin, startUsers, type UsersUnderTest } from '../setup.ts'

describe('signing out', () => {
  let users: UsersUnderTest
  const programs = createTestPrograms(['svc-missions'])
  beforeAll(async () => {
    users = await startUsers({ SERVICE_KEYS_FILE: programs.keysFile })
  })
  afterAll(async () => {
    await users.stop()
    programs.remove()
  })

  function post(url: string, headers: Record<string, string>) {
    const all = { 'content-type': 'application/json', origin: publicOrigin, ...headers }
    return users.app.inject({ method: 'POST', url, headers: all, payload: '{}' })
  }

  async function device(email: string | null): Promise<string> {
    const answer = await users.call('auth.signInWithPassword', { body: { email: email ?? '', password } })
    return cookieOf(answer.headers, '__Host-refresh')?.value ?? ''
  }

  it('ends every session of the user, on every device, with its event in the same transaction', async () => {
    const user = await users.add()
    const [phone, computer] = [await device(user.email), await device(user.email)]
    const answer = await post('/auth/sign_out', { cookie: `__Host-refresh=${phone}` })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toEqual({})
    // What the browser has kept of pages; the shell empties the rest itself.
    expect(answer.headers['clear-site-data']).toBe('"cache"')
    for (const name of ['__Host-refresh', '__Host-media']) {
      expect(cookieOf(answer.headers, name)).toMatchObject({ value: '' })
    }
    const refused = await post('/auth/refresh', { cookie: `__Host-refresh=${computer}` })
    expect(refused.json().data.code).toBe('SESSION_EXPIRED')
    const { rows } = await users.db.query<{ data: unknown }>({
      text: `select payload->'data' as data from outbox where type = 'users.session.revoked' and aggregate_id = $1`,
      values: [user.id],
    })
    expect(rows).toEqual([{ data: { userId: user.id, sessionId: null, sessionVersion: 1 } }])
  })

  it('leaves other people signed in', async () => {
    const [one, other] = [await users.add(), await users.add()]
    const [cookie, kept] = [await device(one.email), await device(other.email)]
    await post('/auth/sign_out', { cookie: `__Host-refresh=${cookie}` })
    expect((await post('/auth/refresh', { cookie: `__Host-refresh=${kept}` })).statusCode).toBe(200)
  })

  it('works with the access token alone, and gives new sign-ins the new session version', async () => {
    const user = await users.add()
    const cookie = await device(user.email)
    await post('/auth/sign_out', { authorization: `Bearer ${users.identity.tokenFor(as(user))}` })
    expect((await post('/auth/refresh', { cookie: `__Host-refresh=${cookie}` })).statusCode).toBe(401)
    const answer = await users.call('auth.signInWithPassword', { body: { email: user.email ?? '', password } })
    const [, claims = ''] = answer.data.accessToken.split('.')
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ sv: 1 })
  })

  it('does not refuse somebody who is signed out already', async () => {
    expect((await post('/auth/sign_out', {})).statusCode).toBe(200)
    expect((await post('/auth/sign_out', { authorization: 'Bearer forged' })).statusCode).toBe(200)
  })

  it('refuses other sites', async () => {
    expect((await post('/auth/sign_out', { origin: 'https://evil.example' })).json().data.code).toBe('CROSS_ORIGIN')
  })

  it('tells the other processes on request that a session no longer lives', async () => {
    const user = await users.add()
    await device(user.email)
    const { rows } = await users.db.query<{ id: string }>({
      text: 'select id from sessions where user_id = $1',
      values: [user.id],
    })
    const token = { id: user.id, sessionId: rows[0]?.id ?? '', sessionVersion: 0 }
    expect(await isLive(users.db, token)).toBe(true)
    const ask = (headers: Record<string, string>) =>
      users.app.inject({ method: 'POST', url: '/internal/introspect', payload: token, headers })
    expect((await ask(await programs.show('svc-missions')('svc-users'))).json()).toEqual({ live: true })
    expect((await ask({})).statusCode, 'nobody').toBe(401)
    const bearer = { authorization: `Bearer ${users.identity.tokenFor({ role: 'admin' })}` }
    expect((await ask(bearer)).statusCode, 'an admin').toBe(401)
    await post('/auth/sign_out', { authorization: `Bearer ${users.identity.tokenFor(as(user))}` })
    expect(await isLive(users.db, token)).toBe(false)
  })
})
