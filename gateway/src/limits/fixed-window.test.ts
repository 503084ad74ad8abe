import { beforeEach, expect, it } from 'vitest'
import { FixedWindow } from './fixed-window.ts'

let now = 0
let limit: FixedWindow

beforeEach(() => {
  now = 0
  limit = new FixedWindow(2, 60_000, () => now)
})

it('lets as many calls of each caller through as a window has, and says when the next may come', () => {
  expect([limit.count('a'), limit.count('a'), limit.count('b')]).toEqual([0, 0, 0])
  now = 20_500
  expect(limit.count('a')).toBe(40)
  expect(limit.count('b')).toBe(0)
})

it('begins anew when the window of the first call is over, however many were refused meanwhile', () => {
  for (let call = 0; call < 50; call += 1) limit.count('a')
  now = 59_999
  expect(limit.count('a')).toBe(1)
  now = 60_000
  expect([limit.count('a'), limit.count('a'), limit.count('a')]).toEqual([0, 0, 60])
})

it('counts what was counted elsewhere, in a window that lasts or in a new one', () => {
  limit.add('a', 2)
  now = 20_000
  expect(limit.count('a')).toBe(40)
  expect(limit.count('b')).toBe(0)
  limit.add('b', 1)
  expect(limit.count('b')).toBe(60)
})

it('forgets whose window ends first when more callers come than it counts', () => {
  const one = new FixedWindow(1, 60_000, () => now)
  one.count('first')
  now = 1
  for (let caller = 0; caller < 9_999; caller += 1) one.count(`caller ${caller}`)
  expect(one.count('first')).toBe(60)
  one.count('one more')
  expect(one.count('caller 9998')).toBe(60)
  expect(one.count('first')).toBe(0)
})
