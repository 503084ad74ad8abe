import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { roles } from '@ensemble/contracts/enumerations'
import type { User } from '../../src/domain/user.ts'
import { lettersTo } from '../letters.ts'
import { as, password, startUsers, type UsersUnderTest } from '../setup.ts'

describe('the right to look at deliveries', () => {
  let users: UsersUnderTest
  let admin: User
  beforeAll(async () => {
    users = await startUsers()
    admin = await users.add({ role: 'admin', firstName: 'Solange', lastName: 'Mondésir' })
  })
  beforeEach(async () => {
    await users.db.query({ text: 'delete from outgoing_mail' })
  })
  afterAll(() => users.stop())

  const edit = (user: User, body: object, by = admin) =>
    users.call('user.edit', { params: { userId: user.id }, body }, as(by))
  const read = async (user: User, by: User) =>
    (await users.call('user.get', { params: { userId: user.id } }, as(by))).data

  /** What the token of somebody who signs in now says of areas. */
  async function areasOfToken(user: User): Promise<unknown> {
    const signedIn = await users.call('auth.signInWithPassword', { body: { email: user.email ?? '', password } })
    const [, claims = ''] = signedIn.data.accessToken.split('.')
    return JSON.parse(Buffer.from(claims, 'base64url').toString()).areas
  }

  it('stands in the tokens of who has it, and in nobody else’s', async () => {
    const [person, other] = [await users.add(), await users.add()]
    expect((await edit(person, { deliveryAreas: ['mf-users', 'mf-missions'] })).status).toBe(200)
    expect(await areasOfToken(person)).toEqual(['mf-missions', 'mf-users'])
    expect(await areasOfToken(other)).toBeUndefined()
    await edit(person, { deliveryAreas: [] })
    expect(await areasOfToken(person)).toBeUndefined()
  })

  it('ends the sessions of its owner when it is given and when it is taken back', async () => {
    const person = await users.add()
    const version = async () => {
      const { rows } = await users.db.query<{ version: number }>({
        text: 'select session_version as version from users where id = $1',
        values: [person.id],
      })
      return rows[0]?.version ?? -1
    }
    const first = await version()
    await edit(person, { deliveryAreas: ['mf-missions'] })
    const second = await version()
    await edit(person, { deliveryAreas: [] })
    expect([second, await version()]).toEqual([first + 1, first + 2])
  })

  it.each(roles.filter((role) => role !== 'admin'))('is not a %s’s to give', async (role) => {
    const [giver, person] = [await users.add({ role }), await users.add()]
    expect(await edit(person, { deliveryAreas: ['mf-missions'] }, giver)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await edit(giver, { deliveryAreas: ['mf-missions'] }, giver)).toMatchObject({ code: 'FORBIDDEN' })
  })

  it('is given by names of front ends, to people who can sign in, and to nobody by themselves', async () => {
    const [person, waiting] = [await users.add(), await users.add({ status: 'pending_approval' })]
    expect(await edit(person, { deliveryAreas: ['svc-users'] })).toMatchObject({ code: 'VALIDATION_FAILED' })
    expect(await edit(waiting, { deliveryAreas: ['mf-users'] })).toMatchObject({ code: 'STATUS_CONFLICT' })
    expect(await edit(admin, { deliveryAreas: ['mf-users'] })).toMatchObject({ code: 'SELF_ACTION' })
  })

  it('is shown to its owner and to admins alone, with who gave it in the history of the account', async () => {
    const person = await users.add()
    const referent = await users.add({ role: 'referent' })
    await edit(person, { deliveryAreas: ['mf-missions'] })
    expect((await read(person, referent)).deliveryAreas).toBeUndefined()
    expect((await read(person, person)).deliveryAreas).toEqual(['mf-missions'])
    const told = await read(person, admin)
    expect(told.deliveryAreas).toEqual(['mf-missions'])
    expect(told.history?.[0]).toMatchObject({
      act: 'role_changed',
      right: 'deliveries',
      from: null,
      to: 'mf-missions',
      actor: { displayName: 'Solange Mondésir' },
    })
    expect(told.history?.[1]).not.toHaveProperty('right')
  })

  it('is mailed to the person and to every admin when it is given, and to nobody when it goes', async () => {
    const person = await users.add({ firstName: 'Inès', lastName: 'Karoui' })
    await users.db.query({ text: 'delete from outgoing_mail' })
    await edit(person, { deliveryAreas: ['mf-missions'] })
    const [own] = await lettersTo(users, person.email)
    expect(own).toMatchObject({ kind: 'areas_granted' })
    expect(own?.text).toMatch(/Missions[^]*Solange Mondésir/)
    const [told] = await lettersTo(users, admin.email)
    expect(told?.subject).toMatch(/Inès Karoui suit des livraisons$/)
    expect(told?.text).toContain(`/users/${person.id}`)
    await users.db.query({ text: 'delete from outgoing_mail' })
    await edit(person, { deliveryAreas: [] })
    expect([await lettersTo(users, person.email), await lettersTo(users, admin.email)]).toEqual([[], []])
  })

  it('goes with the account', async () => {
    const person = await users.add()
    await edit(person, { deliveryAreas: ['mf-missions'] })
    await users.call('user.delete', { params: { userId: person.id }, body: { reason: 'À sa demande' } }, as(admin))
    const { rows } = await users.db.query({
      text: 'select delivery_areas as areas from users where id = $1',
      values: [person.id],
    })
    expect(rows).toEqual([{ areas: [] }])
  })
})
