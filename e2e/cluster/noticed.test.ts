import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Attempt } from '../faults/load/attempt.ts'
import type { Write } from '../faults/load/journal.ts'
import { brokenCalls, longestWait, refusedReads } from './noticed.ts'

/** Time goes on from here, in ms since the epoch. */
const now = 100_000

beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => void vi.useRealTimers())

function call(values: Partial<Attempt>): Attempt {
  const read = { area: 'missions', name: 'mission.list', method: 'GET', key: undefined } as const
  return {
    ...read,
    outcome: 'ok',
    status: 200,
    detail: '',
    at: 1000,
    ms: 10,
    replayed: false,
    body: undefined,
    ...values,
  }
}

function write(values: Partial<Write>): Write {
  const asked = { key: 'k', action: 'register', senderId: 'p', personId: 'p', missionId: 'm' } as const
  return { ...asked, attempts: 1, sentAt: 1000, acknowledged: true, answeredAt: 1010, ...values }
}

function unanswered(values: Partial<Write>): Write {
  const open = write({ ...values, acknowledged: false })
  delete open.answeredAt
  return open
}

test('a write waits until its final answer, through every "come again"', () => {
  const [attempts, passing] = [[call({ key: 'k', outcome: 'refused', detail: 'REQUEST_IN_PROGRESS' })], { attempts: 3 }]
  expect(longestWait({ attempts, writes: [write({ ...passing, answeredAt: 4600 })] })).toBe(3600)
  expect(longestWait({ attempts, writes: [unanswered(passing)] })).toBe(now - 1000)
})

test('a read that was refused waits until the same read succeeds, whatever else does', () => {
  const refused = call({ outcome: 'unavailable', status: 503, at: 1000, ms: 300, askedAgain: true })
  const others = [call({ name: 'mission.get', at: 1100 }), call({ name: 'mission.list', key: 'k', at: 1200 })]
  const attempts = [refused, ...others, call({ at: 2400 })]
  expect(longestWait({ attempts, writes: [] })).toBe(1700)
  expect(longestWait({ attempts: [refused, ...others], writes: [] })).toBe(now - 700)
})

test('what a read gets besides its answer and a clean refusal is broken', () => {
  const attempts = [
    call({ outcome: 'unavailable', status: 503, askedAgain: true }),
    call({ outcome: 'unavailable', status: 503 }),
    call({ outcome: 'refused', status: 404, detail: 'NOT_FOUND' }),
    call({ outcome: 'wrong', status: 500 }),
  ]
  expect(refusedReads({ attempts, writes: [] })).toEqual(['mission.list: unavailable 503 '])
  expect(brokenCalls({ attempts, writes: [] })).toEqual([
    'mission.list: refused 404 NOT_FOUND',
    'mission.list: wrong 500 ',
  ])
})

test('a write that nobody answered, or that was refused for a reason of nobody, is broken', () => {
  const refused = { acknowledged: false, refusal: 'MISSION_FULL' }
  const writes = [write({}), write(refused), write({ ...refused, refusal: 'FORBIDDEN' })]
  expect(brokenCalls({ attempts: [], writes: [...writes, unanswered({})] })).toEqual([
    'register: no answer',
    'register: refused for good, FORBIDDEN',
  ])
})
