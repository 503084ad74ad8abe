import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLive } from '../../src/queries/is-live.ts'
import { lettersTo } from '../letters.ts'
import { as, password, startUsers, type UsersUnderTest } from '../setup.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1'

describe('own sessions', () => {
  let users: UsersUnderTest
  beforeAll(async () => {
    users = await startUsers()
  })
  afterAll(() => users.stop())

  async function signIn(email: string | null, userAgent: string): Promise<string> {
    const headers = { 'user-agent': userAgent }
    const payload = { email, password }
    const answer = await users.app.inject({ method: 'POST', url: '/auth/sign_in_with_password', headers, payload })
    const [, claims = ''] = answer.json().data.accessToken.split('.')
    return JSON.parse(Buffer.from(claims, 'base64url').toString()).sid
  }

  it('are listed with their device, and ended one by one', async () => {
    const user = await users.add()
    const desk = await signIn(user.email, firefox)
    users.pass(60)
    const mobile = await signIn(user.email, phone)
    const me = { ...as(user), sessionId: desk, sessionVersion: 0 }
    const listed = await users.call('auth.sessions', {}, me)
    expect(listed.data.items.map(({ createdAt: _created, lastUsedAt: _used, ...item }) => item)).toEqual([
      { id: mobile, device: 'Safari, iPhone', current: false, idleSecondsLeft: 2_592_000, secondsLeft: 31_536_000 },
      { id: desk, device: 'Firefox, Windows', current: true, idleSecondsLeft: 2_591_940, secondsLeft: 31_535_940 },
    ])
    expect((await users.call('auth.endSession', { params: { sessionId: mobile } }, me)).data).toEqual({})
    expect(await isLive(users.db, { ...me, sessionId: mobile })).toBe(false)
    expect((await users.call('auth.sessions', {}, me)).data.items).toHaveLength(1)
    expect((await users.call('auth.endSession', { params: { sessionId: mobile } }, me)).code).toBe('NOT_FOUND')
    const { rows } = await users.db.query<{ data: unknown }>({
      text: `select payload->'data' as data from outbox where type = 'users.session.revoked' and aggregate_id = $1`,
      values: [user.id],
    })
    expect(rows).toEqual([{ data: { userId: user.id, sessionId: mobile, sessionVersion: 0 } }])
  })

  it('of others are not there', async () => {
    const [one, other] = [await users.add(), await users.add()]
    const theirs = await signIn(other.email, firefox)
    for (const sessionId of [theirs, randomUUID()]) {
      expect((await users.call('auth.endSession', { params: { sessionId } }, as(one))).code).toBe('NOT_FOUND')
    }
    expect(await isLive(users.db, { id: other.id, sessionId: theirs, sessionVersion: 0 })).toBe(true)
  })

  it('that ran out are not listed', async () => {
    const user = await users.add({ role: 'referent' })
    await signIn(user.email, firefox)
    users.pass(1801)
    expect((await users.call('auth.sessions', {}, as(user))).data.items).toEqual([])
  })

  it('on a new device are mailed to their owner, once', async () => {
    const { email } = await users.add()
    await signIn(email, firefox)
    expect(await lettersTo(users, email)).toEqual([])
    await signIn(email, phone)
    await signIn(email, phone)
    await signIn(email, firefox)
    const [mail, ...more] = await lettersTo(users, email)
    expect(mail).toMatchObject({ kind: 'new_device' })
    expect(mail?.text).toContain('Safari, iPhone')
    expect(more).toEqual([])
  })

  it('of a program that says no device are mailed to their owner too, once', async () => {
    const { email } = await users.add({ language: 'fr' })
    await signIn(email, firefox)
    await signIn(email, 'curl/8.0')
    await signIn(email, 'python-requests/2.32')
    const [mail, ...more] = await lettersTo(users, email)
    expect(mail).toMatchObject({ kind: 'new_device' })
    expect(mail?.text).toContain('appareil inconnu')
    expect(more).toEqual([])
  })

  it('get another identifier at each sign-in', async () => {
    const { email } = await users.add()
    expect(await signIn(email, firefox)).not.toBe(await signIn(email, firefox))
  })
})
