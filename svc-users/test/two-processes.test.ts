import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieOf } from './cookies.ts'
import { as, password, publicOrigin, startUsers, type UsersUnderTest } from './setup.ts'

let first: UsersUnderTest
let second: Awaited<ReturnType<UsersUnderTest['another']>>
beforeAll(async () => {
  first = await startUsers()
  second = await first.another()
})
afterAll(async () => {
  await second.close()
  await first.stop()
})

type Process = Pick<typeof second, 'app' | 'call'>

function post({ app }: Process, url: string, session: string) {
  const headers = { 'content-type': 'application/json', origin: publicOrigin, cookie: `__Host-refresh=${session}` }
  return app.inject({ method: 'POST', url, headers, payload: '{}' })
}

async function signIn({ call }: Process, email: string | null): Promise<string> {
  const answer = await call('auth.signInWithPassword', { body: { email: email ?? '', password } })
  return cookieOf(answer.headers, '__Host-refresh')?.value ?? ''
}

async function renew(at: Process, session: string) {
  const answer = await post(at, '/auth/refresh', session)
  return { status: answer.statusCode, next: cookieOf(answer.headers, '__Host-refresh')?.value ?? '' }
}

test('a session that began at one is renewed at the other, and ended there for both', async () => {
  const session = await signIn(first, (await first.add()).email)
  const renewed = await renew(second, session)
  expect(renewed.status).toBe(200)
  const again = await renew(first, renewed.next)
  expect(again.status).toBe(200)
  expect((await post(second, '/auth/sign_out', again.next)).statusCode).toBe(200)
  for (const each of [first, second]) expect((await renew(each, again.next)).status).toBe(401)
})

test('two tabs that renew at once at one each get the same successor', async () => {
  const session = await signIn(first, (await first.add()).email)
  const [one, other] = await Promise.all([renew(first, session), renew(second, session)])
  expect([one.status, other.status]).toEqual([200, 200])
  expect(one.next).toBe(other.next)
  expect((await renew(second, one.next)).status).toBe(200)
})

test('a draft that was saved at one is read, saved again and thrown away at the other', async () => {
  const me = as(await first.add())
  const params = { userId: 'me' as const, key: 'mission.new' }
  const draftAt = async ({ call }: Process) => (await call('user.draft', { params }, me)).data.content
  await first.call('user.saveDraft', { params, body: { content: 'Un titre' } }, me)
  expect(await draftAt(second)).toBe('Un titre')
  await second.call('user.saveDraft', { params, body: { content: 'Un autre' } }, me)
  expect(await draftAt(first)).toBe('Un autre')
  await second.call('user.deleteDraft', { params }, me)
  expect([await draftAt(first), await draftAt(second)]).toEqual([null, null])
})
