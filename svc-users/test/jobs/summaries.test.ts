import { randomUUID } from 'node:crypto'
import { articleEvents } from '@ensemble/contracts/articles/events'
import type { EventDefinition } from '@ensemble/contracts/events'
import { missionEvents } from '@ensemble/contracts/missions/events'
import { inTransaction } from '@ensemble/service-kit/database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as accounts from '../../src/data/users.ts'
import { nextMorning } from '../../src/domain/days.ts'
import type { User } from '../../src/domain/user.ts'
import { consumersOf } from '../../src/events/subscriptions.ts'
import { noteConfirmed } from '../../src/use-cases/confirm-address.ts'
import { sendSummaries } from '../../src/use-cases/send-summaries.ts'
import { lettersTo } from '../letters.ts'
import { as, publicOrigin, startUsers, type UsersUnderTest } from '../setup.ts'

describe('the summary of the morning', () => {
  let users: UsersUnderTest
  let admin: User, manager: User
  beforeAll(async () => {
    users = await startUsers()
    admin = await users.add({ role: 'admin', language: 'fr' })
    manager = await users.add({ role: 'referent', language: 'fr' })
    await users.db.query({ text: `update users set staff_frequency = 'daily'` })
  })
  beforeEach(() => users.db.query({ text: 'delete from outgoing_mail' }))
  afterAll(() => users.stop())

  /** What somebody is to do in the morning; undefined where no mail comes. */
  async function toldTo({ email }: User): Promise<string | undefined> {
    await sendSummaries({ ...users.deps, clock: { now: () => nextMorning(users.now()) } })
    const [summary] = (await lettersTo(users, email)).filter(({ kind }) => kind === 'daily_summary')
    return summary?.text
  }

  /** Takes an event as the consumers do. */
  async function take(
    { type, version }: EventDefinition,
    subject: string,
    aggregateversion: number,
    data: object,
    at = users.now(),
  ) {
    const event = {
      specversion: '1.0',
      id: randomUUID(),
      source: '/elsewhere',
      type,
      subject,
      time: at.toISOString(),
      datacontenttype: 'application/json',
      dataversion: version,
      aggregateversion,
      data,
    }
    const every = consumersOf({ newId: randomUUID, origin: publicOrigin }).flatMap(({ handlers }) => handlers)
    for (const known of every.filter((one) => one.type === type)) await inTransaction(users.db, known.read(event))
  }

  const mission = () => ({
    title: 'Tenir le stand',
    departmentCode: '69',
    managerIds: [manager.id],
    creatorId: manager.id,
    startAt: '2026-12-12T13:00:00.000Z',
    endAt: '2026-12-12T16:00:00.000Z',
  })
  const article = () => ({
    title: 'Soleil : les bons gestes',
    language: 'fr',
    categories: ['PREVENTION'],
    departmentCode: '69',
    authorId: manager.id,
    publishedAt: null,
  })

  it('names the accounts that still wait, and does not come for those that were answered', async () => {
    const account = async () => {
      const { id } = await users.add({ status: 'pending_approval', departmentCode: '23' })
      return inTransaction(users.db, async (tx) =>
        noteConfirmed(users.deps, tx, { ...(await accounts.lock(tx, id)), emailVerifiedAt: null }),
      )
    }
    const decide = (user: User) => users.call('user.approve', { params: { userId: user.id }, body: {} }, as(admin))
    const [approved, waiting] = [await account(), await account()]
    expect((await decide(approved)).status).toBe(200)
    const told = await toldTo(admin)
    expect(told).toContain(`/users/${waiting.id}`)
    expect(told).not.toContain(approved.id)
    await users.db.query({ text: 'delete from outgoing_mail' })
    await decide(await account())
    expect(await toldTo(admin)).toBeUndefined()
  })

  it('comes to nobody who has left the staff since', async () => {
    const former = await users.add({ role: 'referent', departmentCode: '24' })
    await users.db.query({ text: `update users set staff_frequency = 'daily' where id = $1`, values: [former.id] })
    const { id } = await users.add({ status: 'pending_approval', departmentCode: '24' })
    await inTransaction(users.db, async (tx) =>
      noteConfirmed(users.deps, tx, { ...(await accounts.lock(tx, id)), emailVerifiedAt: null }),
    )
    await users.call('user.edit', { params: { userId: former.id }, body: { role: 'member' } }, as(admin))
    expect(await toldTo(former)).toBeUndefined()
  })

  it.each([
    ['approved', missionEvents.missionApproved],
    ['rejected', missionEvents.missionRejected],
    ['cancelled', missionEvents.missionCancelled],
    ['deleted', missionEvents.missionDeleted],
  ])('asks nobody to approve a mission that was %s, unless it was handed in again', async (_how, decided) => {
    const missionId = randomUUID()
    await take(missionEvents.missionSubmitted, missionId, 1, mission())
    await take(decided, missionId, 2, mission())
    expect(await toldTo(admin)).toBeUndefined()
    await take(missionEvents.missionSubmitted, missionId, 3, { ...mission(), cause: 'edited' })
    expect(await toldTo(admin)).toContain(`/missions/${missionId}`)
  })

  it.each([
    ['scheduled', articleEvents.articleScheduled],
    ['published', articleEvents.articlePublished],
    ['sent back', articleEvents.articleSentBack],
    ['taken back', articleEvents.articleUnpublished],
    ['deleted', articleEvents.articleDeleted],
  ])('asks nobody to review an article that was %s, unless it was handed in again', async (_how, decided) => {
    const articleId = randomUUID()
    await take(articleEvents.articleSubmitted, articleId, 1, article())
    await take(decided, articleId, 2, { ...article(), comment: 'Il manque les sources.', sentBackBy: admin.id })
    expect(await toldTo(admin)).toBeUndefined()
    await take(articleEvents.articleSubmitted, articleId, 3, { ...article(), again: true })
    expect(await toldTo(admin)).toContain(`/articles/${articleId}`)
  })

  it('keeps what was handed in after a decision that is heard of late', async () => {
    const missionId = randomUUID()
    const before = users.now()
    await take(missionEvents.missionSubmitted, missionId, 1, mission())
    users.pass(24 * 3600)
    await take(missionEvents.missionSubmitted, missionId, 3, { ...mission(), cause: 'edited' })
    await take(missionEvents.missionApproved, missionId, 2, mission(), before)
    expect(await toldTo(admin)).toContain(`/missions/${missionId}`)
  })

  it('names the requests that still wait', async () => {
    const [missionId, answered, waiting] = [randomUUID(), await users.add(), await users.add()]
    const request = (user: User, validationStatus = 'awaiting_validation') => ({
      missionId,
      userId: user.id,
      validationStatus,
      waitlistPosition: null,
      sharedHealthFields: [],
    })
    await take(missionEvents.missionApproved, missionId, 1, mission())
    await take(missionEvents.participantRegistered, missionId, 2, request(answered))
    await take(missionEvents.participantAccepted, missionId, 3, { ...request(answered, 'validated'), by: 'staff' })
    expect(await toldTo(manager)).toBeUndefined()
    await take(missionEvents.participantRegistered, missionId, 4, request(answered, 'awaiting_validation'))
    await take(missionEvents.participantRegistered, missionId, 5, request(waiting))
    await take(missionEvents.participantAccepted, missionId, 6, { ...request(answered, 'validated'), by: 'staff' })
    const told = await toldTo(manager)
    expect(told).toContain(waiting.id)
    expect(told).not.toContain(answered.id)
  })

  it('leaves to a mail at once what comes up two days before a mission', async () => {
    const [missionId, person, colleague] = [randomUUID(), await users.add(), await users.add({ role: 'referent' })]
    await users.db.query({ text: `update users set staff_frequency = 'daily' where id = $1`, values: [colleague.id] })
    const { title, startAt, endAt } = mission()
    const stated = { missionId, mission: { title, startAt, endAt } }
    const tell = async (at: Date) => {
      const request = { validationStatus: 'awaiting_validation', waitlistPosition: null, sharedHealthFields: [] }
      const written = { userId: person.id, to: 'team', count: 1, texts: [] }
      const passedOn = { personId: person.id, toId: colleague.id, byId: manager.id }
      await take(missionEvents.participantRegistered, missionId, 2, { missionId, userId: person.id, ...request }, at)
      await take(missionEvents.threadDue, missionId, 2, { ...stated, ...written }, at)
      await take(missionEvents.requestPassedOn, missionId, 2, { ...stated, ...passedOn }, at)
    }
    const mailed = async () =>
      (await Promise.all([manager, colleague].map(({ email }) => lettersTo(users, email))))
        .flat()
        .map(({ kind }) => kind)
        .toSorted()
    await take(missionEvents.missionApproved, missionId, 1, mission())
    await tell(new Date('2026-12-10T12:00:00Z'))
    expect(await mailed()).toEqual([])
    await tell(new Date('2026-12-10T14:00:00Z'))
    expect(await mailed()).toEqual(['new_request', 'question_to_team', 'request_passed_on'])
  })
})
