import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../src/domain/user.ts'
import { as, startUsers, type UsersUnderTest } from '../setup.ts'

describe('notifications', () => {
  let users: UsersUnderTest
  let admin: User
  beforeAll(async () => {
    users = await startUsers()
    admin = await users.add({ role: 'admin', firstName: 'Ana', lastName: 'Roux' })
  })
  afterAll(() => users.stop())

  const me = { userId: 'me' } as const
  const list = async (user: User, query = {}) =>
    (await users.call('user.notifications', { params: me, query }, as(user))).data
  const read = (user: User, body: object) => users.call('user.readNotifications', { params: me, body }, as(user))
  const write = (to: User, subject: string) => {
    const body = { recipient: 'users' as const, userIds: [to.id], subject, message: 'Un message assez long.' }
    return users.call('user.contact', { body }, as(admin))
  }

  it('stand beside the mail, count as unread, and are told to the person’s tabs', async () => {
    const person = await users.add()
    await read(person, { all: true })
    await write(person, 'Premier message')
    users.pass(60)
    await write(person, 'Second message')
    const page = await list(person, { pageSize: 5 })
    expect(page).toMatchObject({ unread: 2, page: 0 })
    expect(page.items.slice(0, 2).map(({ title, kind, path, readAt }) => [title, kind, path, readAt])).toEqual([
      ['Message d’Ana Roux', 'contact_message', '/home', null],
      ['Message d’Ana Roux', 'contact_message', '/home', null],
    ])
    expect(page.items[0]?.at).toBe(users.now().toISOString())
    const { rows } = await users.db.query<{ data: unknown }>({
      text: `select payload->'data' as data from outbox where type = 'users.notification.created' order by id desc limit 1`,
    })
    expect(rows).toEqual([{ data: { userId: person.id } }])
    const [newest] = page.items
    expect((await read(person, { ids: [newest?.id ?? 0] })).data).toEqual({ unread: 1 })
    expect((await read(person, { all: true })).data).toEqual({ unread: 0 })
    expect((await list(person)).items.every(({ readAt }) => readAt !== null)).toBe(true)
  })

  it('read in each language where their words are ours, and keep those of before', async () => {
    const person = await users.add({ language: 'en' })
    await read(person, { all: true })
    await write(person, 'Un message')
    await users.db.query({
      text: `insert into notifications (user_id, dedupe_key, at, kind, title, path, said) values
               ($1, $2, now(), 'changed', 'Written before', '/home', null),
               ($1, $3, now(), 'changed', 'Of a newer version', '/home', '{"key": "unheard.subject", "values": {}}')`,
      values: [person.id, randomUUID(), randomUUID()],
    })
    const [newer, before, ours] = (await list(person, { pageSize: 5 })).items
    expect(ours).toMatchObject({
      title: 'Message from Ana Roux',
      titles: { fr: 'Message d’Ana Roux', en: 'Message from Ana Roux' },
    })
    for (const item of [newer, before]) expect(item).not.toHaveProperty('titles')
    expect(before).not.toHaveProperty('said')
  })

  it('are listed by what they are about, with how many are unread of all', async () => {
    const person = await users.add()
    await read(person, { all: true })
    await write(person, 'Un message')
    const sorts = async (about: string) => (await list(person, { about })).items.map(({ kind }) => kind)
    expect(await sorts('message')).toEqual(['contact_message'])
    expect(await sorts('people')).toEqual([])
    expect(await sorts('mission')).not.toContain('contact_message')
    expect(await list(person, { about: 'people' })).toMatchObject({ total: 0, unread: 1 })
    const named = await users.call(
      'user.notifications',
      { params: me, query: { about: 'neighbours' } as object },
      as(person),
    )
    expect(named.status).toBe(422)
  })

  it('name the mission that they lead to, where one is known', async () => {
    const person = await users.add()
    const [known, unknown] = [randomUUID(), randomUUID()]
    await users.db.query({
      text: `insert into mission_titles (mission_id, version, title, manager_ids, start_at)
             values ($1, 1, 'Accueil des familles', '{}', now())`,
      values: [known],
    })
    for (const path of [
      `/missions/${known}`,
      `/missions/${known}?tab=participants`,
      `/missions/${unknown}`,
      '/missions/browse',
    ]) {
      await users.db.query({
        text: `insert into notifications (user_id, dedupe_key, at, kind, title, path) values ($1, $2, now(), 'changed', 't', $2)`,
        values: [person.id, path],
      })
    }
    const mission = { id: known, title: 'Accueil des familles' }
    const told = (await list(person, { pageSize: 5 })).items.slice(0, 4).map((item) => item.mission)
    expect(told).toEqual([undefined, undefined, mission, mission])
  })

  it('are one’s own, and go with the account', async () => {
    const [person, other] = [await users.add(), await users.add()]
    await write(person, 'Un message')
    const before = await list(person)
    await read(other, { ids: before.items.map(({ id }) => id) })
    expect((await list(person)).unread).toBe(before.unread)
    const params = { userId: person.id }
    expect((await users.call('user.notifications', { params }, as(admin))).code).toBe('NOT_FOUND')
    expect((await read(person, {})).fields).toEqual({ ids: ['REQUIRED'] })
    expect((await users.call('user.notifications', { params: me, query: { page: 9 } }, as(person))).code).toBe(
      'PAGE_OUT_OF_RANGE',
    )
    await users.call('user.delete', { params, body: { reason: 'r' } }, as(admin))
    const { rows } = await users.db.query({
      text: 'select 1 from notifications where user_id = $1',
      values: [person.id],
    })
    expect(rows).toEqual([])
  })
})
