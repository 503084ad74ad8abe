import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { inTransaction } from '../../src/database.ts'
import { implement } from '../../src/http/implement.ts'
import { testPrincipal } from '../../src/testing/test-token.ts'
import { createHttpWorld, type HttpWorld } from './world.ts'

let world: HttpWorld
/** Steps that the slow call has finished. */
let steps: string[] = []
let hold: Promise<unknown> = Promise.resolve()

const member = testPrincipal()
const emptyPage = { items: [], total: 0, totalIsCapped: false, page: 0, pageSize: 25, lastPage: 0 }

beforeAll(async () => {
  world = await createHttpWorld((app) => {
    const route = implement(app)
    route('mission.list', async ({ query }) => {
      steps.push('begun')
      await hold
      const reading = world.database.db.query({ text: 'select pg_sleep($1)', values: [Number(query.search ?? 0)] })
      await reading.catch((error: unknown) => {
        steps.push('stopped')
        throw error
      })
      steps.push('read')
      return emptyPage
    })
    route('auth.signOut', async () => {
      steps.push('begun')
      await hold
      await inTransaction(world.database.db, (tx) => tx.query({ text: 'select 1' }))
      steps.push('written')
      return {}
    })
  })
  await world.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  // Connections that fetch keeps for later.
  world.app.server.closeAllConnections()
  await world.close()
})
beforeEach(() => {
  steps = []
  hold = Promise.resolve()
})

function ask(path: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> {
  const { port } = world.app.server.address() as AddressInfo
  const headers = {
    authorization: `Bearer ${world.identity.tokenFor(member)}`,
    'accept-language': 'fr',
    ...init.headers,
  }
  return fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers })
}

test('a call ends with 504, a sentence and Retry-After when the time that the gateway gave is over', async () => {
  const answer = await ask('/mission/list?search=4', { headers: { 'x-deadline-ms': '300' } })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([504, '2'])
  expect(await answer.json()).toMatchObject({
    message: 'La réponse tarde trop. Rien n’est perdu\u00a0: réessayez dans un instant.',
    data: { code: 'UPSTREAM_TIMEOUT', fields: {} },
  })
  expect(steps).toEqual(['begun', 'stopped'])
})

test.each(['60000', undefined, '-1', 'soon', '1e9'])('a call with %s as its deadline is done', async (given) => {
  const answer = await ask('/mission/list', { headers: given === undefined ? {} : { 'x-deadline-ms': given } })
  expect([answer.status, steps]).toEqual([200, ['begun', 'read']])
})

test('a read stops before its next statement when its caller has hung up', async () => {
  let goOn = () => {}
  hold = new Promise<void>((resolve) => (goOn = resolve))
  const closed = new Promise<void>((resolve) =>
    world.app.server.once('request', (_request, response) => response.once('close', resolve)),
  )
  const leave = new AbortController()
  const answer = ask('/mission/list', { signal: leave.signal }).catch(() => undefined)
  await vi.waitFor(() => expect(steps).toEqual(['begun']))
  world.database.statements.length = 0
  leave.abort()
  await Promise.all([answer, closed])
  goOn()
  await vi.waitFor(() => expect(steps).toEqual(['begun', 'stopped']))
  expect(world.database.statements).toEqual([])
})

test('a write goes on when its caller has hung up: who leaves after a click still means it', async () => {
  let goOn = () => {}
  hold = new Promise<void>((resolve) => (goOn = resolve))
  const closed = new Promise<void>((resolve) =>
    world.app.server.once('request', (_request, response) => response.once('close', resolve)),
  )
  const leave = new AbortController()
  const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' }, signal: leave.signal }
  const answer = ask('/auth/sign_out', init).catch(() => undefined)
  await vi.waitFor(() => expect(steps).toEqual(['begun']))
  leave.abort()
  await Promise.all([answer, closed])
  goOn()
  await vi.waitFor(() => expect(steps).toEqual(['begun', 'written']))
})
