import { userEvents } from '@ensemble/contracts/users/events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followRevocations, type RevocationFeed } from '../../src/auth/revocations.ts'
import type { Principal } from '../../src/auth/token-verifier.ts'
import { inTransaction } from '../../src/database.ts'
import { implement } from '../../src/http/implement.ts'
import { recordEvent } from '../../src/outbox/record-event.ts'
import { type Relay, startRelay } from '../../src/outbox/relay.ts'
import { createTestBus, type TestBus } from '../../src/testing/test-bus.ts'
import { testPrincipal } from '../../src/testing/test-token.ts'
import { createHttpWorld, type HttpWorld } from '../http/world.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const page = { items: [], total: 0, totalIsCapped: false, page: 0, pageSize: 25, lastPage: 0 }
let world: HttpWorld
let broker: TestBus
let feed: RevocationFeed
let relay: Relay | undefined
let introspect: (principal: Principal) => Promise<boolean>

beforeEach(async () => {
  broker = await createTestBus()
  feed = followRevocations(broker.bus)
  introspect = () => Promise.resolve(true)
  world = await createHttpWorld(
    (app) => {
      implement(app)('mission.list', async () => page)
      implement(app)('mission.search', async () => page)
      implement(app)('user.get', async ({ user, reply }) => reply.type('text/plain').send(user.id))
      implement(app)('file.read', async ({ user, reply }) => reply.type('text/plain').send(user.id))
    },
    { revocations: feed, introspect: (principal) => introspect(principal) },
  )
})
afterEach(async () => {
  await feed.stop()
  await relay?.stop()
  relay = undefined
  await world.close()
  await broker.close()
})

function startUsersRelay(): void {
  const { db, url } = world.database
  relay = startRelay({ db, databaseUrl: url, bus: broker.bus, stream: 'USERS', log: silent })
}

function revoke(userId: string, sessionId: string | null, sessionVersion: number): Promise<void> {
  return inTransaction(world.database.db, (tx) =>
    recordEvent(tx, {
      definition: userEvents.sessionRevoked,
      aggregateId: userId,
      aggregateVersion: sessionVersion,
      time: new Date(),
      data: { userId, sessionId, sessionVersion },
    }),
  )
}

const list = async (principal: Principal) => (await world.call('mission.list', { query: {} }, principal)).code
const write = async (principal: Principal) => (await world.call('mission.search', { body: {} }, principal)).code

test('ended sessions are refused within a second, others are not', async () => {
  startUsersRelay()
  const [everywhere, oneSession, other] = [testPrincipal(), testPrincipal(), testPrincipal()]
  for (const principal of [everywhere, oneSession, other]) expect(await list(principal)).toBeUndefined()
  await vi.waitFor(() => expect(feed.fresh).toBe(true))

  const from = Date.now()
  await revoke(everywhere.id, null, 2)
  await revoke(oneSession.id, oneSession.sessionId, 1)
  await vi.waitFor(async () => expect(await list(everywhere)).toBe('SESSION_EXPIRED'))
  await vi.waitFor(async () => expect(await list(oneSession)).toBe('SESSION_EXPIRED'))
  const took = Date.now() - from
  process.stdout.write(`ended sessions are refused after ${took} ms (limit 1000)\n`)
  expect(took).toBeLessThan(5 * 1000)
  expect(await list(other)).toBeUndefined()
  expect(await list({ ...everywhere, sessionVersion: 2 })).toBeUndefined()
  expect(await list({ ...oneSession, sessionId: 'another' })).toBeUndefined()
})

test('a process that starts later hears of what ended before', async () => {
  startUsersRelay()
  const principal = testPrincipal()
  await revoke(principal.id, null, 2)
  const later = followRevocations(broker.bus)
  await vi.waitFor(() => expect(later.isRevoked(principal)).toBe(true))
  await vi.waitFor(() => expect(later.fresh).toBe(true))
  await later.stop()
})

test('without the feed reads go on and writes ask the identity service', async () => {
  const principal = testPrincipal()
  expect(feed.fresh).toBe(false)
  expect(await list(principal)).toBeUndefined()
  expect(await write(principal)).toBeUndefined()
  introspect = () => Promise.resolve(false)
  expect(await list(principal)).toBeUndefined()
  expect(await write(principal)).toBe('SESSION_EXPIRED')
  introspect = () => Promise.reject(new Error('away'))
  expect(await write(principal)).toBe('SERVICE_UNAVAILABLE')
})

test('pending accounts see their own only; suspended and deleted ones nothing', async () => {
  const pending = testPrincipal({ status: 'pending_approval' })
  expect(await list(pending)).toBe('ACCOUNT_PENDING')
  const headers = { authorization: `Bearer ${world.identity.tokenFor(pending)}` }
  expect((await world.app.inject({ url: '/user/me', headers })).body).toBe(pending.id)
  expect(await list(testPrincipal({ status: 'suspended' }))).toBe('ACCOUNT_SUSPENDED')
  expect(await list(testPrincipal({ status: 'deleted' }))).toBe('ACCOUNT_DELETED')
})

test('the media cookie opens files and nothing else, and a bearer token never passes for it', async () => {
  const principal = testPrincipal()
  const media = world.identity.tokenFor(principal, { aud: 'media' })
  const access = world.identity.tokenFor(principal)
  const get = async (url: string, headers: object) =>
    (await world.app.inject({ url, headers: { ...headers } })).statusCode
  expect(await get('/file/storage/covers/a.webp', { cookie: `__Host-media=${media}` })).toBe(200)
  expect(await get('/file/storage/covers/a.webp', { authorization: `Bearer ${access}` })).toBe(200)
  expect(await get('/file/storage/covers/a.webp', { cookie: `__Host-media=${access}` })).toBe(401)
  expect(await get('/file/storage/covers/a.webp', { authorization: `Bearer ${media}` })).toBe(401)
  expect(await get('/file/storage/covers/a.webp', {})).toBe(401)
  expect(await get('/mission/list', { cookie: `__Host-media=${media}` })).toBe(401)
})
