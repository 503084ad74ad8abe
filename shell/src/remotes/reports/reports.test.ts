import { RemoteReports } from '@ensemble/contracts/remote-reports'
import { Check } from 'typebox/value'
import { expect, test, vi } from 'vitest'
import { harmless } from './harmless.ts'
import type { LoadOutcome } from './load-outcome.ts'
import { createReporter } from './reporter.ts'

const build = { remote: 'mf-sample', version: '1.0.0-a' }
const loaded: LoadOutcome = { build, outcome: 'loaded', ms: 12.4 }
const failed: LoadOutcome = {
  build,
  outcome: 'failed',
  ms: 8,
  failure: { phase: 'entry', code: 'unreachable', message: `https://example.org/a.js?token=1 ${'x'.repeat(300)}` },
}

function setUp() {
  const send = vi.fn()
  const timers: (() => void)[] = []
  const reporter = createReporter({
    send,
    setTimer: (work) => {
      timers.push(work)
      return () => undefined
    },
  })
  return { send, timers, reporter }
}

test('what is told within a moment is one batch, as the contract has it', () => {
  const { send, timers, reporter } = setUp()
  reporter.tell(loaded)
  reporter.tell(failed)
  expect(send).not.toHaveBeenCalled()
  expect(timers).toHaveLength(1)
  timers[0]?.()
  const [reports, leaving] = send.mock.calls[0] ?? []
  expect(Check(RemoteReports, { reports })).toBe(true)
  expect(reports).toMatchObject([
    { outcome: 'loaded', phase: 'module', ms: 12, error: null },
    { outcome: 'failed', phase: 'entry', error: 'unreachable' },
  ])
  expect(leaving).toBe(false)
})

test('a page that is left sends what it has, and nothing twice', () => {
  const { send, reporter } = setUp()
  reporter.flush(true)
  expect(send).not.toHaveBeenCalled()
  reporter.tell(loaded)
  reporter.flush(true)
  reporter.flush(true)
  expect(send.mock.calls).toEqual([[[expect.objectContaining({ outcome: 'loaded' })], true]])
})

test('a fault that never ends does not write for ever', () => {
  const { send, reporter } = setUp()
  for (let count = 0; count < 1000; count += 1) reporter.tell(failed)
  reporter.flush()
  expect(send.mock.calls.flatMap(([reports]) => reports)).toHaveLength(200)
})

test.each([
  ['https://example.org/remotes/a.js?user=17#top was gone', 'https://example.org/remotes/a.js was gone'],
  ['Unexpected token, "Jeanne Dupont" is not valid JSON', 'Unexpected token, "…" is not valid JSON'],
  ['unknown jeanne@example.org', 'unknown …'],
  ['called 06 12 34 56 78', 'called …'],
  ["Cannot read properties of undefined (reading 'title')", "Cannot read properties of undefined (reading 'title')"],
])('of "%s" only what says nothing of a person is told', (message, told) => {
  expect(harmless(message)).toBe(told)
})
