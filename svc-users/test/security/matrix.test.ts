import type { CallId } from '@ensemble/contracts/calls'
import { roles } from '@ensemble/contracts/enumerations'
import { authCalls } from '@ensemble/contracts/users/auth-calls'
import { userCalls } from '@ensemble/contracts/users/calls'
import { everyCaller, wrongAtDoor } from '@ensemble/service-kit/testing/door'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startUsers, type UsersUnderTest } from '../setup.ts'

/** Who looks at the deliveries of a team is let in nowhere for it. */
const callers = [
  ...everyCaller,
  ...roles.map((role) => ({ role, status: 'validated' as const, deliveryAreas: ['mf-users'] })),
]

const ids = Object.keys({ ...authCalls, ...userCalls }) as CallId[]

/** The service alone, without a gateway before it: calls of identity × nobody and every role in every status. */
describe('the door of the identity service', () => {
  let users: UsersUnderTest
  beforeAll(async () => {
    users = await startUsers()
  })
  afterAll(() => users.stop())

  it.each(ids)('%s', async (id) => expect(await wrongAtDoor(users, id, { callers })).toEqual([]))
})
