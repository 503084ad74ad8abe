import { randomUUID } from 'node:crypto'
import { articleCalls } from '@ensemble/contracts/articles/calls'
import { type Call, calls } from '@ensemble/contracts/calls'
import { type Role, roles, type UserStatus, userStatuses } from '@ensemble/contracts/enumerations'
import { reachOf } from '@ensemble/contracts/permissions'
import { testPrincipal } from '@ensemble/service-kit/testing/test-token'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld } from '../world.ts'

let world: Awaited<ReturnType<typeof createWorld>>
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const ids = Object.keys(articleCalls) as (keyof typeof articleCalls)[]
const people = [
  null,
  ...roles.flatMap((role) => userStatuses.map((status): { role: Role; status: UserStatus } => ({ role, status }))),
]

/** What the permission matrix says to a call before its input is looked at; `in` is anything past the door. */
function door({ action }: Call, who: (typeof people)[number]): 'in' | 401 | 403 {
  if (action === 'public') return 'in'
  if (!who || who.status === 'suspended' || who.status === 'deleted') return 401
  if (action === 'session') return 'in'
  if (who.status !== 'validated') return 403
  return reachOf(action, who.role) === 'no' ? 403 : 'in'
}

describe('the door of the article service: nobody, and every role in every status', () => {
  it.each(ids)('%s', async (id) => {
    const call: Call = calls[id]
    for (const who of people) {
      const authorization = who && `Bearer ${world.identity.tokenFor(testPrincipal(who))}`
      const answer = await world.app.inject({
        method: call.method,
        url: call.path.replace(/:\w+|\*/g, () => randomUUID()),
        headers: { ...(authorization && { authorization }) },
        // No call takes this field: who may come in reads 422, nothing is done.
        ...(call.method === 'GET' ? {} : { payload: { notAField: true } }),
      })
      const expected = door(call, who)
      const asked = `${id} as ${who?.role ?? 'nobody'} ${who?.status ?? ''}: ${answer.body.slice(0, 200)}`
      if (expected === 'in') expect([200, 404, 422], asked).toContain(answer.statusCode)
      else expect(answer.statusCode, asked).toBe(expected)
    }
  })
})
