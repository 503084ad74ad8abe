import { randomUUID } from 'node:crypto'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { inTransaction } from '@ensemble/service-kit/database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as messages from '../../src/data/messages.ts'
import { ownArchive } from '../../src/queries/own-archive.ts'
import { forgetMessages } from '../../src/use-cases/forget-messages.ts'
import { inviteBlind } from '../../src/use-cases/invite-blind.ts'
import { tellOfMessages } from '../../src/use-cases/tell-of-messages.ts'
import { farReferent, inDays, national, referent, startService, type Service, today } from '../service.ts'
import { told } from '../told.ts'

let service: Service
beforeAll(async () => void (service = await startService({ env: { MEMBER_MESSAGES_PER_HOUR: '3' } })))
beforeEach(() => void (service.time.now = today))
afterAll(() => service.stop())

const subject = 'Le rendez-vous change'
const text = 'Nous nous retrouvons à l’entrée du marché.'

/** A mission with somebody who is confirmed, somebody who asks, and somebody who has left. */
async function world() {
  const missionId = await service.mission({ registrationMode: 'selection' })
  const people = [await service.member(), await service.member(), await service.member()] as const
  const [confirmed, asking, left] = people
  for (const who of people) await service.call('mission.register', { params: { missionId }, body: {} }, who)
  const body = { userIds: [confirmed.id] }
  await service.call('mission.acceptUser', { params: { missionId }, body }, referent)
  await service.call('mission.unregister', { params: { missionId }, body: { reasonCode: 'not_available' } }, left)
  return { missionId, confirmed, asking, left }
}

const letterTo = (missionId: string, to: { userIds?: string[]; audience?: 'confirmed' | 'everybody' }, by = referent) =>
  service.call('mission.writeLetter', { params: { missionId }, body: { ...to, subject, text } }, by)
const write = (missionId: string, userId: string, words: string, by: Principal) =>
  service.call('mission.writeMessage', { params: { missionId, userId }, body: { text: words } }, by)
const read = (missionId: string, userId: string, by: Principal) =>
  service.call('mission.readThread', { params: { missionId, userId }, body: {} }, by)
const thread = (missionId: string, userId: string, by: Principal) =>
  service.call('mission.thread', { params: { missionId, userId } }, by)
const facts = async (missionId: string, type: string) =>
  (await told(service, missionId)).filter((fact) => fact.type === type)

/** The clock goes on by some minutes, and three processes look for what is to be told. */
async function minutesLater(minutes: number): Promise<void> {
  service.time.now = new Date(service.time.now.getTime() + minutes * 60_000)
  await Promise.all([tellOfMessages(service.deps), tellOfMessages(service.deps), tellOfMessages(service.deps)])
}

