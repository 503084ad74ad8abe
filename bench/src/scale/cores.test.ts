import { expect, test } from 'vitest'
import { firstTwo } from './cores.ts'

test('the first two cores are found in any list of Linux', () => {
  expect(firstTwo('0-1')).toEqual([0, 1])
  expect(firstTwo('2-7,12')).toEqual([2, 3])
  expect(firstTwo('1,5-6')).toEqual([1, 5])
  expect(firstTwo('3')).toEqual([3])
})
