import { expect, it } from 'vitest'
import { buckets, countByBucket, countByStatus, sumCounters } from './figures.ts'

it('counts participations per bucket, what asks for something first', () => {
  expect(buckets[0]).toBe('invitations')
  expect(countByBucket({ past: 2, invitations: 1 })).toEqual([1, 0, 0, 2])
})

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