describe('a letter of the team', () => {
  it('goes to the audience or to the people named, never to who has left, and says who got it', async () => {
    const { missionId, confirmed, asking, left } = await world()
    expect((await letterTo(missionId, { audience: 'confirmed' })).data).toEqual({ sent: 1 })
    expect((await letterTo(missionId, { audience: 'everybody' })).data).toEqual({ sent: 2 })
    expect((await letterTo(missionId, { userIds: [asking.id, left.id] })).data).toEqual({ sent: 1 })
    expect(await facts(missionId, 'notice.letter_due')).toMatchObject([
      { userIds: [confirmed.id], holders: [confirmed.id], subject, text },
      { userIds: [confirmed.id, asking.id].sort() },
      { userIds: [asking.id], holders: [] },
    ])
    expect(await letterTo(missionId, { userIds: [left.id] })).toMatchObject({ code: 'SURVEY_NO_RECIPIENT' })
    expect(await letterTo(missionId, {})).toMatchObject({ status: 422 })
    await read(missionId, 'me', confirmed)
    const { data } = await service.call('mission.letters', { params: { missionId }, query: {} }, referent)
    expect(data).toMatchObject({
      total: 3,
      items: expect.arrayContaining([expect.objectContaining({ subject, text })]),
    })
    const whole = data.items.find(({ people }) => people.length === 2)
    expect(whole?.people.find(({ userId }) => userId === confirmed.id)).toMatchObject({ read: true })
    expect(whole?.people.find(({ userId }) => userId === asking.id)).toMatchObject({ read: false })
    expect(JSON.stringify(data)).not.toContain('@')
  })

  it('stands in the thread of who got it, unread on the page of the mission and in their list', async () => {
    const { missionId, asking } = await world()
    await letterTo(missionId, { audience: 'everybody' })
    const mission = await service.call('mission.get', { params: { missionId } }, asking)
    expect(mission.data).toMatchObject({ myThread: { messages: 1, unread: 1, mayWrite: true } })
    expect(mission.data).not.toHaveProperty('threads')
    const mine = await service.call('mission.participantMissions', { params: { userId: 'me' }, query: {} }, asking)
    expect(mine.data.items).toMatchObject([{ unreadMessages: 1 }])
    expect((await thread(missionId, 'me', asking)).data).toMatchObject({
      messages: [{ fromTeam: true, subject, text, authorName: expect.any(String) }],
      unread: 1,
      mayWrite: true,
    })
    // Letters alone are no question to the team.
    const threads = await service.call('mission.threads', { params: { missionId }, query: {} }, referent)
    expect(threads.data).toMatchObject({ total: 0, items: [] })
  })
})

