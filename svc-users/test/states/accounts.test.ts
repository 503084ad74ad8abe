import { afterAll, beforeAll, expect, it } from 'vitest'
import { errorStatuses } from '@ensemble/contracts/errors'
import { userTransitions, type UserState } from '@ensemble/contracts/states'
import { randomFrom } from '@ensemble/service-kit/testing/random'
import type { User } from '../../src/domain/user.ts'
import { as, startUsers, type UsersUnderTest } from '../setup.ts'

let users: UsersUnderTest
let admin: User
beforeAll(async () => {
  users = await startUsers()
  admin = await users.add({ role: 'admin' })
})
afterAll(() => users.stop())

const seeds = process.env.FAULTS === 'full' ? Array.from({ length: 50 }, (_, index) => index) : [1, 2, 3, 4]
const steps = 16

type Action = 'approve' | 'suspend' | 'activate_suspended' | 'delete'
// Deletion ends a walk, so it is drawn less often than the rest.
const actions: readonly [Action, ...Action[]] = [
  'approve',
  'suspend',
  'suspend',
  'activate_suspended',
  'activate_suspended',
  'approve',
  'suspend',
  'delete',
]
const actors = ['admin', 'headquarter_referent', 'referent', 'neighbour', 'member'] as const
type ActorName = (typeof actors)[number]

function act(userId: string, action: Action, by: User) {
  const params = { userId }
  switch (action) {
    case 'approve':
      return users.call('user.approve', { params, body: {} }, as(by))
    case 'suspend':
      return users.call('user.suspend', { params, body: { reason: 'une raison' } }, as(by))
    case 'activate_suspended':
      return users.call('user.activateSuspended', { params }, as(by))
    case 'delete':
      return users.call('user.delete', { params, body: { reason: 'une raison' } }, as(by))
  }
}

async function stored(id: string): Promise<{ status: UserState; version: number; history: number; events: number }> {
  const { rows } = await users.db.query<{ status: UserState; version: number; history: number; events: number }>({
    text: `select status, version, (select count(*)::int from account_history where user_id = $1) as history,
             (select count(*)::int from outbox where aggregate_id = $1::text and type like 'users.user.%') as events
           from users where id = $1`,
    values: [id],
  })
  return rows[0] ?? { status: 'none', version: 0, history: 0, events: 0 }
}

/** What the table and the matrix say; only one of the two referents has the department of the account. */
function expected(from: UserState, action: Action, who: ActorName): UserState | 'refused' {
  const row = userTransitions.find((known) => known.from === from && known.action === action)
  if (!row || who === 'neighbour') return 'refused'
  return row.by.includes(who) && !(who === 'referent' && action !== 'approve') ? row.to : 'refused'
}

it.each(seeds)('an account moves as the table says, by who may, each time with a line (seed %d)', async (seed) => {
  const random = randomFrom(seed)
  const people: Record<ActorName, User> = {
    admin,
    headquarter_referent: await users.add({ role: 'headquarter_referent' }),
    referent: await users.add({ role: 'referent', departmentCode: '69' }),
    neighbour: await users.add({ role: 'referent', departmentCode: '33' }),
    member: await users.add(),
  }
  const person = await users.add({ status: 'pending_approval', departmentCode: '69' })
  const walked: string[] = []
  let before = await stored(person.id)
  for (let step = 0; step < steps; step += 1) {
    const action = random.pick(actions)
    // Every second step by the admin: others are refused most of the time, and walks would stand still.
    const who = step % 2 === 0 ? 'admin' : random.pick(actors)
    const answer = await act(person.id, action, people[who])
    const after = await stored(person.id)
    const to = expected(before.status, action, who)
    walked.push(`${before.status} -${action} by ${who}-> ${after.status} (${answer.code ?? answer.status})`)
    if (to === 'refused') {
      expect(after, walked.join('\n')).toEqual(before)
      expect(Object.keys(errorStatuses), walked.join('\n')).toContain(answer.code)
    } else {
      expect(after, walked.join('\n')).toEqual({
        status: to,
        version: before.version + 1,
        history: before.history + 1,
        events: before.events + 1,
      })
    }
    before = after
  }
})

it('every row of the table that staff may walk is walked, and every other pair is refused', async () => {
  const states = ['pending_approval', 'validated', 'suspended', 'deleted'] as const
  const ways: Record<(typeof states)[number], Action[]> = {
    pending_approval: [],
    validated: ['approve'],
    suspended: ['approve', 'suspend'],
    deleted: ['delete'],
  }
  for (const from of states)
    for (const action of new Set(actions)) {
      const person = await users.add({ status: 'pending_approval' })
      for (const way of ways[from]) await act(person.id, way, admin)
      expect((await stored(person.id)).status).toBe(from)
      const answer = await act(person.id, action, admin)
      const to = expected(from, action, 'admin')
      expect(answer.code ?? answer.data.status, `${from} ${action}`).toBe(to === 'refused' ? 'STATUS_CONFLICT' : to)
    }
})
