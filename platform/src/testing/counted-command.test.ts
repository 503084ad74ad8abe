import { beforeEach, expect, it, vi } from 'vitest'
import { endInCounts } from './counted-command.ts'

const printed = vi.fn<typeof console.log>()
beforeEach(() => {
  printed.mockClear()
  vi.spyOn(console, 'log').mockImplementation(printed)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

it.each([
  ['all passed', () => Promise.resolve({ passed: 3, failed: 0, skipped: 0 }), 0, '3 passed, 0 failed'],
  ['one has failed', () => Promise.resolve({ passed: 2, failed: 1, skipped: 0 }), 1, '2 passed, 1 failed'],
  ['nothing could be counted', () => Promise.reject(new Error('no port')), 1, '0 passed, 1 failed'],
])('where %s, the last line and the exit code say so', async (_case, work, code, line) => {
  expect(await endInCounts(work)).toBe(code)
  expect(printed).toHaveBeenLastCalledWith(line)
})

it('a command that was ended by a signal says nothing', async () => {
  expect(await endInCounts(() => Promise.resolve(undefined))).toBe(130)
  expect(printed).not.toHaveBeenCalled()
})
