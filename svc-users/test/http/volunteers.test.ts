import type { CallInput } from '@ensemble/contracts/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { User } from '../../src/domain/user.ts'
import { deleteUser } from '../../src/use-cases/end-account.ts'
import { as, password, startUsers, type UsersUnderTest } from '../setup.ts'

let users: UsersUnderTest
let admin: User
let referent: User
beforeAll(async () => {
  users = await startUsers()
  admin = await users.add({ role: 'admin' })
  referent = await users.add({ role: 'referent', firstName: 'Solange', lastName: 'Mondésir' })
})
afterAll(() => users.stop())

async function trained(kinds: User['volunteerKinds'] = ['user_representation'], person = {}): Promise<User> {
  const member = await users.add(person)
  const body = { member: { volunteerKinds: kinds } }
  await users.call('user.edit', { params: { userId: 'me' }, body }, as(member))
  return member
}

const decide = (member: User, body: CallInput<'user.decideVolunteer'>['body'], by: User = referent) =>
  users.call('user.decideVolunteer', { params: { userId: member.id }, body }, as(by))

const profile = async (member: User, by = member) =>
  (await users.call('user.get', { params: { userId: member.id }, query: {} }, as(by))).data

/** What the person's own token says that opens missions. */
async function kindsInToken(member: User): Promise<unknown> {
  const body = { email: member.email ?? '', password }
  const { data } = await users.call('auth.signInWithPassword', { body })
  const claims = Buffer.from(
    ('accessToken' in data ? data.accessToken : '').split('.')[1] ?? '',
    'base64url',
  ).toString()
  return JSON.parse(claims).kinds
}

it('opens nothing by a declaration; a confirmation says who, when, until when and for what', async () => {
  const member = await trained()
  expect((await profile(member)).volunteerStandings).toMatchObject([
    { kind: 'user_representation', state: 'declared', confirmedAt: null },
  ])
  expect(await kindsInToken(member)).toEqual([])
  const body = {
    kind: 'user_representation',
    decision: 'confirm',
    validUntil: '2027-11-21',
    purpose: ' France Assos ',
  } as const
  expect((await decide(member, body)).status).toBe(200)
  expect((await profile(member)).volunteerStandings).toMatchObject([
    {
      state: 'confirmed',
      confirmedAt: users.now().toISOString(),
      confirmedBy: { id: referent.id, displayName: 'Solange Mondésir' },
      validUntil: '2027-11-21',
      purpose: 'France Assos',
    },
  ])
  expect(await kindsInToken(member)).toEqual(['user_representation'])
  expect((await profile(member, referent)).volunteerStandings).toHaveLength(1)
})

it('tells the member, on their list and by a mail, without saying for what', async () => {
  const member = await trained(['patient_resource'])
  await decide(member, { kind: 'patient_resource', decision: 'confirm' })
  await decide(member, { kind: 'patient_resource', decision: 'refuse' })
  const list = await users.call('user.notifications', { params: { userId: 'me' }, query: {} }, as(member))
  const path = '/users/me?tab=commitment'
  expect(list.data.items.slice(0, 2)).toMatchObject([
    { kind: 'training_not_confirmed', title: 'Votre formation n’est pas confirmée', path },
    { kind: 'training_confirmed', title: 'Votre formation est confirmée', path },
  ])
  const { rows } = await users.db.query<{ kind: string; mail: string }>({
    text: `select kind, outgoing_mail::text as mail from outgoing_mail
           where recipient_id = $1 and kind like 'training%' order by kind`,
    values: [member.id],
  })
  expect(rows.map(({ kind }) => kind)).toEqual(['training_confirmed', 'training_not_confirmed'])
  expect(rows.map(({ mail }) => mail).join()).not.toMatch(/patient/i)
})

