import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readCounts } from './counts.ts'
import PlaywrightCounts from './playwright-counts.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ensemble-counts-'))
  vi.stubEnv('COUNTS_FILE', join(folder, 'counts.json'))
  vi.stubEnv('TIMINGS_FILE', '')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

type Outcome = 'skipped' | 'expected' | 'unexpected' | 'flaky'

/** What Playwright says of tests once it has ended; one that never ran has the outcome `skipped` as well. */
function countsOf(tests: readonly (readonly [outcome: Outcome, expectedStatus: string])[], errors = 0) {
  const reporter = new PlaywrightCounts()
  const planned = tests.map(([outcome, expectedStatus]) => ({
    title: 'a journey',
    location: { file: 'e2e/a.spec.ts' },
    expectedStatus,
    results: [],
    outcome: () => outcome,
  }))
  reporter.onBegin({}, { allTests: () => planned })
  for (let error = 0; error < errors; error += 1) reporter.onError()
  reporter.onEnd()
  return readCounts(join(folder, 'counts.json'), true)
}

it('a test that was to run and did not has failed, one that was left out is skipped', () => {
  const neverRan = ['skipped', 'passed'] as const
  const leftOut = ['skipped', 'skipped'] as const
  expect(countsOf([['expected', 'passed'], neverRan, leftOut])).toEqual({ passed: 1, failed: 1, skipped: 1 })
})

it('a test that passed only when repeated has failed, one that is expected to fail and does has not', () => {
  const failsAsExpected = ['expected', 'failed'] as const
  expect(countsOf([['flaky', 'passed'], ['unexpected', 'passed'], failsAsExpected])).toEqual({
    passed: 1,
    failed: 2,
    skipped: 0,
  })
})

it('an error outside of tests, such as a file that cannot be loaded, has failed', () => {
  expect(countsOf([['expected', 'passed']], 1)).toEqual({ passed: 1, failed: 1, skipped: 0 })
})
