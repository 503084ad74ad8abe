import { randomUUID } from 'node:crypto'
import { roles, userStatuses } from '@ensemble/contracts/enumerations'
import { type PermissionAction, reachOf } from '@ensemble/contracts/permissions'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { runJobs } from '@ensemble/service-kit/testing/run-jobs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../src/domain/user.ts'
import { isLive } from '../../src/queries/is-live.ts'
import { jobsOf } from '../../src/jobs.ts'
import { lettersTo } from '../letters.ts'
import { as, password, startUsers, type UsersUnderTest } from '../setup.ts'

describe('what staff do to an account', () => {
  let users: UsersUnderTest
  let admin: User
  beforeAll(async () => {
    users = await startUsers()
    admin = await users.add({ role: 'admin' })
  })
  afterAll(() => users.stop())

  const pending = (departmentCode = '69') => users.add({ status: 'pending_approval', departmentCode })
  const approve = (user: User, by: User, body = {}) =>
    users.call('user.approve', { params: { userId: user.id }, body }, as(by))
  const suspend = (user: User, by: User = admin, body: { reason: string; until?: string } = { reason: 'une raison' }) =>
    users.call('user.suspend', { params: { userId: user.id }, body }, as(by))
  const restore = (user: User, by: User = admin) =>
    users.call('user.activateSuspended', { params: { userId: user.id } }, as(by))
  const remove = (user: User, by: User, body = {}) =>
    users.call('user.delete', { params: { userId: user.id }, body }, as(by))
  const edit = (user: User, by: User, body: object) =>
    users.call('user.edit', { params: { userId: user.id }, body }, as(by))
  const mailsOf = async (user: User) => (await lettersTo(users, user.email)).map(({ kind }) => kind).sort()

  async function signedIn(user: User) {
    const answer = await users.call('auth.signInWithPassword', { body: { email: user.email ?? '', password } })
    const [, claims = ''] = answer.data.accessToken.split('.')
    const { sub, sid, sv } = JSON.parse(Buffer.from(claims, 'base64url').toString())
    return { id: sub, sessionId: sid, sessionVersion: sv }
  }

  it('approves, in the role and department that an admin settles', async () => {
    const person = await pending()
    await approve(person, admin, { role: 'referent', departmentCode: '33', message: 'Bienvenue à Bordeaux.' })
    const { data } = await users.call('user.get', { params: { userId: person.id } }, as(admin))
    expect(data).toMatchObject({ role: 'referent', departmentCode: '33', status: 'validated' })
    const [mail] = await lettersTo(users, person.email)
    expect(mail).toMatchObject({ kind: 'account_approved', subject: 'Bienvenue, votre compte est actif' })
    expect(mail?.text).toContain('Bienvenue à Bordeaux.')
    expect(mail?.text).not.toContain('visite guidée')
  })

  it('welcomes a member with what comes next, and the telephone of the committee', async () => {
    const person = await pending()
    await approve(person, admin)
    const [mail] = await lettersTo(users, person.email)
    expect(mail?.text).toMatch(/visite guidée[^]*cherchez une mission[^]*comité au 01 99 00 00 69/)
  })

  it('approves within a referent’s department, and appoints nobody there', async () => {
    const referent = await users.add({ role: 'referent' })
    expect((await approve(await pending('33'), referent)).code).toBe('OUT_OF_SCOPE')
    expect((await approve(await pending(), referent, { role: 'admin' })).code).toBe('FORBIDDEN')
    expect((await approve(await pending(), referent)).status).toBe(200)
    const twice = await pending()
    await approve(twice, referent)
    expect((await approve(twice, referent)).code).toBe('STATUS_CONFLICT')
  })

  it('suspends at once, and restores', async () => {
    const person = await users.add()
    const session = await signedIn(person)
    expect((await suspend(person)).data).toEqual({ id: person.id, status: 'suspended' })
    expect(await isLive(users.db, session)).toBe(false)
    const refused = await users.call('auth.signInWithPassword', { body: { email: person.email ?? '', password } })
    expect(refused).toMatchObject({ status: 401, code: 'ACCOUNT_SUSPENDED' })
    expect((await restore(person)).data.status).toBe('validated')
    expect((await restore(person)).code).toBe('STATUS_CONFLICT')
    expect(await mailsOf(person)).toEqual(['account_restored', 'account_suspended'])
    const { rows } = await users.db.query<{ type: string }>({
      text: `select type from outbox where aggregate_id = $1 order by id desc limit 3`,
      values: [person.id],
    })
    expect(rows.map(({ type }) => type)).toEqual([
      'users.user.reactivated',
      'users.session.revoked',
      'users.user.suspended',
    ])
  })

  it('suspends until a day, when the clock restores', async () => {
    const person = await users.add()
    expect((await suspend(person, admin, { reason: 'r', until: '2026-11-21' })).fields).toEqual({
      until: ['INVALID_DATE'],
    })
    await suspend(person, admin, { reason: 'r', until: '2026-11-23' })
    expect((await lettersTo(users, person.email))[0]?.text).toContain('lundi 23 novembre 2026')
    const log = { info: () => undefined, error: () => undefined }
    const status = async () => (await users.call('user.get', { params: { userId: person.id } }, as(admin))).data.status
    users.pass(24 * 3600)
    await runJobs(users.deps, jobsOf(users.deps, { log }))
    expect(await status()).toBe('suspended')
    users.pass(24 * 3600)
    const ran = await Promise.all([1, 2, 3].map(() => runJobs(users.deps, jobsOf(users.deps, { log }))))
    expect(ran.flat().filter((name) => name === 'end suspensions')).toHaveLength(1)
    expect(await status()).toBe('validated')
    expect(await mailsOf(person)).toEqual(['account_restored', 'account_suspended'])
  })

  it('refuses an account by deleting it with a reason', async () => {
    const person = await pending()
    for (const words of [{}, { reason: '   ' }]) {
      expect((await remove(person, admin, words)).fields).toEqual({ reason: ['REQUIRED'] })
    }
    expect((await remove(person, admin, { reason: 'doublon' })).data.status).toBe('deleted')
    const [mail] = await lettersTo(users, person.email)
    expect(mail).toMatchObject({ kind: 'account_refused' })
    expect(mail?.text).not.toContain('doublon')
  })

  it('lets a referent refuse who waits in their own department, with words for the person', async () => {
    const referent = await users.add({ role: 'referent' })
    const why = { reason: 'doublon', message: 'Vous avez déjà un compte, à une autre adresse.' }
    const person = await pending()
    expect((await remove(person, referent)).fields).toEqual({ reason: ['REQUIRED'] })
    expect((await remove(person, referent, why)).data.status).toBe('deleted')
    const [mail] = await lettersTo(users, person.email)
    expect(mail).toMatchObject({ kind: 'account_refused' })
    expect(mail?.text).toContain('déjà un compte')
    expect((await remove(await pending('33'), referent, why)).code).toBe('OUT_OF_SCOPE')
    expect((await remove(await users.add(), referent, why)).code).toBe('FORBIDDEN')
    const unconfirmed = await pending()
    await users.db.query({ text: 'update users set email_verified_at = null where id = $1', values: [unconfirmed.id] })
    expect((await remove(unconfirmed, referent, why)).code).toBe('FORBIDDEN')
  })

  it('deletes: everything that names the person goes', async () => {
    const person = await users.add({ firstName: 'Solange', lastName: 'Mondésir' })
    const me = as(person)
    await users.call('user.saveDraft', { params: { userId: 'me', key: 'profile' }, body: { content: 'x' } }, me)
    const view = { name: 'Les dossiers de Mondésir', address: 'tab=all' }
    const params = { userId: 'me' as const, name: 'accounts' }
    await users.call('user.keepTable', { params, body: { views: [view] } }, me)
    expect((await remove(person, person)).fields).toEqual({ confirmEmail: ['REQUIRED'] })
    expect((await remove(person, person, { confirmEmail: 'x@y.fr' })).fields).toEqual({
      confirmEmail: ['OTHER_ADDRESS'],
    })
    const answer = await remove(person, person, { confirmEmail: person.email?.toUpperCase() })
    expect(answer.data).toEqual({ id: person.id, status: 'deleted', receipt: expect.stringMatching(/^[\w-]{43}$/) })
    expect(await mailsOf(person)).toEqual(['account_deleted'])
    await users.db.query({ text: 'delete from outgoing_mail where recipient_id = $1', values: [person.id] })
    const { rows } = await users.db.query<{ all: string }>({
      text: `select concat((select users::text from users where id = $1), (select string_agg(drafts::text, ' ') from drafts where user_id = $1),
             (select string_agg(own_tables::text, ' ') from own_tables where user_id = $1),
             (select string_agg(outgoing_mail::text, ' ') from outgoing_mail where recipient_id = $1)) as all`,
      values: [person.id],
    })
    for (const trace of ['Solange', 'Mondésir', person.email ?? '', '1984', '0639980001', 'argon2']) {
      expect(rows[0]?.all).not.toContain(trace)
    }
  })

  it('says to whose account an admin has deleted who did it and whom to ask', async () => {
    const person = await users.add()
    expect((await remove(person, admin, { reason: 'à sa demande' })).data.status).toBe('deleted')
    const [mail] = await lettersTo(users, person.email)
    expect(mail).toMatchObject({ kind: 'account_deleted' })
    expect(mail?.text).toMatch(/L’équipe de la Ligue a supprimé votre compte.*répondez à ce message/)
    expect(mail?.text).not.toContain('chemin fait ensemble')
  })

  it('writes to nobody where staff say so, such as of somebody who has died, but to who deletes their own account', async () => {
    const person = await users.add()
    expect((await remove(person, admin, { reason: 'décès', withoutMail: true })).data.status).toBe('deleted')
    expect(await lettersTo(users, person.email)).toEqual([])
    const self = await users.add()
    await remove(self, self, { confirmEmail: self.email, withoutMail: true })
    expect(await mailsOf(self)).toEqual(['account_deleted'])
    const asks = await pending()
    const referent = await users.add({ role: 'referent', departmentCode: '69' })
    await remove(asks, referent, { reason: 'hors du département', message: 'Essayez à Lyon.', withoutMail: true })
    const [answer] = await lettersTo(users, asks.email)
    expect(answer, 'who asked for an account has their answer').toMatchObject({ kind: 'account_refused' })
    expect(answer?.text).toContain('Essayez à Lyon.')
  })

  it('changes nobody’s own role or status', async () => {
    await users.add({ role: 'admin' })
    expect((await suspend(admin)).code).toBe('SELF_ACTION')
    expect((await edit(admin, admin, { role: 'member' })).code).toBe('SELF_ACTION')
    expect((await approve(admin, admin)).code).toBe('STATUS_CONFLICT')
  })

  it('keeps at least one admin, also when two act at once', async () => {
    const alone = await startUsers()
    const [one, two] = [await alone.add({ role: 'admin' }), await alone.add({ role: 'admin' })]
    const demote = (target: User, by: User) =>
      alone.call('user.edit', { params: { userId: target.id }, body: { role: 'member' } }, as(by))
    const both = await Promise.all([demote(one, two), demote(two, one)])
    expect(both.map(({ status, code }) => code ?? status).sort()).toEqual([200, 'LAST_ADMIN'])
    const last = both[0]?.status === 200 ? two : one
    const body = { confirmEmail: last.email ?? '' }
    expect((await alone.call('user.delete', { params: { userId: 'me' }, body }, as(last))).code).toBe('LAST_ADMIN')
    await alone.stop()
  })

  it('gives another role, which counts at once: the sessions end', async () => {
    const person = await users.add()
    const session = await signedIn(person)
    const answer = await edit(person, admin, {
      role: 'referent',
      departmentCode: '44',
      organisationPosition: 'director',
    })
    expect(answer.data).toMatchObject({
      role: 'referent',
      departmentCode: '44',
      staff: { organisationPosition: 'director' },
    })
    expect(await isLive(users.db, session)).toBe(false)
    const { rows } = await users.db.query<{ data: unknown }>({
      text: `select payload->'data' as data from outbox where type = 'users.session.revoked' and aggregate_id = $1`,
      values: [person.id],
    })
    expect(rows).toEqual([{ data: { userId: person.id, sessionId: null, sessionVersion: 1 } }])
    expect((await signedIn(person)).sessionId).not.toBe(session.sessionId)
  })

  it('gives a role of the staff to nobody without a telephone number, which comes with it or was there', async () => {
    const [waiting, person] = [await pending(), await users.add()]
    for (const each of [waiting, person]) await edit(each, each, { identity: { phone: '' } })
    const role = { role: 'headquarter_referent' } as const
    const missing = { 'identity.phone': ['REQUIRED'] }
    expect((await approve(waiting, admin, role)).fields).toEqual(missing)
    expect((await edit(person, admin, role)).fields).toEqual(missing)
    const called = (phone: string) => ({ ...role, identity: { phone } })
    expect((await approve(waiting, admin, called('12'))).fields).toEqual({ 'identity.phone': ['INVALID_PHONE'] })
    expect((await approve(waiting, admin, called('06 39 98 00 02'))).status).toBe(200)
    expect((await edit(person, admin, called('06 39 98 00 03'))).data).toMatchObject({ ...role, phone: '0639980003' })
    const { data } = await users.call('user.get', { params: { userId: waiting.id } }, as(admin))
    expect(data).toMatchObject({ ...role, phone: '0639980002' })
  })

  it('lets people edit who they are, and not what they may do', async () => {
    const person = await users.add()
    const session = await signedIn(person)
    const identity = { firstName: 'Anaïs', language: 'en', phone: '' } as const
    expect((await edit(person, person, { identity })).data).toMatchObject({
      firstName: 'Anaïs',
      language: 'en',
      phone: null,
    })
    expect(await isLive(users.db, session)).toBe(true)
    expect((await edit(person, person, { role: 'admin' })).code).toBe('FORBIDDEN')
    expect((await edit(person, person, { departmentCode: '33' })).code).toBe('FORBIDDEN')
    expect((await edit(person, person, { identity: { birthDate: '2020-01-01' } })).fields).toEqual({
      'identity.birthDate': ['UNDER_AGE'],
    })
    for (const field of ['emailVerifiedAt', 'role', 'status', 'sessionVersion']) {
      const smuggled = await edit(person, person, { identity: { [field]: 'admin' } })
      expect(smuggled.fields).toEqual({ [`identity.${field}`]: ['UNKNOWN_FIELD'] })
    }
    const stranger = await users.add()
    expect((await edit(person, stranger, { identity })).code).toBe('FORBIDDEN')
    const waiting = await pending()
    expect((await edit(waiting, waiting, { identity: { city: 'Lyon' } })).data.city).toBe('Lyon')
  })

  it('keeps a referent in the department that an admin gave', async () => {
    const referent = await users.add({ role: 'referent' })
    expect((await edit(referent, referent, { identity: { departmentCode: '33' } })).code).toBe('FORBIDDEN')
    expect((await edit(referent, referent, { identity: { phone: '' } })).fields).toEqual({
      'identity.phone': ['REQUIRED'],
    })
    expect((await edit(referent, admin, { departmentCode: '33' })).data.departmentCode).toBe('33')
  })

  it('refuses an edit of what somebody else has changed meanwhile', async () => {
    const person = await users.add()
    const seen = (await users.call('user.get', { params: { userId: 'me' } }, as(person))).data.updatedAt
    users.pass(1)
    expect((await edit(person, admin, { updatedAt: seen, identity: { city: 'Lyon' } })).status).toBe(200)
    expect((await edit(person, person, { updatedAt: seen, identity: { city: 'Paris' } })).code).toBe('STALE_UPDATE')
  })

  it('is answered as the matrix says, for every role and status', async () => {
    const calls = ['user.approve', 'user.suspend', 'user.activateSuspended'] as const
    const actions: Record<(typeof calls)[number], PermissionAction> = {
      'user.approve': 'user.approve',
      'user.suspend': 'user.administer',
      'user.activateSuspended': 'user.administer',
    }
    const target = { params: { userId: randomUUID() }, body: { reason: 'r' } }
    for (const call of calls) {
      const ask = (caller?: Principal) =>
        users.call(call, call === 'user.suspend' ? target : { params: target.params, body: {} }, caller)
      expect((await ask()).code).toBe('UNAUTHENTICATED')
      for (const role of roles) {
        for (const status of userStatuses) {
          const { code } = await ask({ ...as(admin), id: randomUUID(), role, status })
          const may = reachOf(actions[call], role) !== 'no'
          const expected = {
            pending_approval: 'ACCOUNT_PENDING',
            validated: may ? 'NOT_FOUND' : 'FORBIDDEN',
            suspended: 'ACCOUNT_SUSPENDED',
            deleted: 'ACCOUNT_DELETED',
          }[status]
          expect(code, `${call} by a ${status} ${role}`).toBe(expected)
        }
      }
    }
  })
})
