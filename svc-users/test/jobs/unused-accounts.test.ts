import { randomUUID } from 'node:crypto'
import { inTransaction } from '@ensemble/service-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayInParis, daysAfter } from '../../src/domain/days.ts'
import type { User } from '../../src/domain/user.ts'
import { openSession } from '../../src/use-cases/open-session.ts'
import { askToKeepAccounts } from '../../src/use-cases/ask-to-keep-account.ts'
import { suspendUser } from '../../src/use-cases/end-account.ts'
import { reactivateDue, reactivateUser } from '../../src/use-cases/reactivate-user.ts'
import { lettersTo } from '../letters.ts'
import { startUsers, type UsersUnderTest } from '../setup.ts'

const day = 86_400
const month = 30.5 * day

describe('accounts that nobody uses', () => {
  let users: UsersUnderTest
  beforeAll(async () => {
    users = await startUsers()
  })
  afterAll(() => users.stop())

  const run = () => askToKeepAccounts(users.deps)
  const asked = async ({ email }: User) =>
    (await lettersTo(users, email)).filter(({ kind }) => kind === 'keep_account').length
  const stateOf = async ({ id }: User) => {
    const { rows } = await users.db.query<{ status: string; email: string | null }>({
      text: 'select status, email from users where id = $1',
      values: [id],
    })
    return rows[0]
  }
  const visit = (user: User) =>
    inTransaction(users.db, (tx) => openSession(users.deps, tx, user, { device: '', kept: true }))

  it('are asked for after 23 and 24 months, and deleted a month later; a visit is the answer, and the last admin stays', async () => {
    const [gone, returning, admin] = [await users.add(), await users.add(), await users.add({ role: 'admin' })]
    users.pass(22 * month)
    expect(await run()).toBe(0)
    expect(await asked(gone)).toBe(0)

    users.pass(1.2 * month)
    await run()
    // However often it runs, and on however many instances.
    await Promise.all([run(), run()])
    expect([await asked(gone), await asked(returning), await asked(admin)]).toEqual([1, 1, 1])
    const [letter] = await lettersTo(users, gone.email)
    expect(letter?.subject).toMatch(/^Souhaitez-vous garder votre compte\s\?$/)
    expect(letter?.text).toContain('Jusqu’au')

    await visit(returning)
    users.pass(31 * day)
    await run()
    await run()
    expect([await asked(gone), await asked(returning), await asked(admin)]).toEqual([2, 1, 2])

    users.pass(30 * day)
    expect(await run()).toBe(0)
    users.pass(2 * day)
    expect(await run()).toBe(1)
    expect(await stateOf(gone)).toEqual({ status: 'deleted', email: null })
    expect(await stateOf(returning)).toMatchObject({ status: 'validated' })
    expect(await stateOf(admin)).toMatchObject({ status: 'validated' })
    const { rows } = await users.db.query({
      text: `select type from outbox where aggregate_id = $1 order by id desc limit 2`,
      values: [gone.id],
    })
    expect(rows).toContainEqual({ type: 'users.user.deleted' })
  })

  it('get the second letter a month after the first, also after years away', async () => {
    const away = await users.add()
    users.pass(40 * month)
    await run()
    await run()
    expect(await asked(away)).toBe(1)
    users.pass(30 * day)
    await run()
    expect(await asked(away)).toBe(1)
    users.pass(2 * day)
    await run()
    expect(await asked(away)).toBe(2)
  })

  it('are asked for anew once they are given back after a suspension, in which nobody could answer', async () => {
    const [byHand, byItself] = [await users.add(), await users.add()]
    users.pass(25 * month)
    await run()
    users.pass(32 * day)
    await run()
    expect([await asked(byHand), await asked(byItself)]).toEqual([2, 2])

    users.pass(5 * day)
    const actor = { id: randomUUID(), role: 'admin', departmentCode: null, sessionId: null } as const
    const ended = { actor, reason: 'Une question est ouverte' }
    await suspendUser(users.deps, { userId: byHand.id, ...ended })
    const until = dayInParis(daysAfter(users.now(), 60))
    await suspendUser(users.deps, { userId: byItself.id, ...ended, until })
    users.pass(61 * day)
    await run()
    await reactivateUser(users.deps, { userId: byHand.id, actor })
    await reactivateDue(users.deps)
    await run()
    for (const person of [byHand, byItself]) {
      expect(await stateOf(person)).toMatchObject({ status: 'validated' })
      expect(await asked(person)).toBe(3)
    }
    users.pass(30 * day)
    await run()
    expect(await asked(byHand)).toBe(3)
  })

  it('are none while a session goes on without a new sign-in', async () => {
    const staying = await users.add()
    await visit(staying)
    users.pass(26 * month)
    await users.db.query({
      text: 'update sessions set last_used_at = $2 where user_id = $1',
      values: [staying.id, users.now()],
    })
    await run()
    expect(await asked(staying)).toBe(0)
  })
})
