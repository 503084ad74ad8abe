import { expect, test, vi } from 'vitest'
import { loadWithRetry } from './load-with-retry.ts'

function failing(times: number) {
  let left = times
  return vi.fn(() => (left-- > 0 ? Promise.reject(new Error('dropped')) : Promise.resolve('loaded')))
}

test('a load that was dropped twice is tried a third time', async () => {
  const load = failing(2)
  expect(await loadWithRetry(load, { firstWaitMs: 0 })).toBe('loaded')
  expect(load).toHaveBeenCalledTimes(3)
})

test('a failure that another attempt cannot mend is told at once', async () => {
  const load = failing(1)
  await expect(loadWithRetry(load, { isWorthIt: () => false })).rejects.toThrow('dropped')
  expect(load).toHaveBeenCalledTimes(1)
})

test('after the last attempt the failure is told', async () => {
  const load = failing(5)
  await expect(loadWithRetry(load, { attempts: 2, firstWaitMs: 0 })).rejects.toThrow('dropped')
  expect(load).toHaveBeenCalledTimes(2)
})
