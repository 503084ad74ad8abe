import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../src/domain/user.ts'
import { as, startUsers, type UsersUnderTest } from '../setup.ts'

describe('/user/statistics', () => {
  let users: UsersUnderTest
  let admin: User
  beforeAll(async () => {
    users = await startUsers()
    admin = await users.add({ role: 'admin', departmentCode: '75' })
    for (let count = 0; count < 10; count += 1) {
      await users.add({ departmentCode: '69', profileType: 'caregiver', status: 'validated' })
    }
    for (let count = 0; count < 9; count += 1) {
      await users.add({ departmentCode: '33', profileType: 'patient', status: 'pending_approval' })
    }
    const gone = await users.add({ departmentCode: '69', profileType: 'caregiver' })
    const params = { userId: gone.id }
    await users.call('user.delete', { params, body: { reason: 'À la demande de la personne' } }, as(admin))
  })
  afterAll(() => users.stop())

  const figures = async (query: Parameters<typeof users.call<'user.statistics'>>[1]['query'], reader = admin) =>
    (await users.call('user.statistics', { query }, as(reader))).data.series

  it('says nothing of fewer than ten people, and counts nobody who was deleted', async () => {
    expect(await figures({ groupBy: 'department' })).toEqual([
      { key: '33', values: { accounts: null, validated: null, pending: null } },
      { key: '69', values: { accounts: 10, validated: 10, pending: null } },
      { key: '75', values: { accounts: null, validated: null, pending: null } },
    ])
    expect(await figures({ groupBy: 'total' })).toEqual([
      { key: 'total', values: { accounts: null, validated: 11, pending: null } },
    ])
  })

  it('tells few people by no subtraction: beside who is here not who came, beside who came not who is here', async () => {
    const from = '2020-01-01'
    expect(await figures({ groupBy: 'total', from })).toEqual([
      { key: 'total', values: { accounts: 20, validated: null, pending: null } },
    ])
    const [month] = await figures({ groupBy: 'month' })
    expect(month?.values).toEqual({ accounts: 20, validated: null, pending: null })
  })

  it('hides no type alone, in the figures and in the yearly report', async () => {
    const departmentCode = '21'
    for (const [profileType, count] of [
      ['caregiver', 10],
      ['patient', 12],
      ['former_caregiver', 9],
    ] as const) {
      for (let index = 0; index < count; index += 1) await users.add({ departmentCode, profileType })
    }
    const referent = await users.add({ role: 'referent', departmentCode, profileType: null })
    const [hidden, told] = [null, 12].map((count) => ({ accounts: count, validated: count, pending: null }))
    expect(await figures({ groupBy: 'type' }, referent)).toEqual([
      { key: 'caregiver', values: hidden },
      { key: 'former_caregiver', values: hidden },
      { key: 'patient', values: told },
    ])
    const query = { departmentCode, year: users.now().getUTCFullYear() }
    const { data } = await users.call('user.yearReport', { query }, as(referent))
    expect(data).toMatchObject({ members: 31, types: [{ members: null }, { members: null }, { members: 12 }] })
  })

  it('shows a referent their own department alone', async () => {
    const referent = await users.add({ role: 'referent', departmentCode: '69', profileType: null })
    expect(await figures({ groupBy: 'type' }, referent)).toEqual([
      { key: 'caregiver', values: { accounts: 10, validated: 10, pending: null } },
    ])
  })

  it('counts accounts by the month in which they were asked for, within a range', async () => {
    const month = users.now().toISOString().slice(0, 7)
    expect((await figures({ groupBy: 'month', from: `${month}-01` })).map(({ key }) => key)).toEqual([month])
    expect(await figures({ groupBy: 'month', to: '2020-01-01' })).toEqual([])
  })

  it('counts what the list behind each figure holds: everybody for an admin, the members for a committee', async () => {
    const referent = await users.add({ role: 'referent', departmentCode: '69', profileType: null })
    const from = users.now().toISOString().slice(0, 10)
    const listed = async (reader: User, ...filters: object[]) => {
      const query = { page: 0, pageSize: 5, filters: JSON.stringify(filters) } as const
      return (await users.call('user.list', { query }, as(reader))).data.total
    }
    const asked = { field: 'createdAt', operator: 'gte', value: from }
    const here = { field: 'status', operator: 'in', value: ['pending_approval', 'validated', 'suspended'] }
    const members = { field: 'role', operator: 'eq', value: 'member' }
    const active = { field: 'status', operator: 'in', value: ['validated'] }
    const [national] = await figures({ groupBy: 'total', from })
    expect(national?.values.accounts).toBe(await listed(admin, here, asked))
    const [local] = await figures({ groupBy: 'total', from }, referent)
    expect(local?.values).toMatchObject({
      accounts: await listed(referent, members, asked),
      validated: await listed(referent, members, active),
    })
  })

  it('makes the half of a yearly report that is of people, for their own committee or for any', async () => {
    const query = { departmentCode: '69', year: users.now().getUTCFullYear() } as const
    const report = (reader: User) => users.call('user.yearReport', { query }, as(reader))
    const { data } = await report(admin)
    expect(data.members).toBeGreaterThanOrEqual(10)
    expect(data).toMatchObject({ newcomersBefore: null, types: [{ key: 'caregiver', members: 10 }] })
    expect(data.needs).toEqual({ told: 0, missions: 0, answeredNo: 0 })
    const elsewhere = await users.add({ role: 'referent', departmentCode: '44', profileType: null })
    expect((await report(elsewhere)).code).toBe('OUT_OF_SCOPE')
    expect((await report(await users.add())).code).toBe('FORBIDDEN')
  })

  it('is nothing for members', async () => {
    const member = await users.add()
    expect((await users.call('user.statistics', { query: {} }, as(member))).code).toBe('FORBIDDEN')
  })

  it('tells of each committee who is there, exactly or as nobody, and which accounts are late', async () => {
    const territories = async (reader: User) => (await users.call('user.territories', {}, as(reader))).data.territories
    const ofMetz = await users.add({ role: 'referent', departmentCode: '57', profileType: null })
    await users.add({ departmentCode: '57' })
    users.pass(8 * 86_400)
    await users.add({ departmentCode: '33', status: 'pending_approval' })
    const after = await territories(admin)
    const expected = { departmentCode: '33', members: 0, referents: 0, lateAccounts: 9, openNeeds: 0 }
    expect(after.find(({ departmentCode }) => departmentCode === '33')).toEqual(expected)
    expect(after.find(({ departmentCode }) => departmentCode === '69')?.members).toBeGreaterThanOrEqual(10)
    expect(await territories(ofMetz)).toEqual([
      { departmentCode: '57', members: null, referents: 1, lateAccounts: 0, openNeeds: 0 },
    ])
  })
})
