import type { CallInput } from '@ensemble/contracts/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../src/domain/user.ts'
import { deleteUser } from '../../src/use-cases/end-account.ts'
import { as, startUsers, type UsersUnderTest } from '../setup.ts'

const keyOf = (letter: string) => `avatar/${letter.repeat(32)}.jpg`

describe('the picture of a person', () => {
  let users: UsersUnderTest
  beforeAll(async () => {
    users = await startUsers()
  })
  afterAll(() => users.stop())

  const edit = (identity: CallInput<'user.edit'>['body']['identity'], who: User, userId = 'me') =>
    users.call('user.edit', { params: { userId }, body: { identity } }, as(who))
  const shownTo = async (userId: string, reader: User) =>
    (await users.call('user.get', { params: { userId } }, as(reader))).data.avatarKey
  const told = async ({ id }: User) => {
    const { rows } = await users.db.query<{ data: unknown }>({
      text: `select payload -> 'data' as data from outbox where aggregate_id = $1 and type = 'users.avatar.changed' order by id`,
      values: [id],
    })
    return rows.map(({ data }) => data)
  }

  it('is set, replaced and taken away by its owner, and the storage hears of each, and of nothing else', async () => {
    const member = await users.add()
    expect((await edit({ avatarKey: keyOf('a') }, member)).data.avatarKey).toBe(keyOf('a'))
    await edit({ city: 'Bron' }, member)
    expect((await edit({ avatarKey: keyOf('b') }, member)).data.avatarKey).toBe(keyOf('b'))
    expect((await edit({ avatarKey: null }, member)).data.avatarKey).toBeNull()
    expect(await told(member)).toEqual(
      [keyOf('a'), keyOf('b'), null].map((avatarKey) => ({ userId: member.id, avatarKey })),
    )
  })

  it('is nobody else’s to change, and no other file of the storage', async () => {
    const [member, admin] = [await users.add(), await users.add({ role: 'admin' })]
    expect(await edit({ avatarKey: keyOf('a') }, admin, member.id)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    for (const key of ['covers/a.webp', `avatar/../${'a'.repeat(32)}.jpg`, 'https://example.org/a.jpg']) {
      expect(await edit({ avatarKey: key }, member)).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
    }
  })

  it('is named to those who see the person: staff to everybody, members to their referents and admins', async () => {
    const [member, stranger] = [await users.add({ departmentCode: '33' }), await users.add()]
    const [referent, admin] = [
      await users.add({ role: 'referent', departmentCode: '33' }),
      await users.add({ role: 'admin' }),
    ]
    await edit({ avatarKey: keyOf('c') }, member)
    await edit({ avatarKey: keyOf('d') }, referent)
    expect(await shownTo(member.id, referent)).toBe(keyOf('c'))
    expect(await shownTo(member.id, admin)).toBe(keyOf('c'))
    expect(await shownTo(referent.id, stranger)).toBe(keyOf('d'))
    expect((await users.call('user.get', { params: { userId: member.id } }, as(stranger))).status).toBe(404)
  })

  it('goes with the account', async () => {
    const member = await users.add()
    await edit({ avatarKey: keyOf('e') }, member)
    const gone = await deleteUser(users.deps, {
      userId: member.id,
      actor: await users.proven(member),
      reason: null,
      confirmEmail: member.email ?? '',
    })
    expect(gone.avatarKey).toBeNull()
  })
})
