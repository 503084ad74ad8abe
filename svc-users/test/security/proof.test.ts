import { provenActs } from '@ensemble/contracts/users/proven-acts'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { createTestPrograms } from '@ensemble/service-kit/testing/test-programs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../src/domain/user.ts'
import { cookieOf } from '../cookies.ts'
import { startWithKeys, type World } from '../health/world.ts'
import { as, password } from '../setup.ts'

const wait = provenActs.delete_account

describe('what cannot be undone', () => {
  let world: World
  let admin: User
  beforeAll(async () => {
    world = await startWithKeys()
    admin = await world.add({ role: 'admin' })
    await world.add({ role: 'admin' })
  })
  afterAll(() => world.stop())

  /** The session of somebody who signs in now, as its token tells it. */
  async function signIn(user: User): Promise<Principal> {
    const signedIn = await world.call('auth.signInWithPassword', { body: { email: user.email ?? '', password } })
    const [, claims = ''] = signedIn.data.accessToken.split('.')
    expect(cookieOf(signedIn.headers, '__Host-refresh')).toBeDefined()
    return { ...as(user), sessionId: JSON.parse(Buffer.from(claims, 'base64url').toString()).sid }
  }

  const prove = (caller: Principal, currentPassword = password) =>
    world.call('auth.prove', { body: { currentPassword } }, caller)

  async function archive(caller: Principal): Promise<{ status: number; code?: string }> {
    const headers = { authorization: `Bearer ${world.identity.tokenFor(caller)}` }
    const answer = await world.app.inject({ url: '/user/me?format=archive', headers })
    return { status: answer.statusCode, code: answer.json().data?.code }
  }

  const member = () => world.add()
  const waiting = () => world.add({ status: 'pending_approval' })
  const to = async (somebody: Promise<User>) => ({ userId: (await somebody).id })

  /** Every act of an account, and whether it asks for a proof; `me` is an admin whose proof is too old. */
  const cells: [act: string, asks: boolean, call: (me: Principal) => Promise<{ status: number; code?: string }>][] = [
    ['a full copy', true, archive],
    ['deleting a member', true, async (me) => world.call('user.delete', { params: await to(member()), body: {} }, me)],
    [
      'refusing an applicant',
      true,
      async (me) => world.call('user.delete', { params: await to(waiting()), body: { reason: 'x' } }, me),
    ],
    [
      'deleting their own account',
      true,
      async (me) =>
        world.call('user.delete', { params: { userId: 'me' }, body: { confirmEmail: admin.email ?? '' } }, me),
    ],
    [
      'a role for a member',
      true,
      async (me) => world.call('user.edit', { params: await to(member()), body: { role: 'admin' } }, me),
    ],
    [
      'deliveries to look at, for a member',
      true,
      async (me) => world.call('user.edit', { params: await to(member()), body: { deliveryAreas: ['mf-users'] } }, me),
    ],
    [
      'approval in a role',
      true,
      async (me) =>
        world.call(
          'user.approve',
          { params: await to(waiting()), body: { role: 'referent', departmentCode: '69' } },
          me,
        ),
    ],
    [
      'an invitation to a role',
      true,
      async (me) => world.call('user.invite', { body: { email: 'a@example.org', role: 'admin' } }, me),
    ],
    [
      'approval as a member',
      false,
      async (me) => world.call('user.approve', { params: await to(waiting()), body: {} }, me),
    ],
    [
      'an invitation as a member',
      false,
      async (me) => world.call('user.invite', { body: { email: 'b@example.org', role: 'member' } }, me),
    ],
    [
      'a role that is taken away',
      false,
      async (me) =>
        world.call('user.edit', { params: await to(world.add({ role: 'referent' })), body: { role: 'member' } }, me),
    ],
    [
      'a change of one’s name',
      false,
      async (me) => world.call('user.edit', { params: { userId: 'me' }, body: { identity: { firstName: 'Ana' } } }, me),
    ],
    [
      'a suspension, which can be lifted',
      false,
      async (me) => world.call('user.suspend', { params: await to(member()), body: { reason: 'x' } }, me),
    ],
  ]

  it.each(cells)('%s asks for a proof: %s', async (_, asks, call) => {
    const me = await signIn(admin)
    world.pass(wait)
    const stale = await call(me)
    expect(stale).toMatchObject(asks ? { status: 403, code: 'PROOF_REQUIRED' } : { status: 200 })
    if (!asks) return
    expect((await prove(me)).status).toBe(200)
    world.pass(wait - 1)
    if (!_.includes('own account')) expect((await call(me)).status).toBe(200)
  })

  it('is open right after a sign-in, and to nobody by a token alone', async () => {
    const user = await member()
    expect(await archive(await signIn(user))).toMatchObject({ status: 200 })
    expect(await archive(as(user))).toMatchObject({ status: 403, code: 'PROOF_REQUIRED' })
  })

  it('stays shut after a wrong password, a renewal, and the proof of another session', async () => {
    const user = await member()
    const [here, there] = [await signIn(user), await signIn(user)]
    world.pass(wait)
    expect(await prove(here, 'not this one')).toMatchObject({
      status: 422,
      fields: { currentPassword: ['WRONG_PASSWORD'] },
    })
    expect((await prove(there)).status).toBe(200)
    expect((await archive(here)).code).toBe('PROOF_REQUIRED')
    expect((await archive(there)).status).toBe(200)
    expect((await prove({ ...as(await member()), sessionId: here.sessionId })).status).toBe(200)
    expect((await archive(here)).code).toBe('PROOF_REQUIRED')
  })

  it('is shut in a session that has ended, also to a process that has not heard of it', async () => {
    const user = await member()
    const ended = await signIn(user)
    await world.call('auth.endSession', { params: { sessionId: ended.sessionId } }, ended)
    expect(await archive(ended)).toMatchObject({ status: 403, code: 'PROOF_REQUIRED' })
    const body = { confirmEmail: user.email ?? '' }
    expect(await world.call('user.delete', { params: { userId: 'me' }, body }, ended)).toMatchObject({
      status: 403,
      code: 'PROOF_REQUIRED',
    })
  })

  it('asks only for what would be done: a refusal of the rules comes first', async () => {
    const me = await signIn(admin)
    world.pass(wait)
    const gone = { params: { userId: world.deps.newId() }, body: {} }
    expect((await world.call('user.delete', gone, me)).code).toBe('NOT_FOUND')
    const wrong = { params: { userId: 'me' }, body: { confirmEmail: 'else@example.org' } }
    expect((await world.call('user.delete', wrong, me)).code).toBe('VALIDATION_FAILED')
  })
})

