import { randomUUID } from 'node:crypto'
import { missionEvents } from '@ensemble/contracts/missions/events'
import { inTransaction } from '@ensemble/service-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../src/domain/user.ts'
import { missionTitleHandlers } from '../../src/events/subscriptions.ts'
import { as, startUsers, type UsersUnderTest } from '../setup.ts'

type Fact = Extract<
  keyof typeof missionEvents,
  | 'missionSubmitted'
  | 'missionApproved'
  | 'missionRejected'
  | 'missionChanged'
  | 'missionRescheduled'
  | 'missionClosed'
  | 'missionCancelled'
  | 'missionDeleted'
>

describe('whoever runs missions', () => {
  let users: UsersUnderTest
  let admin: User
  beforeAll(async () => {
    users = await startUsers()
    admin = await users.add({ role: 'admin' })
  })
  afterAll(() => users.stop())

  const suspend = (user: User) =>
    users.call('user.suspend', { params: { userId: user.id }, body: { reason: 'une raison' } }, as(admin))
  const edit = (user: User, body: object) => users.call('user.edit', { params: { userId: user.id }, body }, as(admin))
  const leave = (user: User) =>
    users.call('user.delete', { params: { userId: user.id }, body: { confirmEmail: user.email ?? '' } }, as(user))

  /** Takes an event as the consumer does. */
  async function take(fact: Fact, missionId: string, version: number, manager: User) {
    const { type, version: dataversion } = missionEvents[fact]
    const event = {
      specversion: '1.0',
      id: randomUUID(),
      source: '/missions',
      type,
      subject: missionId,
      time: '2026-11-21T09:00:00.000Z',
      datacontenttype: 'application/json',
      dataversion,
      aggregateversion: version,
      data: {
        title: 'Tenir le stand',
        departmentCode: '69',
        managerIds: [manager.id],
        startAt: '2026-12-19T13:00:00.000Z',
        endAt: null,
      },
    }
    for (const { read } of missionTitleHandlers.filter((one) => one.type === type)) {
      await inTransaction(users.db, read(event))
    }
  }

  async function runs(manager: User, ...facts: Fact[]): Promise<string> {
    const missionId = randomUUID()
    for (const [index, fact] of facts.entries()) await take(fact, missionId, index + 1, manager)
    return missionId
  }

  it.each(['referent', 'headquarter_referent', 'admin'] as const)('hands them over first (%s)', async (role) => {
    const manager = await users.add({ role })
    await runs(manager, 'missionApproved')
    expect((await suspend(manager)).code).toBe('REFERENT_HAS_MISSIONS')
    expect((await edit(manager, { role: 'member' })).code).toBe('REFERENT_HAS_MISSIONS')
    expect((await leave(manager)).code).toBe('REFERENT_HAS_MISSIONS')
  })

  it.each<[string, Fact[]]>([
    ['waits', ['missionSubmitted']],
    ['was edited while it waits', ['missionSubmitted', 'missionChanged']],
    ['was rejected', ['missionSubmitted', 'missionRejected']],
    ['waits again, with its people', ['missionApproved', 'missionSubmitted']],
    ['was moved while it waits again', ['missionApproved', 'missionSubmitted', 'missionRescheduled']],
  ])('hands over what %s, too', async (_what, facts) => {
    const manager = await users.add({ role: 'referent' })
    await runs(manager, ...facts)
    expect((await suspend(manager)).code).toBe('REFERENT_HAS_MISSIONS')
    expect((await edit(manager, { role: 'member' })).code).toBe('REFERENT_HAS_MISSIONS')
    expect((await leave(manager)).code).toBe('REFERENT_HAS_MISSIONS')
  })

  it.each<[string, Fact[]]>([
    ['closed', ['missionApproved', 'missionClosed']],
    ['closed, with a note since', ['missionApproved', 'missionClosed', 'missionChanged']],
    ['cancelled', ['missionApproved', 'missionSubmitted', 'missionCancelled']],
    ['deleted', ['missionSubmitted', 'missionDeleted']],
  ])('leaves what is %s behind', async (_what, facts) => {
    const manager = await users.add({ role: 'referent' })
    await runs(manager, ...facts)
    expect((await suspend(manager)).status).toBe(200)
  })

  it('leaves once somebody else runs what waits', async () => {
    const [manager, next] = [await users.add({ role: 'referent' }), await users.add({ role: 'referent' })]
    const missionId = await runs(manager, 'missionApproved', 'missionSubmitted')
    await take('missionChanged', missionId, 3, next)
    expect((await suspend(manager)).status).toBe(200)
    expect((await suspend(next)).code).toBe('REFERENT_HAS_MISSIONS')
  })

  it('is asked for what goes on alone, in whatever order events come', async () => {
    const [free, bound] = [await users.add({ role: 'referent' }), await users.add({ role: 'referent' })]
    const [over, waiting] = [randomUUID(), randomUUID()]
    await take('missionDeleted', over, 2, free)
    await take('missionSubmitted', over, 1, free)
    await take('missionSubmitted', waiting, 2, bound)
    await take('missionApproved', waiting, 1, bound)
    expect((await suspend(free)).status).toBe(200)
    expect((await suspend(bound)).code).toBe('REFERENT_HAS_MISSIONS')
  })

  it('keeps those of headquarters in another role there', async () => {
    const manager = await users.add({ role: 'headquarter_referent' })
    await runs(manager, 'missionApproved')
    expect((await edit(manager, { role: 'admin' })).status).toBe(200)
  })
})
