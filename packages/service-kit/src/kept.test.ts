import { expect, it } from 'vitest'
import { Kept } from './kept.ts'

it('asks once for all who want an answer at a time, and again when its time is over', async () => {
  let now = 0
  let asked = 0
  const kept = new Kept(
    1000,
    () => Promise.resolve((asked += 1)),
    () => now,
  )
  expect(await Promise.all([kept.get(), kept.get()])).toEqual([1, 1])
  now = 999
  expect(await kept.get()).toBe(1)
  now = 1000
  expect(await kept.get()).toBe(2)
})

it('does not keep a failure', async () => {
  let works = false
  const kept = new Kept(1000, () => (works ? Promise.resolve('here') : Promise.reject(new Error('away'))))
  await expect(kept.get()).rejects.toThrow('away')
  works = true
  expect(await kept.get()).toBe('here')
})
