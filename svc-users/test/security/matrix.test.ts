import { randomUUID } from 'node:crypto'
import { type Call, type CallId, calls } from '@ensemble/contracts/calls'
import { type Role, roles, type UserStatus, userStatuses } from '@ensemble/contracts/enumerations'
import { reachOf } from '@ensemble/contracts/permissions'
import { authCalls } from '@ensemble/contracts/users/auth-calls'
import { userCalls } from '@ensemble/contracts/users/calls'
import { testPrincipal } from '@ensemble/service-kit/testing/test-token'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startUsers, type UsersUnderTest } from '../setup.ts'

interface Caller {
  who: string
  token?: { role: Role; status: UserStatus; deliveryAreas?: string[] }
}

const callers: Caller[] = [
  { who: 'nobody' },
  ...roles.flatMap((role) => userStatuses.map((status) => ({ who: `${status} ${role}`, token: { role, status } }))),
  // Who looks at the deliveries of a team is let in nowhere for it.
  ...roles.map((role) => ({
    who: `${role} of a team`,
    token: { role, status: 'validated' as const, deliveryAreas: ['mf-users'] },
  })),
]

const ids = Object.keys({ ...authCalls, ...userCalls }) as CallId[]

/** What the permission matrix says to a call before its input is looked at; `in` is anything past the door. */
function expected({ action }: Call, { token }: Caller): 'in' | 401 | 403 {
  if (action === 'public') return 'in'
  if (!token || token.status === 'suspended' || token.status === 'deleted') return 401
  if (action === 'session') return 'in'
  if (token.status !== 'validated') return 403
  return reachOf(action, token.role) === 'no' ? 403 : 'in'
}

/** Codes with which the door answers. */
const doorCodes = [
  'UNAUTHENTICATED',
  'SESSION_EXPIRED',
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_DELETED',
  'ACCOUNT_PENDING',
  'FORBIDDEN',
]

/** The service alone, without a gateway before it: calls of identity × nobody and every role in every status. */
describe('the door of the identity service', () => {
  let users: UsersUnderTest
  beforeAll(async () => {
    users = await startUsers()
  })
  afterAll(() => users.stop())

  it.each(ids)('%s', async (id) => {
    const call: Call = calls[id]
    const wrong: string[] = []
    for (const caller of callers) {
      const authorization = caller.token && `Bearer ${users.identity.tokenFor(testPrincipal(caller.token))}`
      const answer = await users.app.inject({
        method: call.method,
        url: call.path.replace(/:\w+/g, () => randomUUID()),
        headers: { ...(authorization && { authorization }) },
        // No call takes this field: who may come in reads 422, nothing is done.
        ...(call.method === 'GET' ? {} : { payload: { notAField: true } }),
      })
      const code: unknown = answer.headers['content-type']?.toString().includes('json')
        ? answer.json().data?.code
        : undefined
      const door = expected(call, caller)
      const known =
        door === 'in' ? call.action === 'public' || !doorCodes.includes(String(code)) : answer.statusCode === door
      if (!known) wrong.push(`${caller.who}: ${door} expected, ${answer.statusCode} ${String(code)} answered`)
    }
    expect(wrong).toEqual([])
  })
})
