import { expect, test } from 'vitest'
import { Marks, positionOf } from './marks.ts'

test('places in the log are compared as numbers, not as words', () => {
  expect(positionOf('1/0') > positionOf('0/FFFFFFFF')).toBe(true)
  expect(positionOf('0/A0') > positionOf('0/9')).toBe(true)
})

test('a standby is as old as the newest place of the primary that it has passed', () => {
  const marks = new Marks(10_000)
  marks.add(1000, '0/10')
  marks.add(2000, '0/20')
  expect(marks.ageOf('0/20', 2100)).toBe(100)
  expect(marks.ageOf('0/1F', 2100)).toBe(1100)
  expect(marks.ageOf('0/F', 2100)).toBe(Infinity)
})

test('while the primary writes nothing, a standby that has all of it stays young', () => {
  const marks = new Marks(10_000)
  for (const at of [1000, 2000, 3000]) marks.add(at, '0/10')
  expect(marks.ageOf('0/10', 3200)).toBe(200)
})

test('where the primary tells nothing any more, everything grows older', () => {
  const marks = new Marks(10_000)
  marks.add(1000, '0/10')
  expect(marks.ageOf('0/99', 60_000)).toBe(59_000)
})
