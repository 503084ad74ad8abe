import { randomUUID } from 'node:crypto'
import { runJobs } from '@ensemble/service-kit/testing/run-jobs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as activity from '../../src/data/activity.ts'
import type { User } from '../../src/domain/user.ts'
import { jobsOf } from '../../src/jobs.ts'
import { as, startUsers, type UsersUnderTest } from '../setup.ts'

const day = 86_400
const home = { type: 'page_view', targetType: 'page', targetId: '/home' } as const

describe('what screens record of the use of the platform', () => {
  let users: UsersUnderTest
  let admin: User
  beforeAll(async () => {
    users = await startUsers({ ACTIVITY_PER_MINUTE: '3', REFRESH_SECRET: 'r'.repeat(43) })
    admin = await users.add({ role: 'admin' })
  })
  afterAll(() => users.stop())

  const choose = (user: User, usageFigures: boolean) =>
    users.call('user.edit', { params: { userId: 'me' }, body: { consents: { usageFigures } } }, as(user))
  const agreed = async (person: Parameters<UsersUnderTest['add']>[0] = {}) => {
    const user = await users.add(person)
    await choose(user, true)
    return user
  }
  const log = async (user: User) => {
    const { data } = await users.call('activity.list', { query: {} }, as(user))
    return data.items.map(({ type, at }) => [type, at])
  }
  const sendBatch = (user: User, body: { words?: string; count?: number }) =>
    users.call(
      'activity.createBatch',
      {
        body: {
          uses: Array.from({ length: body.count ?? 1 }, () => ({ use: home, secondsAgo: 90 })),
          ...(body.words === undefined ? {} : { missedSearches: [{ list: 'missions' as const, words: body.words }] }),
        },
      },
      as(user),
    )
  const figures = async (reader: User) => (await users.call('activity.statistics', { query: {} }, as(reader))).data

  it('is nothing for who was not asked, and for an account that waits', async () => {
    const member = await users.add()
    expect(await users.call('activity.create', { body: home }, as(member))).toMatchObject({ code: 'FORBIDDEN' })
    expect(await sendBatch(member, {})).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    const waits = await users.add({ status: 'pending_approval' })
    expect(await users.call('activity.create', { body: home }, as(waits))).toMatchObject({ code: 'ACCOUNT_PENDING' })
    expect(await log(member)).toEqual([])
  })

  it('is in the log of who agreed, each at its time, and gone once they do not agree any more', async () => {
    const member = await agreed()
    const kept = { actorId: member.id, targetType: 'mission', targetId: randomUUID(), metadata: {}, at: users.now() }
    await activity.insert(users.db, { ...kept, id: randomUUID(), type: 'participant.registered' })
    expect((await sendBatch(member, { count: 2 })).data).toEqual({ recorded: 2 })
    const at = new Date(users.now().getTime() - 90_000).toISOString()
    expect(await log(member)).toEqual([
      ['participant.registered', users.now().toISOString()],
      ...Array(2).fill(['page_view', at]),
    ])
    await choose(member, false)
    expect(await log(member)).toEqual([['participant.registered', users.now().toISOString()]])
  })

  it('is so much per minute, without what events note of the same person', async () => {
    const member = await agreed()
    const record = () => users.call('activity.create', { body: home }, as(member))
    const noted = { actorId: member.id, targetType: 'mission', targetId: 'm', metadata: {}, at: users.now() }
    await activity.insert(users.db, { ...noted, id: randomUUID(), type: 'participant.registered' })
    for (let count = 0; count < 3; count += 1) expect((await record()).status).toBe(200)
    const refused = await record()
    expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect(refused.headers['retry-after']).toBe('60')
    users.pass(61)
    expect((await record()).status).toBe(200)
  })

  it.each([
    [
      'a health value',
      { type: 'search', targetType: 'page', targetId: '/resources', metadata: { cancerTypes: 'breast' } },
    ],
    [
      'words that were looked for',
      { type: 'search', targetType: 'page', targetId: '/resources', metadata: { found: 'breast' } },
    ],
    ['an address with words', { ...home, targetId: '/resources?search=breast' }],
    ['an object that is no id', { type: 'article_read', targetType: 'article', targetId: 'breast' }],
    ['what belongs to another kind', { ...home, metadata: { found: 'no' } }],
    ['an object of another kind', { ...home, targetType: 'mission' }],
  ])('never carries %s', async (_what, payload) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${users.identity.tokenFor(as(await agreed()))}`,
    }
    const answer = await users.app.inject({ method: 'POST', url: '/activity/create', headers, payload })
    expect(answer.json()).toMatchObject({ status: 422, data: { code: 'VALIDATION_FAILED' } })
  })

  it('tells words that found nothing from five people on, and of nobody who wrote them', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => agreed({ departmentCode: '01' })))
    const [one] = people
    if (!one) throw new Error('nobody')
    for (let times = 0; times < 6; times += 1) await sendBatch(one, { words: 'perruque' })
    expect((await figures(admin)).missedSearches).toEqual([])
    // Two of them may share a mark, which counts too few and never too many.
    for (const person of people) await sendBatch(person, { words: ' Perruque ' })
    const [told] = (await figures(admin)).missedSearches ?? []
    expect(told).toMatchObject({ list: 'missions', words: 'perruque' })
    expect(told?.people).toBeGreaterThanOrEqual(5)
    expect(told?.people).toBeLessThanOrEqual(12)
    const { rows } = await users.db.query<{ all: string }>({
      text: `select coalesce(string_agg(activity::text, ' '), '') as all from activity`,
    })
    expect(rows[0]?.all).not.toContain('perruque')
    const referent = await users.add({ role: 'referent', departmentCode: '01' })
    expect((await figures(referent)).missedSearches).toBeNull()
  })

  it('counts members by week from ten on, and keeps the counts when it forgets who it was', async () => {
    const referent = await users.add({ role: 'referent', departmentCode: '02' })
    const people = await Promise.all(Array.from({ length: 10 }, () => agreed({ departmentCode: '02' })))
    for (const person of people.slice(0, 9)) await sendBatch(person, { count: 2 })
    const week = '2026-11-16'
    const ofWeek = async () => (await figures(referent)).weeks.find((each) => each.week === week)
    expect(await ofWeek()).toEqual({ week, members: null })
    for (const person of people) await sendBatch(person, {})
    expect(await ofWeek()).toEqual({ week, members: 10 })
    const rows = async () => {
      const { rows: counted } = await users.db.query<{ count: number }>({
        text: `select count(*)::int as count from activity where actor_id = any($1)`,
        values: [people.map(({ id }) => id)],
      })
      return counted[0]?.count
    }
    expect(await rows()).toBe(28)
    users.pass(38 * day)
    await runJobs(users.deps, jobsOf(users.deps, { log: { info: () => undefined, error: () => undefined } }))
    expect(await rows()).toBe(0)
    expect(await ofWeek()).toEqual({ week, members: 10 })
  })
})
