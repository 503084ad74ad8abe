import { expect, it } from 'vitest'
import { sessionChanges } from './session-changes.ts'

const now = new Date('2026-12-01T09:00:00Z')
const over = { id: 'over', startAt: '2026-11-24T13:00:00.000Z', endAt: null }
const first = { id: 'first', startAt: '2026-12-08T13:00:00.000Z', endAt: '2026-12-08T15:00:00.000Z' }
const second = { id: 'second', startAt: '2026-12-15T13:00:00.000Z', endAt: null }

it('names the sessions that are off, and tells of those that are added or moved', () => {
  expect(sessionChanges([over, first, second], [over, second], now)).toEqual([first])
  expect(sessionChanges([first], [first, second], now)).toEqual([])
  expect(sessionChanges([first], [{ ...first, endAt: null }], now)).toEqual([])
})

it('says nothing of dates that are over, or that only have another name', () => {
  expect(sessionChanges([over, first], [first], now)).toBeNull()
  expect(sessionChanges([{ ...second, id: 'meeting' }], [second], now)).toBeNull()
  expect(sessionChanges([], [], now)).toBeNull()
})
