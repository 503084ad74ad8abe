import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { askIdentityService } from '../../src/auth/introspection.ts'
import { showNothing } from '../../src/auth/service-token.ts'
import type { Revocations } from '../../src/auth/revocations.ts'
import { implement } from '../../src/http/implement.ts'
import { testPrincipal } from '../../src/testing/test-token.ts'
import { createHttpWorld, type HttpWorld } from '../http/world.ts'

const page = { items: [], total: 0, totalIsCapped: false, page: 0, pageSize: 25, lastPage: 0 }

/** A feed that was lost: nothing is known to be revoked, and nothing is known to be fresh. */
const lost: Revocations = {
  name: 'revocations',
  fresh: false,
  isRevoked: () => false,
  status: () => ({ healthy: false, pending: 0, restarts: 0 }),
  stop: () => Promise.resolve(),
}

let live = true
let asked = 0
const users = createServer((_request, response) => {
  asked += 1
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ live }))
})
let world: HttpWorld

beforeEach(async () => {
  live = true
  asked = 0
  const address = await new Promise<AddressInfo | string | null>((resolve) =>
    users.listen(0, '127.0.0.1', () => resolve(users.address())),
  )
  const port = typeof address === 'object' && address ? address.port : 0
  world = await createHttpWorld(
    (app) => {
      implement(app)('mission.list', async () => page)
      implement(app)('mission.search', async () => page)
    },
    { revocations: lost, introspect: askIdentityService(`http://127.0.0.1:${port}`, showNothing) },
  )
})
afterEach(async () => {
  await world.close()
  users.closeAllConnections()
  await new Promise((resolve) => users.close(resolve))
})

test('a read goes on without a question, a write asks once in five seconds', async () => {
  const member = testPrincipal()
  expect((await world.call('mission.list', { query: {} }, member)).status).toBe(200)
  expect(asked).toBe(0)
  expect((await world.call('mission.search', { body: {} }, member)).status).toBe(200)
  expect((await world.call('mission.search', { body: {} }, member)).status).toBe(200)
  expect(asked).toBe(1)
})

test('a write of an ended session is refused', async () => {
  live = false
  expect(await world.call('mission.search', { body: {} }, testPrincipal())).toMatchObject({
    status: 401,
    code: 'SESSION_EXPIRED',
  })
})

test('a write waits when nobody answers', async () => {
  users.closeAllConnections()
  await new Promise((resolve) => users.close(resolve))
  expect(await world.call('mission.search', { body: {} }, testPrincipal())).toMatchObject({
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
  })
})