it('tells no other service what somebody is trained for, and has open tabs fetch another token', async () => {
  const member = await trained(['patient_resource'])
  await decide(member, { kind: 'patient_resource', decision: 'confirm' })
  const { rows } = await users.db.query<{ payload: string; type: string }>({
    text: 'select payload::text, type from outbox where aggregate_id = $1',
    values: [member.id],
  })
  expect(rows.map(({ payload }) => payload).join()).not.toContain('patient_resource')
  expect(rows.at(-1)?.type).toBe('users.session.revoked')
  expect(rows.at(-1)?.payload).toMatch(/"sessionVersion": ?0/)
})

it('counts up to its last day, and is forgotten once it is declared no more', async () => {
  const member = await trained(['patient_committee'])
  await decide(member, { kind: 'patient_committee', decision: 'confirm', validUntil: '2026-11-21' })
  users.pass(24 * 3600)
  expect(await kindsInToken(member)).toEqual([])
  expect((await profile(member)).volunteerStandings).toMatchObject([{ state: 'expired' }])
  for (const kinds of [[], ['patient_committee' as const]]) {
    await users.call('user.edit', { params: { userId: 'me' }, body: { member: { volunteerKinds: kinds } } }, as(member))
  }
  expect((await profile(member)).volunteerStandings).toMatchObject([{ state: 'declared' }])
  await decide(member, { kind: 'patient_committee', decision: 'refuse' })
  expect(await profile(member)).toMatchObject({ volunteerKinds: [], volunteerStandings: [] })
})

it('waits for the staff in whose scope the member is, the longest first', async () => {
  const far = await users.add({ role: 'referent', departmentCode: '33' })
  const first = await trained(['patient_resource'], { departmentCode: '33', firstName: 'Paul', lastName: 'Martin' })
  users.pass(60)
  const second = await trained(['user_representation'], { departmentCode: '33' })
  const waiting = async (by: User) => (await users.call('user.volunteersWaiting', { query: {} }, as(by))).data.items
  expect(await waiting(far)).toMatchObject([
    { userId: first.id, displayName: 'Paul Martin', departmentCode: '33', kind: 'patient_resource' },
    { userId: second.id },
  ])
  expect((await waiting(referent)).map(({ userId }) => userId)).not.toContain(first.id)
  expect((await waiting(admin)).map(({ userId }) => userId)).toContain(first.id)
  await decide(first, { kind: 'patient_resource', decision: 'confirm' }, far)
  expect(await waiting(far)).toMatchObject([{ userId: second.id }])
})

it('is decided by nobody else, and not on what is not declared', async () => {
  const member = await trained(['patient_resource'], { departmentCode: '33' })
  const confirm = { kind: 'patient_resource', decision: 'confirm' } as const
  expect(await decide(member, confirm)).toMatchObject({ status: 403, code: 'OUT_OF_SCOPE' })
  expect(await decide(member, confirm, member)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  expect(await decide(member, { ...confirm, kind: 'patient_committee' }, admin)).toMatchObject({
    code: 'STATUS_CONFLICT',
  })
  const over = await decide(member, { ...confirm, validUntil: '2020-01-01' }, admin)
  expect(over).toMatchObject({ status: 422, fields: { validUntil: ['INVALID_DATE'] } })
})

it('is in the copy of one’s data without who confirmed it, and gone with the account', async () => {
  const member = await trained()
  await decide(member, { kind: 'user_representation', decision: 'confirm', purpose: 'Formation initiale' })
  const { identity, app } = users
  const headers = { authorization: `Bearer ${identity.tokenFor(await users.proven(member))}` }
  const archive = await app.inject({ url: '/user/me?format=archive', headers })
  if (archive.statusCode === 200) {
    expect(archive.json().volunteerStandings).toMatchObject([{ purpose: 'Formation initiale' }])
    expect(archive.body).not.toContain(referent.id)
  }
  await deleteUser(users.deps, { userId: member.id, actor: await users.proven(admin), reason: null })
  const { rows } = await users.db.query({
    text: 'select volunteer_kinds, volunteer_standings from users where id = $1',
    values: [member.id],
  })
  expect(rows).toEqual([{ volunteer_kinds: [], volunteer_standings: [] }])
})
