import { expect, test } from 'vitest'
import { sampleParticipant } from '../testing/sample-missions.ts'
import { endOf, endReasonOf, endUnanswered } from './end-of.ts'

const rejected = { validationStatus: 'rejected', awaitedFrom: 'none' } as const

/** A place that became free for who waited in line. */
const offer = { origin: 'invitation', placeOffered: true } as const

const withdrawnAt = '2026-11-11T09:00:00.000Z'

test.each([
  [null, {}],
  [null, { validationStatus: 'validated' }],
  ['withdrawn', { validationStatus: 'validated', awaitedFrom: 'none', withdrawnAt, reasonCode: 'health_reasons' }],
  ['requestWithdrawn', { withdrawnAt, reasonCode: 'health_reasons' }],
  ['requestWithdrawn', { withdrawnAt, waitlistPosition: 2 }],
  ['requestWithdrawn', { ...offer, withdrawnAt }],
  // A pause takes an invitation back; who was invited has asked for nothing.
  ['takenBack', { origin: 'invitation', awaitedFrom: 'member', withdrawnAt }],
  ['refused', { ...rejected, reasonCode: 'no_place_left' }],
  ['refused', { ...rejected, origin: 'invitation', reasonCode: 'profile_not_matching' }],
  ['declined', { ...rejected, origin: 'invitation', reasonCode: null }],
  ['declined', { ...rejected, origin: 'invitation', reasonCode: 'not_available' }],
  ['expired', { ...rejected, origin: 'invitation', reasonCode: 'invitation_expired' }],
  ['takenBack', { ...rejected, origin: 'invitation', reasonCode: 'other', rejectedBy: 'system' }],
  ['offerDeclined', { ...rejected, ...offer, reasonCode: 'not_available' }],
  ['offerExpired', { ...rejected, ...offer, reasonCode: 'invitation_expired' }],
  ['offerTakenBack', { ...rejected, ...offer, reasonCode: 'other', rejectedBy: 'system' }],
  ['refused', { ...rejected, origin: 'invitation', reasonCode: null, rejectedBy: 'staff' }],
  ['accountEnded', { ...rejected, reasonCode: 'account_suspended', rejectedBy: 'system' }],
  ['closed', { ...rejected, reasonCode: 'mission_closed' }],
] as const)('%s is what its owner is told of %o', (end, changes) => {
  expect(endOf(sampleParticipant(changes))).toBe(end)
})

test.each([
  ['closed', 'requested', {}],
  ['closed', 'waitlisted', {}],
  ['expired', 'invited', {}],
  ['offerExpired', 'invited', { placeOffered: true }],
  [null, 'validated', {}],
] as const)('%s is what became of a part that is %s once the mission is over, with %o', (end, part, mine) => {
  expect(endUnanswered(part, mine)).toBe(end)
})

test('a reason that says nothing is not said', () => {
  expect(endReasonOf({ reasonCode: 'other' })).toBeNull()
  expect(endReasonOf({ reasonCode: 'no_place_left' })).toBe('endReasons.no_place_left')
})
