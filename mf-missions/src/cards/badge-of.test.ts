import { expect, test } from 'vitest'
import { sampleCard } from '../testing/sample-missions.ts'
import { badgeOf, pageBadge } from './badge-of.ts'

const mine = {
  validationStatus: 'awaiting_validation',
  awaitedFrom: 'staff',
  origin: 'registration',
  waitlistPosition: null,
  withdrawnAt: null,
  invitationExpiresAt: null,
} as const

test.each([
  ['mine.requested', mine],
  ['mine.waitlisted', { ...mine, awaitedFrom: 'none', waitlistPosition: 2 }],
  ['mine.invited', { ...mine, awaitedFrom: 'member', origin: 'invitation' }],
  ['mine.offered', { ...mine, awaitedFrom: 'member', origin: 'invitation', placeOffered: true }],
  ['mine.validated', { ...mine, validationStatus: 'validated', awaitedFrom: 'none' }],
  ['mine.rejected', { ...mine, validationStatus: 'rejected', awaitedFrom: 'none' }],
  ['mine.rejected', { ...mine, validationStatus: 'rejected', awaitedFrom: 'none', rejectedBy: 'staff' }],
  ['status.full', { ...mine, validationStatus: 'rejected', awaitedFrom: 'none', rejectedBy: 'member' }],
  ['status.full', { ...mine, validationStatus: 'rejected', awaitedFrom: 'none', rejectedBy: 'system' }],
  ['status.full', { ...mine, withdrawnAt: '2026-11-10T09:00:00.000Z' }],
] as const)('%s is said before what the mission is', (key, myParticipation) => {
  expect(badgeOf(sampleCard(1, { displayStatus: 'full', placesLeft: 0, myParticipation }))?.key).toBe(key)
})

test('the last places are said while one can register', () => {
  expect(badgeOf(sampleCard(1, { placesLeft: 2 }))?.key).toBe('status.last_places')
  expect(badgeOf(sampleCard(1, { placesLeft: 3 }))).toBeNull()
  expect(badgeOf(sampleCard(1, { placesLeft: 2, registrationOpen: false }))).toBeNull()
})

test.each([
  ['mine.validated', { displayStatus: 'full' }, { validationStatus: 'validated', awaitedFrom: 'none' }],
  ['mine.requested', { displayStatus: 'full' }, {}],
  ['mine.waitlisted', { displayStatus: 'full' }, { awaitedFrom: 'none', waitlistPosition: 2 }],
  ['status.closed', { displayStatus: 'closed' }, { validationStatus: 'validated', awaitedFrom: 'none' }],
  ['status.full', { displayStatus: 'full' }, { validationStatus: 'rejected', awaitedFrom: 'none' }],
] as const)('%s is what the page of a mission says of %o to %o', (key, mission, part) => {
  expect(pageBadge(sampleCard(1, { ...mission, placesLeft: 0, myParticipation: { ...mine, ...part } }))?.key).toBe(key)
})
