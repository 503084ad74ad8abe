import { userEvents } from '@ensemble/contracts/users/events'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Bus } from '../bus.ts'
import { testPrincipal } from '../testing/test-token.ts'
import { RevocationFeed } from './revocations.ts'
import { longestLifeSeconds } from './token-verifier.ts'

let bus: Bus
let feed: RevocationFeed

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  // No broker listens there: what it would bring is handed over below.
  bus = new Bus({ url: 'nats://127.0.0.1:1', name: 'test', log: { info: () => undefined, warn: () => undefined } })
  feed = new RevocationFeed(bus)
})
afterEach(async () => {
  vi.useRealTimers()
  await feed.stop()
  await bus.close()
})

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

test('an ended session stays ended for as long as any of its tokens may live', async () => {
  const [one, everywhere] = [testPrincipal(), testPrincipal()]
  const ends = [
    { userId: one.id, sessionId: one.sessionId, sessionVersion: one.sessionVersion },
    { userId: everywhere.id, sessionId: null, sessionVersion: everywhere.sessionVersion + 1 },
  ]
  await feed.take(ends.map((data, index) => messageOf(data, index + 1)))
  pass(longestLifeSeconds)
  await feed.idle()
  expect([one, everywhere].map((principal) => feed.isRevoked(principal))).toEqual([true, true])
})

test('a program that starts reads back as far as the longest token lives', async () => {
  const start = await feed.begin()
  const since = 'since' in start ? start.since.getTime() : Infinity
  expect(Date.now() - since).toBeGreaterThan(longestLifeSeconds * 1000)
})

function messageOf(data: { userId: string }, sequence: number) {
  const { type, version } = userEvents.sessionRevoked
  const id = randomUUID()
  const event = {
    specversion: '1.0',
    id,
    source: 'svc-users',
    type,
    subject: data.userId,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    dataversion: version,
    aggregateversion: 1,
    data,
  }
  return { sequence, subject: type, id, text: () => JSON.stringify(event) }
}
