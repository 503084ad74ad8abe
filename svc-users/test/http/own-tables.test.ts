import { testPrincipal } from '@ensemble/service-kit/testing/test-token'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, startUsers, type UsersUnderTest } from '../setup.ts'

const choice = {
  hidden: ['phone'],
  order: ['count', 'name'],
  widths: { count: 120 },
  density: 'compact' as const,
  views: [{ name: 'En retard', address: 'tab=all&sort=createdAt%3Aasc' }],
}

describe('tables as a person wants them', () => {
  let users: UsersUnderTest
  beforeAll(async () => {
    users = await startUsers()
  })
  afterAll(() => users.stop())

  it('are kept in the account, the last choice of each', async () => {
    const me = as(await users.add())
    const keep = (name: string, body: object) =>
      users.call('user.keepTable', { params: { userId: 'me', name }, body }, me)
    const read = async () => (await users.call('user.tables', { params: { userId: me.id } }, me)).data.items
    expect(await read()).toEqual([])
    await keep('missions.all', { density: 'comfortable' })
    expect((await keep('missions.all', choice)).data).toEqual(choice)
    await keep('accounts', {})
    expect(await read()).toEqual([
      { name: 'accounts', choice: {} },
      { name: 'missions.all', choice },
    ])
  })

  it('are nobody else’s, an admin’s neither', async () => {
    const [owner, admin] = [as(await users.add()), as(await users.add({ role: 'admin' }))]
    const params = { userId: owner.id, name: 'accounts' }
    await users.call('user.keepTable', { params, body: choice }, owner)
    expect((await users.call('user.tables', { params: { userId: owner.id } }, admin)).code).toBe('NOT_FOUND')
    expect((await users.call('user.keepTable', { params, body: {} }, admin)).code).toBe('NOT_FOUND')
    expect((await users.call('user.tables', { params: { userId: 'me' } }, admin)).data.items).toEqual([])
  })

  it('are small, few and in known words', async () => {
    const me = as(await users.add())
    const keep = async (name: string, body: object) =>
      (await users.call('user.keepTable', { params: { userId: 'me', name }, body }, me)).code
    const view = { name: 'Vue', address: '' }
    for (const body of [
      { hidden: Array.from({ length: 61 }, (_, index) => `column${index}`) },
      { widths: { name: 5_000 } },
      { widths: Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`column${index}`, 100])) },
      { density: 'tiny' },
      { views: Array.from({ length: 13 }, () => view) },
      { views: [{ name: '', address: '' }] },
      { views: [{ name: 'Vue', address: 'x'.repeat(2_001) }] },
      { more: true },
    ]) {
      expect(await keep('accounts', body), Object.keys(body).join()).toBe('VALIDATION_FAILED')
    }
    for (let count = 0; count <= 40; count += 1) {
      users.pass(1)
      await keep(`table.${count}`, {})
    }
    const names = (await users.call('user.tables', { params: { userId: 'me' } }, me)).data.items.map(({ name }) => name)
    expect(names).toHaveLength(40)
    expect(names).not.toContain('table.0')
  })

  it('are not kept for an account that was erased while its token lived', async () => {
    const params = { userId: 'me' as const, name: 'accounts' }
    expect((await users.call('user.keepTable', { params, body: {} }, testPrincipal())).code).toBe('NOT_FOUND')
  })
})