describe('what the gateway asks of a session', () => {
  const programs = createTestPrograms(['gateway', 'svc-missions'])
  let world: World
  beforeAll(async () => {
    world = await startWithKeys({ SERVICE_KEYS_FILE: programs.keysFile })
  })
  afterAll(async () => {
    await world.stop()
    programs.remove()
  })

  it('is whether its person has proven who they are within ten minutes, and it is told to nobody else', async () => {
    const user = await world.add({ role: 'admin' })
    const signedIn = await world.call('auth.signInWithPassword', { body: { email: user.email ?? '', password } })
    const [, claims = ''] = signedIn.data.accessToken.split('.')
    const url = `/internal/proof?sessionId=${JSON.parse(Buffer.from(claims, 'base64url').toString()).sid}&act=release_version`
    const ask = async (headers: Record<string, string>) => world.app.inject({ url, headers })
    const gateway = await programs.show('gateway')('svc-users')
    expect((await ask(gateway)).json()).toEqual({ fresh: true })
    expect((await ask(await programs.show('svc-missions')('svc-users'))).statusCode).toBe(403)
    expect((await ask({ authorization: `Bearer ${signedIn.data.accessToken}` })).statusCode).toBe(401)
    world.pass(provenActs.release_version)
    expect((await ask(await programs.show('gateway')('svc-users'))).json()).toEqual({ fresh: false })
  })
})
