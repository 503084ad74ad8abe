import { expect, test } from 'vitest'
import { orderOfWait } from './longest-wait.ts'

const longestFirst = { sort: 'createdAt', order: 'asc' }

test('a list of those alone who wait to be let in begins with who waits longest', () => {
  expect(orderOfWait([{ field: 'awaits', operator: 'in', value: ['approval', 'confirmation'] }])).toEqual(longestFirst)
  const members = { field: 'role', operator: 'eq', value: 'member' } as const
  expect(orderOfWait([members, { field: 'awaits', operator: 'eq', value: 'approval' }])).toEqual(longestFirst)
  expect(orderOfWait([members, { field: 'status', operator: 'in', value: ['pending_approval'] }])).toEqual(longestFirst)
})

test('any other list has its own order', () => {
  expect(orderOfWait([])).toEqual({})
  expect(orderOfWait([{ field: 'awaits', operator: 'eq', value: 'invitation' }])).toEqual({})
  expect(orderOfWait([{ field: 'awaits', operator: 'notEmpty' }])).toEqual({})
  expect(orderOfWait([{ field: 'status', operator: 'in', value: ['pending_approval', 'validated'] }])).toEqual({})
})
