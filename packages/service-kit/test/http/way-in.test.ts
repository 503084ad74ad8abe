import { AsyncLocalStorage } from 'node:async_hooks'
import { calls } from '@ensemble/contracts/calls'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { currentContext } from '../../src/context.ts'
import { authorise } from '../../src/http/authorise.ts'
import { implement } from '../../src/http/implement.ts'
import { createHttpWorld, type HttpWorld } from './world.ts'

let world: HttpWorld
let known: unknown[] = []

const emptyPage = { items: [], total: 0, totalIsCapped: false, page: 0, pageSize: 25, lastPage: 0 }

beforeAll(async () => {
  world = await createHttpWorld((app) => {
    implement(app)('mission.list', async ({ request }) => {
      known.push(currentContext(), authorise(app.service, calls['mission.list'], request))
      return emptyPage
    })
  })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await world.close()
})

test('a token that is known needs no promise, and a call one context for its trace and its deadline', async () => {
  const headers = { authorization: `Bearer ${world.identity.tokenFor()}`, 'x-deadline-ms': '5000' }
  const ask = () => world.app.inject({ url: '/mission/list', headers })
  expect((await ask()).statusCode).toBe(200)
  known = []
  const check = vi.spyOn(world.app.service.verifier, 'verify')
  const run = vi.spyOn(AsyncLocalStorage.prototype, 'run')
  expect((await ask()).statusCode).toBe(200)
  expect(check).not.toHaveBeenCalled()
  expect(run).toHaveBeenCalledTimes(1)
  expect(known).toEqual([
    { trace: expect.objectContaining({ requestId: expect.any(String) }), deadline: expect.any(Object) },
    expect.objectContaining({ role: 'member' }),
  ])
})
