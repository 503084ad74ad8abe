import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../src/domain/user.ts'
import { unsubscribeLinks } from '../../src/mail/unsubscribe-links.ts'
import { as, publicOrigin, startUsers, type UsersUnderTest } from '../setup.ts'

describe('the link that stops a list of mails', () => {
  let users: UsersUnderTest
  let person: User
  beforeAll(async () => {
    users = await startUsers()
    person = await users.add()
  })
  afterAll(() => users.stop())

  const choices = async () => (await users.call('user.get', { params: { userId: 'me' } }, as(person))).data.consents
  const digest = async () => (await choices())?.digest
  const post = (address: string) =>
    users.app.inject({
      method: 'POST',
      url: address.replace(`${publicOrigin}/api`, ''),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  const linkOf = (kind: string) =>
    unsubscribeLinks(publicOrigin, users.deps.refreshSecret)({ kind, recipientId: person.id })

  it('stops that mail without a sign-in, as often as a mail program asks', async () => {
    await users.db.query({ text: `update users set digest = 'weekly' where id = $1`, values: [person.id] })
    const link = linkOf('new_missions') ?? ''
    expect((await post(link)).statusCode).toBe(200)
    expect((await post(link)).statusCode).toBe(200)
    expect(await digest()).toBe('none')
  })

  it('stops its own list alone, which the person takes back in their profile', async () => {
    expect((await post(linkOf('invitation') ?? '')).statusCode).toBe(200)
    expect((await post(linkOf('invitation_reminder') ?? '')).statusCode).toBe(200)
    expect((await post((linkOf('invitation') ?? '').replace('invitations', 'after_missions'))).statusCode).toBe(404)
    expect((await choices())?.stoppedMails).toEqual(['invitations'])
    await users.call('user.edit', { params: { userId: 'me' }, body: { consents: { stoppedMails: [] } } }, as(person))
    expect((await choices())?.stoppedMails).toEqual([])
  })

  it('stops the mail on new missions as well in the form that links had before', async () => {
    await users.db.query({ text: `update users set digest = 'weekly' where id = $1`, values: [person.id] })
    expect((await post((linkOf('new_missions') ?? '').replace('/new_missions', ''))).statusCode).toBe(200)
    expect(await digest()).toBe('none')
  })

  it('stops what kept searches tell at once: those who keep them are told, and what waited is told no more', async () => {
    const missionId = randomUUID()
    await users.db.query({
      text: `insert into search_matches values ($1, $2, 'at_once', now()), ($1, $1, 'digest', now())`,
      values: [person.id, missionId],
    })
    expect((await post(linkOf('kept_search') ?? '')).statusCode).toBe(200)
    const { rows: waiting } = await users.db.query({
      text: 'select tell from search_matches where user_id = $1 and told_at is null',
      values: [person.id],
    })
    expect(waiting).toEqual([{ tell: 'digest' }])
    const { rows: facts } = await users.db.query({
      text: `select payload -> 'data' as data from outbox where type = 'users.search_mails.stopped'`,
    })
    expect(facts).toEqual([{ data: { userId: person.id } }])
  })

  it('stops nothing when it was not made here', async () => {
    await users.db.query({ text: `update users set digest = 'weekly' where id = $1`, values: [person.id] })
    const forged = unsubscribeLinks(publicOrigin, 'A'.repeat(43))({ kind: 'new_missions', recipientId: person.id })
    expect((await post(forged ?? '')).statusCode).toBe(404)
    expect((await post(`${publicOrigin}/api/user/unsubscribe/${person.id}.`)).statusCode).toBe(404)
    expect(await digest()).toBe('weekly')
  })

  it('changes nothing when it is only looked at', async () => {
    const link = linkOf('new_missions') ?? ''
    const looked = await users.app.inject({ method: 'GET', url: link.replace(`${publicOrigin}/api`, '') })
    expect(looked.statusCode).toBe(405)
    expect(await digest()).toBe('weekly')
  })

  it('stands in no mail about a place', () => {
    expect(linkOf('registration_confirmed')).toBeNull()
  })
})
