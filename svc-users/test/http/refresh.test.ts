import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { suspendUser } from '../../src/use-cases/end-account.ts'
import { cookieOf } from '../cookies.ts'
import { password, publicOrigin, startUsers, type UsersUnderTest } from '../setup.ts'

const minute = 60
const day = 24 * 3600

describe('renewing a session', () => {
  let users: UsersUnderTest
  beforeAll(async () => {
    users = await startUsers()
  })
  afterAll(() => users.stop())

  async function newSession(role: 'member' | 'referent' = 'member', keepSignedIn = true): Promise<string> {
    const { email } = await users.add({ role })
    const answer = await users.call('auth.signInWithPassword', { body: { email: email ?? '', password, keepSignedIn } })
    return cookieOf(answer.headers, '__Host-refresh')?.value ?? ''
  }

  function refresh(token: string | undefined, headers: Record<string, string> = { origin: publicOrigin }) {
    const cookie = token === undefined ? {} : { cookie: `__Host-refresh=${token}` }
    const all = { 'content-type': 'application/json', ...cookie, ...headers }
    return users.app.inject({ method: 'POST', url: '/auth/refresh', headers: all, payload: '{}' })
  }

  const tokenIn = (answer: Awaited<ReturnType<typeof refresh>>) =>
    cookieOf(answer.headers, '__Host-refresh')?.value ?? ''

  async function eventsOf(type: string): Promise<number> {
    const { rows } = await users.db.query<{ count: number }>({
      text: 'select count(*)::int as count from outbox where type = $1',
      values: [type],
    })
    return rows[0]?.count ?? 0
  }

  it('gives a new token and uses up the old one', async () => {
    const first = await newSession()
    const answer = await refresh(first)
    expect(answer.statusCode).toBe(200)
    const user = { role: 'member', status: 'validated' }
    expect(answer.json().data).toMatchObject({ expiresIn: 600, status: 'validated', user })
    expect(tokenIn(answer)).not.toBe(first)
    expect((await refresh(tokenIn(answer))).statusCode).toBe(200)
  })

  it('keeps the choice of staying signed in', async () => {
    const answer = await refresh(await newSession('member', false))
    expect(cookieOf(answer.headers, '__Host-refresh')?.attributes).not.toContainEqual(
      expect.stringContaining('max-age'),
    )
  })

  it('gives twelve tabs that renew at once the same successor, and signs nobody out', async () => {
    const first = await newSession()
    const answers = await Promise.all(Array.from({ length: 12 }, () => refresh(first)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 12 }, () => 200))
    expect(new Set(answers.map(tokenIn)).size).toBe(1)
    users.pass(19)
    expect(tokenIn(await refresh(first))).toBe(tokenIn(await refresh(first)))
  })

  it('ends the session when a used token comes back later, and tells every process', async () => {
    const first = await newSession()
    const second = tokenIn(await refresh(first))
    users.pass(21)
    const before = await eventsOf('users.session.revoked')
    const reused = await refresh(first)
    expect(reused.statusCode).toBe(401)
    expect(reused.json().data.code).toBe('SESSION_EXPIRED')
    expect(reused.headers['set-cookie']).toBeUndefined()
    expect(await eventsOf('users.session.revoked')).toBe(before + 1)
    expect((await refresh(second)).json().data.code).toBe('SESSION_EXPIRED')
    await refresh(first)
    expect(await eventsOf('users.session.revoked')).toBe(before + 1)
  })

  it('ends a member’s session after 30 idle days, not before', async () => {
    let token = await newSession()
    users.pass(29 * day)
    token = tokenIn(await refresh(token))
    users.pass(29 * day)
    token = tokenIn(await refresh(token))
    users.pass(30 * day)
    expect((await refresh(token)).json().data.code).toBe('SESSION_EXPIRED')
  })

  it('ends a session that is not kept after 30 idle minutes, and renews it while a page is open', async () => {
    let token = await newSession('member', false)
    for (const minutes of [29, 29]) {
      users.pass(minutes * minute)
      token = tokenIn(await refresh(token))
    }
    users.pass(30 * minute)
    expect((await refresh(token)).json().data.code).toBe('SESSION_EXPIRED')
  })

  it('ends a staff session after 30 idle minutes, and after 12 hours however busy', async () => {
    const idle = await newSession('referent')
    users.pass(30 * minute)
    expect((await refresh(idle)).statusCode).toBe(401)
    let busy = await newSession('referent')
    let answer = await refresh(busy)
    for (let passed = 0; passed < 12 * 60 - 5; passed += 20) {
      busy = tokenIn(answer)
      users.pass(20 * minute)
      answer = await refresh(busy)
    }
    expect(answer.statusCode).toBe(401)
  })

  it('lets no access token outlive its session', async () => {
    let token = await newSession('referent')
    for (let passed = 0; passed < 11 * 60 + 40; passed += 20) {
      token = tokenIn(await refresh(token))
      users.pass(20 * minute)
    }
    token = tokenIn(await refresh(token))
    users.pass(15 * minute)
    expect((await refresh(token)).json().data.expiresIn).toBe(5 * minute)
  })

  it('tells a suspended person why', async () => {
    const user = await users.add()
    const answer = await users.call('auth.signInWithPassword', { body: { email: user.email ?? '', password } })
    const token = cookieOf(answer.headers, '__Host-refresh')?.value
    const admin = { id: users.deps.newId(), role: 'admin', departmentCode: null, sessionId: null } as const
    await suspendUser(users.deps, { userId: user.id, actor: admin, reason: 'test' })
    expect((await refresh(token)).json().data.code).toBe('ACCOUNT_SUSPENDED')
  })

  it('keeps hashes only', async () => {
    const token = await newSession()
    const { rows } = await users.db.query({ text: 'select row_to_json(t)::text as row from refresh_tokens t' })
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it.each([
    ['no cookie', undefined, 'UNAUTHENTICATED'],
    ['a cookie that is no token', 'anything', 'SESSION_EXPIRED'],
    ['a token that never was', 'A'.repeat(43), 'SESSION_EXPIRED'],
  ])('refuses %s', async (_case, token, code) => {
    const answer = await refresh(token)
    expect(answer.statusCode).toBe(401)
    expect(answer.json().data.code).toBe(code)
  })

  it('refuses other sites and forms', async () => {
    const token = await newSession()
    expect((await refresh(token, { origin: 'https://evil.example' })).json().data.code).toBe('CROSS_ORIGIN')
    expect((await refresh(token, { 'content-type': 'text/plain' })).statusCode).toBe(415)
    expect((await refresh(token, {})).statusCode).toBe(200)
  })
})
