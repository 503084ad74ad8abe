import { expect, it } from 'vitest'
import { countByStatus, sumCounters } from './figures.ts'

it('adds up the counters of the missions of a manager', () => {
  const counters = { validatedCount: 3, awaitingStaffCount: 2, invitedCount: 1, waitlistCount: 4, placesLeft: null }
  expect(sumCounters([{ counters }, { counters }])).toEqual({ awaiting: 4, validated: 6, invited: 2, waitlist: 8 })
})

it('counts only the states that occur', () => {
  expect(countByStatus([{ displayStatus: 'full' }, { displayStatus: 'closed' }, { displayStatus: 'full' }])).toEqual([
    { status: 'closed', count: 1 },
    { status: 'full', count: 2 },
  ])
})
