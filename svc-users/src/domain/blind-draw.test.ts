import { expect, it } from 'vitest'
import { chanceOfEach, peopleToAsk } from './blind-draw.ts'

it.each([
  [null, 50, 10],
  [20, 0, 10],
  [20, 14, 6],
  [4, 0, 4],
  [4, 6, 0],
])('with %s places left and %i people asked for before, a draw asks for %i of ten', (room, wanted, toAsk) => {
  expect(peopleToAsk(room, wanted, 10)).toBe(toAsk)
})

it.each([
  [null, 10, 0.5],
  [null, 2, 0.2],
  [10, 10, 0.5],
  [40, 10, 0.25],
  [200, 10, 0.05],
])('of a number told as %s, of which %i are to be asked, each has a chance of %d', (published, toAsk, chance) => {
  expect(chanceOfEach(published, toAsk)).toBe(chance)
})
