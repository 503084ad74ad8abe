import type { MissionCard } from '@ensemble/contracts/missions/http'
import { expect, test } from 'vitest'
import { stillOffers } from '../cards/course-of.ts'
import { sampleCard, sampleParticipant, sampleParticipation } from '../testing/sample-missions.ts'
import { mostPressingFirst, nextCertain, nextOf } from './own-part.ts'

const past = '2020-01-01T09:00:00.000Z'
const future = '2099-01-01T09:00:00.000Z'
const ahead = { type: 'event_participation', displayStatus: 'upcoming', startAt: future, endAt: future } as const
const begun = { type: 'event_participation', displayStatus: 'in_progress', startAt: past, endAt: future } as const

test.each([
  ['next.validated', ahead],
  ['next.begun', begun],
  ['next.opens', { ...ahead, type: 'studies_and_surveys' }],
  ['next.answers', { ...begun, type: 'studies_and_surveys' }],
  ['next.over', { ...begun, endAt: past }],
  ['next.over', { ...begun, displayStatus: 'closed' }],
] as const)('%s is what somebody who takes part is told of %o', (next, mission) => {
  expect(nextOf('validated', mission)).toBe(next)
})

test.each([
  [true, ahead, {}],
  [true, { ...ahead, displayStatus: 'full' }, { placesLeft: 0 }],
  [false, { ...ahead, displayStatus: 'full' }, { placesLeft: 0, myParticipation: sampleParticipant() }],
  [false, { ...ahead, displayStatus: 'registration_closed' }, {}],
  [true, begun, { registrationOpen: true }],
  [false, begun, {}],
  [false, { ...begun, displayStatus: 'closed' }, {}],
] as const)('places are news: %s for %o %o', (news, mission, known) => {
  expect(stillOffers({ myParticipation: null, registrationOpen: false, placesLeft: 3, ...mission, ...known })).toBe(
    news,
  )
})

test('what waits for the reader comes by the day until which an answer counts, opinions last', () => {
  const study = sampleParticipation({
    mission: sampleCard(1, { endAt: '2027-01-28T17:00:00.000Z' }),
    questionnaireWaits: true,
  })
  const opinion = sampleParticipation({ mission: sampleCard(2), bucket: 'past', surveyWaits: true })
  const certain = sampleParticipation({ mission: sampleCard(3) })
  const invitation = sampleParticipation({
    mission: sampleCard(4),
    participant: sampleParticipant({ invitationExpiresAt: '2026-12-04T17:00:00.000Z' }),
    bucket: 'invitations',
  })
  expect(mostPressingFirst([study, opinion, certain, invitation])).toEqual([invitation, study, opinion])
})

test('the next mission is the first to come that asks nothing; one that goes on only where none is to come', () => {
  const upcoming = (number: number, changes: Partial<MissionCard>) =>
    sampleParticipation({ mission: sampleCard(number, changes), bucket: 'upcoming' })
  const ongoing = upcoming(1, { startAt: past, endAt: null })
  const asks = { ...upcoming(2, { startAt: future }), questionnaireWaits: true }
  const soon = upcoming(3, { startAt: future })
  const later = upcoming(4, { startAt: '2099-02-01T09:00:00.000Z' })
  const invitation = sampleParticipation({ bucket: 'invitations' })
  expect(nextCertain([ongoing, invitation, asks, soon, later])).toBe(soon)
  expect(nextCertain([ongoing, invitation, asks])).toBe(ongoing)
  expect(nextCertain([invitation, asks])).toBeUndefined()
})
