import { expect, test } from 'vitest'
import { changedBetween, joinedAnswers } from './joined-answers.ts'

test('what was changed here counts, what was taken away here too, and all else is as the service has it', () => {
  const before = { q1: 'o1', q2: ['a'], q3: 3 }
  const mine = { q1: 'o2', q2: ['a'], q4: null }
  const changed = changedBetween(before, mine)
  expect(changed).toEqual(['q1', 'q3', 'q4'])
  const theirs = { q1: 'o1', q2: ['a', 'b'], q3: 3, q5: 'Un mot.' }
  expect(joinedAnswers(theirs, mine, new Set(changed))).toEqual({ q1: 'o2', q2: ['a', 'b'], q4: null, q5: 'Un mot.' })
})
