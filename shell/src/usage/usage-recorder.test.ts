import { UsesOfPage } from '@ensemble/contracts/users/activity'
import { Check } from 'typebox/value'
import { expect, test, vi } from 'vitest'
import { requestOf } from './follow-usage.ts'
import { createUsageRecorder } from './usage-recorder.ts'

const home = { type: 'page_view', targetType: 'page', targetId: '/home' } as const
const search = { type: 'search', targetType: 'page', targetId: '/resources', metadata: { found: 'no' } } as const

function setUp(may: boolean | null = true) {
  const state = { may, now: 1_000_000 }
  const send = vi.fn()
  const idle: (() => void)[] = []
  const recorder = createUsageRecorder({
    agreed: () => state.may,
    send,
    whenIdle: (work) => idle.push(work),
    now: () => state.now,
  })
  return { state, send, idle, recorder }
}

test('what was done is sent once, in one call, when the page is left', () => {
  const { state, send, recorder } = setUp()
  recorder.record(home)
  state.now += 90_000
  recorder.record(search, { list: 'articles', words: 'perruque' })
  expect(send).not.toHaveBeenCalled()
  recorder.flush()
  recorder.flush()
  const batch = {
    uses: [
      { use: home, secondsAgo: 90 },
      { use: search, secondsAgo: 0 },
    ],
    missedSearches: [{ list: 'articles', words: 'perruque' }],
  }
  expect(send.mock.calls).toEqual([[batch]])
  expect(Check(UsesOfPage, batch)).toBe(true)
})

test('a full batch waits for the page to be idle, and what comes meanwhile is let go', () => {
  const { send, idle, recorder } = setUp()
  for (let count = 0; count < 30; count += 1) recorder.record(home)
  expect(send).not.toHaveBeenCalled()
  expect(idle).toHaveLength(1)
  idle[0]?.()
  expect(send.mock.calls[0]?.[0].uses).toHaveLength(20)
})

test('nothing is kept or sent of who did not agree', () => {
  const { state, send, recorder } = setUp(false)
  recorder.record(home)
  state.may = true
  recorder.flush()
  expect(send).not.toHaveBeenCalled()
})

test('what was done before anybody knew who it is waits, and goes when they did not agree', () => {
  const { state, send, recorder } = setUp(null)
  recorder.record(home)
  recorder.flush()
  state.may = false
  recorder.flush()
  state.may = true
  recorder.flush()
  expect(send).not.toHaveBeenCalled()
})

test('what was done before the session ended is not sent as somebody else’s', () => {
  const { send, recorder } = setUp()
  recorder.record(home)
  recorder.forget()
  recorder.flush()
  expect(send).not.toHaveBeenCalled()
})

test('one use of just now is the plain call; more, older ones and words are a batch', () => {
  const called = (...[batch]: Parameters<typeof requestOf>) => requestOf(batch).path
  const now = { use: home, secondsAgo: 0 }
  expect(requestOf({ uses: [now] })).toMatchObject({ method: 'POST', path: '/activity/create', body: home })
  expect(called({ uses: [now, now] })).toBe('/activity/create_batch')
  expect(called({ uses: [{ use: home, secondsAgo: 90 }] })).toBe('/activity/create_batch')
  const missedSearches = [{ list: 'articles' as const, words: 'perruque' }]
  expect(called({ uses: [{ use: search, secondsAgo: 0 }], missedSearches })).toBe('/activity/create_batch')
})
