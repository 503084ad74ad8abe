import { randomUUID } from 'node:crypto'
import { articleEvents } from '@ensemble/contracts/articles/events'
import { missionEvents } from '@ensemble/contracts/missions/events'
import { streams } from '@ensemble/contracts/events'
import { inTransaction } from '@ensemble/service-kit/database'
import { createLog } from '@ensemble/service-kit/log'
import { type Relay, startRelay } from '@ensemble/service-kit/outbox/relay'
import { createTestBus, type TestBus } from '@ensemble/service-kit/testing/test-bus'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { articlesErased, missionsErased } from '../../src/events/on-part-erased.ts'
import { onSearchMatched } from '../../src/events/on-search-matched.ts'
import { purgeNames } from '../../src/events/purge-names.ts'
import { nextMorning } from '../../src/domain/days.ts'
import type { User } from '../../src/domain/user.ts'
import { sendSummaries } from '../../src/use-cases/send-summaries.ts'
import { tellApprovers } from '../../src/use-cases/tell-approvers.ts'
import { lastCode } from '../letters.ts'
import { as, startUsers, type UsersUnderTest } from '../setup.ts'
import { signUpBody } from '../sign-up-body.ts'

describe('the erasure of somebody who leaves', () => {
  let users: UsersUnderTest
  let broker: TestBus
  let relay: Relay
  beforeAll(async () => {
    users = await startUsers()
    broker = await createTestBus()
    const log = createLog({ name: 'test', level: 'silent' })
    relay = startRelay({
      db: users.db,
      databaseUrl: users.config.DATABASE_URL,
      bus: broker.bus,
      stream: streams.users,
      log,
    })
  })
  afterAll(async () => {
    await relay.stop()
    await broker.close()
    await users.stop()
  })

  /** A fact as another service tells it. */
  const fact = (type: string, subject: string, data: object) => ({
    specversion: '1.0',
    id: randomUUID(),
    source: `/${type.split('.')[0] ?? ''}`,
    type,
    subject,
    time: users.now().toISOString(),
    datacontenttype: 'application/json',
    dataversion: 1,
    aggregateversion: 1,
    data,
  })

  /** What another service says, and says again. */
  async function erased(type: 'missions.person.erased' | 'articles.person.erased', userId: string, rows: number) {
    const [handler] = type.startsWith('missions') ? missionsErased : articlesErased
    const event = fact(type, userId, { userId, rows })
    for (const _time of [1, 2]) await inTransaction(users.db, async (tx) => handler?.read(event)(tx))
  }

  const progress = async (receipt: string) => {
    const { data } = await users.call('user.erasure', { params: { receipt } })
    return { done: data.doneAt !== null, parts: data.parts.filter(({ doneAt }) => doneAt).map(({ name }) => name) }
  }

  const leave = async (who: User) => {
    const body = { confirmEmail: who.email ?? '' }
    const { data } = await users.call('user.delete', { params: { userId: 'me' }, body }, as(who))
    return data.receipt ?? ''
  }

  /** Messages of the broker that name the person, as text. */
  async function namesInBroker(userId: string): Promise<string> {
    const manager = await broker.bus.manager()
    const stream = broker.bus.streamName(streams.users)
    const { state } = await manager.streams.info(stream, { subjects_filter: '>' })
    const subjects = Object.keys(state.subjects ?? {}).filter((subject) => subject.endsWith(userId))
    const messages = await Promise.all(
      subjects.map((subject) => manager.streams.getMessage(stream, { last_by_subj: subject })),
    )
    return messages.map(({ data }) => new TextDecoder().decode(data)).join('\n')
  }

  it('shows how far it has come to whoever holds the receipt, each part once, and is done with the last', async () => {
    expect([missionEvents.personErased.type, articleEvents.personErased.type]).toEqual([
      'missions.person.erased',
      'articles.person.erased',
    ])
    const member = await users.add({ firstName: 'Rosalie', lastName: 'Hoarau' })
    await users.call('user.edit', { params: { userId: 'me' }, body: { identity: { city: 'Lyon' } } }, as(member))
    await vi.waitFor(async () => expect(await namesInBroker(member.id)).toContain('Rosalie Hoarau'))
    const receipt = await leave(member)
    expect(await progress(receipt)).toEqual({ done: false, parts: ['users'] })
    const { rows } = await users.db.query({
      text: `select 1 from outbox where aggregate_id = $1 and payload::text like '%Hoarau%'`,
      values: [member.id],
    })
    expect(rows).toEqual([])
    await erased('missions.person.erased', member.id, 3)
    // The names stay for who has not taken the event yet.
    await purgeNames(users.deps, broker.bus)
    expect(await progress(receipt)).toEqual({ done: false, parts: ['users', 'missions'] })
    expect(await namesInBroker(member.id)).toContain('Rosalie Hoarau')
    await erased('articles.person.erased', member.id, 0)
    await purgeNames(users.deps, broker.bus)
    expect(await progress(receipt)).toEqual({ done: true, parts: ['users', 'missions', 'articles', 'events'] })
    await vi.waitFor(async () => expect(await namesInBroker(member.id)).toContain('users.user.deleted'))
    expect(await namesInBroker(member.id)).not.toContain('Hoarau')
  })

  describe('takes what names the person from the lists and the mails of others:', () => {
    const naming = async (reader: User, name: string) => {
      const { rows } = await users.db.query<{ title: string }>({
        text: `select title from notifications where user_id = $1
               union all select subject from outgoing_mail where recipient_id = $1`,
        values: [reader.id],
      })
      return rows.filter(({ title }) => title.includes(name)).length
    }

    it('what they wrote to the team', async () => {
      const referent = await users.add({ role: 'referent', departmentCode: '2A', profileType: null })
      const member = await users.add({ firstName: 'Rosalie', lastName: 'Hoarau', departmentCode: '2A' })
      const body = {
        recipient: 'department',
        subject: 'Une question',
        message: 'À quelle heure ouvre le comité ?',
      } as const
      await users.call('user.contact', { body }, as(member))
      expect(await naming(referent, 'Hoarau')).toBe(2)
      await leave(member)
      expect(await naming(referent, 'Hoarau')).toBe(0)
    })

    it('that they asked for an account', async () => {
      const referent = await users.add({ role: 'referent', departmentCode: '2B', profileType: null })
      const form = signUpBody()
      await users.call('auth.signUpWithPassword', {
        body: { ...form, identity: { ...form.identity, departmentCode: '2B' } },
      })
      const code = await lastCode(users, form.email)
      await users.call('auth.confirmEmail', { body: { email: form.email, code } })
      expect(await naming(referent, 'Verdier')).toBe(2)
      const { rows } = await users.db.query<{ id: string }>({
        text: 'select id from users where email = $1',
        values: [form.email],
      })
      const params = { userId: rows[0]?.id ?? '' }
      await users.call('user.delete', { params, body: { reason: 'Hors du périmètre' } }, as(referent))
      expect(await naming(referent, 'Verdier')).toBe(0)
    })
  })

  describe('takes mails that name several people, where they were not sent:', () => {
    const unsent = async (reader: User, kind: string) => {
      const { rows } = await users.db.query<{ text: string }>({
        text: 'select text from outgoing_mail where recipient_id = $1 and kind = $2 and sent_at is null',
        values: [reader.id, kind],
      })
      return rows.map(({ text }) => text)
    }
    const asking = (departmentCode: string) =>
      users.add({ status: 'pending_approval', firstName: 'Rosalie', lastName: 'Hoarau', departmentCode })
    const refuse = async ({ id }: User) => {
      const admin = await users.add({ role: 'admin' })
      const input = { params: { userId: id }, body: { reason: 'Hors du périmètre' } }
      expect((await users.call('user.delete', input, as(admin))).status).toBe(200)
    }

    it('a summary that was given up, and no other', async () => {
      const reader = await users.add({ role: 'referent', departmentCode: '21' })
      const other = await users.add({ role: 'referent', departmentCode: '22' })
      await users.db.query({
        text: `update users set staff_frequency = 'daily' where id = any($1)`,
        values: [[reader.id, other.id]],
      })
      const person = await asking('21')
      for (const account of [person, await asking('21'), await asking('22')]) {
        await inTransaction(users.db, (tx) => tellApprovers(users.deps, tx, account))
      }
      await sendSummaries({ ...users.deps, clock: { now: () => nextMorning(users.now()) } })
      await users.db.query({ text: `update outgoing_mail set given_up_at = now() where kind = 'daily_summary'` })
      expect(await unsent(reader, 'daily_summary')).toEqual([expect.stringContaining('Rosalie Hoarau')])
      await refuse(person)
      expect(await unsent(reader, 'daily_summary')).toEqual([])
      expect(await unsent(other, 'daily_summary')).toHaveLength(1)
    })

    it('a letter that passes the account on to the admins', async () => {
      const admin = await users.add({ role: 'admin' })
      const referent = await users.add({ role: 'referent', departmentCode: '25' })
      const person = await asking('25')
      const letter = { subject: 'Un doute', message: 'Qui connaît cette personne ?' }
      const body = { recipient: 'support' as const, accountId: person.id, ...letter }
      expect((await users.call('user.contact', { body }, as(referent))).status).toBe(200)
      expect(await unsent(admin, 'contact_message')).toEqual([expect.stringContaining('Rosalie Hoarau')])
      await refuse(person)
      expect(await unsent(admin, 'contact_message')).toEqual([])
    })
  })

  it('keeps no match of a search that svc-missions tells of before it hears of the erasure', async () => {
    const [person, other] = [await users.add(), await users.add()]
    const missionId = randomUUID()
    await leave(person)
    const data = { missionId, tell: 'at_once', userIds: [person.id, other.id] }
    const event = fact(missionEvents.searchMatched.type, missionId, data)
    const [handler] = onSearchMatched
    for (const _time of [1, 2]) await inTransaction(users.db, async (tx) => handler?.read(event)(tx))
    const { rows } = await users.db.query({
      text: 'select user_id as id from search_matches where mission_id = $1',
      values: [missionId],
    })
    expect(rows).toEqual([{ id: other.id }])
  })

  it('tells nothing to whoever has no receipt', async () => {
    await leave(await users.add())
    const answer = await users.call('user.erasure', { params: { receipt: 'x'.repeat(43) } })
    expect(answer.status).toBe(404)
  })
})
