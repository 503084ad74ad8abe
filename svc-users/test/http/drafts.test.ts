import { testPrincipal } from '@ensemble/service-kit/testing/test-token'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, startUsers, type UsersUnderTest } from '../setup.ts'

describe('drafts', () => {
  let users: UsersUnderTest
  beforeAll(async () => {
    users = await startUsers()
  })
  afterAll(() => users.stop())

  it('are kept for their writer, 30 days, until they are no longer needed', async () => {
    const me = as(await users.add())
    const params = { userId: 'me' as const, key: 'mission.new' }
    const read = async () => (await users.call('user.draft', { params }, me)).data
    expect(await read()).toEqual({ content: null, updatedAt: null })
    await users.call('user.saveDraft', { params, body: { content: '{"title":"Un titre"}' } }, me)
    const saved = await users.call(
      'user.saveDraft',
      { params: { ...params, userId: me.id }, body: { content: 'é' } },
      me,
    )
    expect(saved.data).toEqual({ content: 'é', updatedAt: users.now().toISOString() })
    users.pass(30 * 24 * 3600 - 1)
    expect((await read()).content).toBe('é')
    users.pass(1)
    expect(await read()).toEqual({ content: null, updatedAt: null })
    await users.call('user.saveDraft', { params, body: { content: 'x' } }, me)
    await users.call('user.deleteDraft', { params }, me)
    expect((await read()).content).toBeNull()
  })

  it('are told by name to their writer alone, the newest first, and none of another form', async () => {
    const [me, other] = [as(await users.add()), as(await users.add())]
    const save = (key: string, content: string) =>
      users.call('user.saveDraft', { params: { userId: 'me', key }, body: { content } }, me)
    const list = (who: typeof me, userId: string) =>
      users.call('user.drafts', { params: { userId }, query: { prefix: 'mission.form.new' } }, who)
    await save('mission.form.new', '{"title":" Tenir un stand "}')
    users.pass(1)
    await save('mission.form.new.b', '{"title":""}')
    users.pass(1)
    await save('mission.form.new.c', 'nothing of a form')
    await save('mission.close.d', '{"title":"Autre"}')
    expect((await list(me, 'me')).data.items.map(({ key, title }) => [key, title])).toEqual([
      ['mission.form.new.c', null],
      ['mission.form.new.b', null],
      ['mission.form.new', 'Tenir un stand'],
    ])
    expect((await list(other, 'me')).data.items).toEqual([])
    expect((await list(other, me.id)).code).toBe('NOT_FOUND')
  })

  it('are nobody else’s, an admin’s neither', async () => {
    const [owner, admin] = [as(await users.add()), as(await users.add({ role: 'admin' }))]
    const params = { userId: owner.id, key: 'profile' }
    await users.call('user.saveDraft', { params, body: { content: 'x' } }, owner)
    expect((await users.call('user.draft', { params }, admin)).code).toBe('NOT_FOUND')
    expect((await users.call('user.saveDraft', { params, body: { content: 'y' } }, admin)).code).toBe('NOT_FOUND')
    expect((await users.call('user.deleteDraft', { params }, admin)).code).toBe('NOT_FOUND')
  })

  it('are not kept for an account that was erased while its token lived', async () => {
    const params = { userId: 'me' as const, key: 'profile' }
    const saved = await users.call('user.saveDraft', { params, body: { content: 'x' } }, testPrincipal())
    expect(saved.code).toBe('NOT_FOUND')
  })

  it('hold 64 kB each, and 20 are kept of one person', async () => {
    const me = as(await users.add())
    const save = (key: string, content: string) =>
      users.call('user.saveDraft', { params: { userId: 'me', key }, body: { content } }, me)
    expect((await save('long', 'x'.repeat(65_536))).status).toBe(200)
    expect((await save('long', 'x'.repeat(65_537))).fields).toEqual({ content: ['TOO_LONG'] })
    expect((await save('long', 'é'.repeat(40_000))).fields).toEqual({ content: ['TOO_LONG'] })
    for (let count = 0; count < 20; count += 1) {
      users.pass(1)
      await save(`form-${count}`, 'x')
    }
    const { rows } = await users.db.query<{ key: string }>({
      text: 'select key from drafts where user_id = $1',
      values: [me.id],
    })
    expect(rows).toHaveLength(20)
    expect(rows.map(({ key }) => key)).not.toContain('long')
    expect((await save('../etc', 'x')).code).toBe('NOT_FOUND')
  })
})
