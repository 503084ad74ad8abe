import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../src/domain/user.ts'
import { unsubscribeLinks } from '../../src/mail/unsubscribe-links.ts'
import { as, publicOrigin, startUsers, type UsersUnderTest } from '../setup.ts'

describe('the link of a mail on new missions', () => {
  let users: UsersUnderTest
  let person: User
  beforeAll(async () => {
    users = await startUsers()
    person = await users.add()
  })
  afterAll(() => users.stop())

  const digest = async () =>
    (await users.call('user.get', { params: { userId: 'me' } }, as(person))).data.consents?.digest
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