describe('a thread', () => {
  it('is gathered for one mail to each side, without the words of a member, and none for what was read', async () => {
    const { missionId, confirmed } = await world()
    const secret = 'Puis-je venir avec ma béquille ?'
    expect(await write(missionId, 'me', secret, confirmed)).toMatchObject({ status: 200 })
    await minutesLater(4)
    await write(missionId, 'me', 'Et à quelle heure ?', confirmed)
    expect(await facts(missionId, 'notice.thread_due')).toEqual([])
    await minutesLater(2)
    await minutesLater(10)
    expect(await facts(missionId, 'notice.thread_due')).toMatchObject([
      { userId: confirmed.id, to: 'team', count: 2, texts: [] },
    ])
    const { data } = await service.call('mission.get', { params: { missionId } }, referent)
    expect(data).toMatchObject({ threads: { unread: 1 } })
    const threads = await service.call('mission.threads', { params: { missionId }, query: {} }, referent)
    expect(threads.data.items).toMatchObject([{ userId: confirmed.id, unread: 2, lastFromTeam: false }])

    // The answer marks the questions as read, and carries its words.
    await write(missionId, confirmed.id, 'Bien sûr, à neuf heures.', referent)
    expect((await thread(missionId, confirmed.id, referent)).data).toMatchObject({ unread: 0 })
    await minutesLater(6)
    expect((await facts(missionId, 'notice.thread_due')).at(-1)).toMatchObject({
      to: 'person',
      count: 1,
      texts: ['Bien sûr, à neuf heures.'],
    })
    await write(missionId, 'me', 'Merci beaucoup !', confirmed)
    await read(missionId, confirmed.id, referent)
    await minutesLater(6)
    expect(await facts(missionId, 'notice.thread_due')).toHaveLength(2)
    expect(JSON.stringify(await told(service, missionId))).not.toContain('béquille')
    expect(new Set((await facts(missionId, 'message.changed')).map((fact) => Object.keys(fact).sort().join()))).toEqual(
      new Set(['missionId,type']),
    )
  })

  it('is open to the person and to those who run the mission alone', async () => {
    const { missionId, confirmed, asking, left } = await world()
    await write(missionId, 'me', 'Une question.', confirmed)
    for (const [other, status] of [
      [asking, 403],
      [farReferent, 403],
    ] as const) {
      expect(await thread(missionId, confirmed.id, other)).toMatchObject({ status })
      expect(await write(missionId, confirmed.id, 'Bonjour.', other)).toMatchObject({ status })
      expect(await read(missionId, confirmed.id, other)).toMatchObject({ status })
    }
    expect(await thread(missionId, 'me', await service.member())).toMatchObject({ status: 404 })
    expect(await write(missionId, 'me', 'Je reviens ?', left)).toMatchObject({ status: 409, code: 'NOT_REGISTERED' })
    expect((await thread(missionId, 'me', left)).data).toMatchObject({ mayWrite: false })
  })

  it('says where it shows the newest messages alone', async () => {
    const { missionId, confirmed } = await world()
    const add = (count: number, day: string) =>
      service.db.query({
        text: `insert into messages (id, mission_id, user_id, author_id, text, sent_at)
               select gen_random_uuid(), $1, $2, $2, 'Bonjour.', $3::timestamptz + n * interval '1 minute'
               from generate_series(1, $4::int) n`,
        values: [missionId, confirmed.id, day, count],
      })
    await add(200, '2026-11-02T09:00:00Z')
    expect((await thread(missionId, 'me', confirmed)).data).toMatchObject({ more: false })
    await add(1, '2026-11-01T09:00:00Z')
    const { data } = await thread(missionId, 'me', confirmed)
    expect(data.more).toBe(true)
    expect([data.messages.length, data.messages[0]?.sentAt]).toEqual([200, '2026-11-02T09:01:00.000Z'])
  })

  it('does not show who was drawn blind', async () => {
    const missionId = await service.mission()
    const drawn = await service.member()
    await inTransaction(service.db, (tx) => inviteBlind(tx, service.deps, { missionId, userIds: [drawn.id] }))
    expect(await thread(missionId, drawn.id, referent)).toMatchObject({ status: 404 })
    expect(await thread(missionId, randomUUID(), referent)).toMatchObject({ status: 404 })
    expect(await write(missionId, drawn.id, 'Bonjour.', referent)).toMatchObject({ code: 'NOT_REGISTERED' })
    expect(await write(missionId, 'me', 'Bonjour.', drawn)).toMatchObject({ code: 'NOT_REGISTERED' })
    expect(await letterTo(missionId, { audience: 'everybody' })).toMatchObject({ code: 'SURVEY_NO_RECIPIENT' })
  })

  it('takes as many messages an hour as the settings allow, and no more', async () => {
    const { missionId, confirmed } = await world()
    for (let sent = 0; sent < 3; sent++) {
      expect(await write(missionId, 'me', `Question ${sent}`, confirmed)).toMatchObject({ status: 200 })
    }
    expect(await write(missionId, 'me', 'Encore une', confirmed)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    service.time.now = inDays(0.05)
    expect(await write(missionId, 'me', 'Encore une', confirmed)).toMatchObject({ status: 200 })
    expect(await write(missionId, 'me', ' \n ', confirmed)).toMatchObject({ status: 422 })
  })

  it('counts what one author writes at once in several missions', async () => {
    const person = await service.member()
    const missions = await Promise.all(Array.from({ length: 8 }, () => service.mission()))
    for (const missionId of missions) {
      await service.call('mission.register', { params: { missionId }, body: {} }, person)
    }
    const written = await Promise.all(missions.map((missionId) => write(missionId, 'me', 'Bonjour.', person)))
    expect(written.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(5)
  })

  it('is in the copy of a person’s data, and goes with their account; a team member’s name goes from their words', async () => {
    const { missionId, confirmed, asking } = await world()
    await write(missionId, 'me', 'Une question.', confirmed)
    await letterTo(missionId, { audience: 'everybody' })
    expect(await ownArchive(service.deps, confirmed.id)).toMatchObject({
      messages: expect.arrayContaining([
        expect.objectContaining({ text: 'Une question.' }),
        expect.objectContaining({ subject, text }),
      ]),
    })
    expect(await inTransaction(service.db, (tx) => messages.erasePerson(tx, confirmed.id))).toBe(2)
    expect((await thread(missionId, confirmed.id, referent)).data).toMatchObject({ messages: [] })
    await inTransaction(service.db, (tx) => messages.erasePerson(tx, referent.id))
    expect((await thread(missionId, 'me', asking)).data.messages).toMatchObject([{ fromTeam: true, authorName: null }])
  })

  it('is forgotten after a year', async () => {
    const { missionId, confirmed } = await world()
    await write(missionId, 'me', 'Une question.', confirmed)
    service.time.now = inDays(364)
    await forgetMessages(service.deps)
    expect((await thread(missionId, 'me', confirmed)).data.messages).toHaveLength(1)
    service.time.now = inDays(366)
    await forgetMessages(service.deps)
    expect((await thread(missionId, 'me', confirmed)).data.messages).toEqual([])
  })
})

describe('what nobody of a team has read', () => {
  const unread = async (who: Principal) => {
    const { data } = await service.call('mission.unreadThreads', { query: { pageSize: 50 } }, who)
    return data.items
  }

  it('waits for the team until one of it has opened the thread, the oldest first', async () => {
    const { missionId, confirmed, asking } = await world()
    const here = async (who: Principal) => (await unread(who)).filter(({ mission }) => mission.id === missionId)
    await write(missionId, 'me', 'À quelle heure dois-je venir ?', asking)
    service.time.now = new Date(service.time.now.getTime() + 60_000)
    await write(missionId, 'me', 'Où se garer ?', confirmed)
    service.time.now = new Date(service.time.now.getTime() + 60_000)
    await write(missionId, 'me', 'Et pour le repas ?', confirmed)
    expect((await here(referent)).map(({ userId, lastText, late }) => [userId, lastText, late])).toEqual([
      [asking.id, 'À quelle heure dois-je venir ?', false],
      [confirmed.id, 'Et pour le repas ?', false],
    ])
    expect(await here(farReferent)).toEqual([])
    await read(missionId, confirmed.id, referent)
    expect((await here(referent)).map(({ userId }) => userId)).toEqual([asking.id])
    await write(missionId, asking.id, 'À neuf heures.', referent)
    await read(missionId, asking.id, referent)
    expect(await here(referent)).toEqual([])
  })

  it('goes up to headquarters once it has waited for a week, where they may answer', async () => {
    const missionId = await service.mission({ origin: 'headquarters_services' })
    const person = await service.member()
    await service.call('mission.register', { params: { missionId }, body: {} }, person)
    await write(missionId, 'me', 'Y a-t-il un ascenseur ?', person)
    const here = async () => (await unread(national)).filter(({ mission }) => mission.id === missionId)
    expect(await here()).toEqual([])
    service.time.now = inDays(8)
    expect(await here()).toMatchObject([{ userId: person.id, late: true }])
  })

  it('has no time where the mission begins in three days: it goes before what waits longer, and up at once', async () => {
    const later = await service.mission({ startAt: inDays(30), endAt: inDays(31) })
    const sooner = await service.mission({ origin: 'headquarters_services', startAt: inDays(6), endAt: inDays(7) })
    const person = await service.member()
    for (const missionId of [later, sooner]) {
      await service.call('mission.register', { params: { missionId }, body: {} }, person)
      await write(missionId, 'me', 'Où se garer ?', person)
      service.time.now = new Date(service.time.now.getTime() + 60_000)
    }
    const here = async (who: Principal) =>
      (await unread(who)).filter(({ userId }) => userId === person.id).map(({ mission }) => mission.id)
    expect(await here(referent)).toEqual([later, sooner])
    expect(await here(national)).toEqual([])
    service.time.now = inDays(3.5)
    expect(await here(referent)).toEqual([sooner, later])
    expect(await here(national)).toEqual([sooner])
    const first = (await unread(referent)).find(({ mission }) => mission.id === sooner)
    expect(first).toMatchObject({ late: true, pressing: true })
    service.time.now = inDays(6.5)
    expect(await here(referent), 'once it has begun it waits as the others do').toEqual([later, sooner])
  })
})
