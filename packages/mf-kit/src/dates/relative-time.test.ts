import { expect, test } from 'vitest'
import { formatRelative } from './relative-time.ts'

// Eleven in the morning in Paris, a Saturday.
const now = new Date('2026-11-21T10:00:00Z')

test.each([
  ['2026-11-21T10:00:29Z', 'maintenant', 'now'],
  ['2026-11-21T09:59:31Z', 'maintenant', 'now'],
  ['2026-11-21T10:00:30Z', 'dans 1 minute', 'in 1 minute'],
  ['2026-11-21T09:59:00Z', 'il y a 1 minute', '1 minute ago'],
  ['2026-11-21T10:59:29Z', 'dans 59 minutes', 'in 59 minutes'],
  ['2026-11-21T10:59:30Z', 'dans 1 heure', 'in 1 hour'],
  ['2026-11-21T11:29:00Z', 'dans 1 heure', 'in 1 hour'],
  ['2026-11-21T11:30:00Z', 'dans 2 heures', 'in 2 hours'],
  ['2026-11-21T07:00:00Z', 'il y a 3 heures', '3 hours ago'],
])('within a day, %s is %s', expectWords)

// Midnight in Paris is 23:00 in UTC.
test.each([
  ['2026-11-21T22:59:00Z', 'dans 13 heures', 'in 13 hours'],
  ['2026-11-21T23:00:00Z', 'demain', 'tomorrow'],
  ['2026-11-22T22:59:00Z', 'demain', 'tomorrow'],
  ['2026-11-22T23:00:00Z', 'après-demain', 'in 2 days'],
  ['2026-11-20T23:00:00Z', 'il y a 11 heures', '11 hours ago'],
  ['2026-11-20T22:59:00Z', 'hier', 'yesterday'],
  ['2026-11-19T23:00:00Z', 'hier', 'yesterday'],
  ['2026-11-19T22:59:00Z', 'avant-hier', '2 days ago'],
  ['2026-11-18T10:00:00Z', 'il y a 3 jours', '3 days ago'],
  ['2026-12-04T22:59:00Z', 'dans 13 jours', 'in 13 days'],
  ['2026-12-04T23:00:00Z', 'dans 2 semaines', 'in 2 weeks'],
])('by the calendar, %s is %s', expectWords)

test.each([
  ['2026-12-08T10:00:00Z', 'dans 2 semaines', 'in 2 weeks'],
  ['2026-12-09T10:00:00Z', 'dans 3 semaines', 'in 3 weeks'],
  ['2026-12-20T10:00:00Z', 'dans 4 semaines', 'in 4 weeks'],
  ['2026-12-21T10:00:00Z', 'dans 1 mois', 'in 1 month'],
  ['2027-01-05T10:00:00Z', 'dans 1 mois', 'in 1 month'],
  ['2027-01-06T10:00:00Z', 'dans 2 mois', 'in 2 months'],
  ['2026-09-15T10:00:00Z', 'il y a 2 mois', '2 months ago'],
  // Four months but three days.
  ['2027-03-18T10:00:00Z', 'dans 4 mois', 'in 4 months'],
  ['2027-11-06T10:00:00Z', 'dans 11 mois', 'in 11 months'],
  ['2027-11-07T10:00:00Z', 'dans 1 an', 'in 1 year'],
  ['2028-05-21T10:00:00Z', 'dans 1 an', 'in 1 year'],
  ['2028-05-23T10:00:00Z', 'dans 2 ans', 'in 2 years'],
  ['2023-11-21T10:00:00Z', 'il y a 3 ans', '3 years ago'],
])('to the nearest, %s is %s', expectWords)

test('an hour past midnight is near rather than tomorrow, and one before it is not yesterday', () => {
  const late = new Date('2026-11-21T22:00:00Z')
  expect(formatRelative('2026-11-22T00:00:00Z', { language: 'fr', now: late })).toBe('dans 2 heures')
  expect(formatRelative('2026-11-22T05:00:00Z', { language: 'fr', now: late })).toBe('demain')
  const early = new Date('2026-11-21T23:10:00Z')
  expect(formatRelative('2026-11-21T22:55:00Z', { language: 'fr', now: early })).toBe('il y a 15 minutes')
})

test('a day of 23 or of 25 hours is one day', () => {
  const beforeSpring = new Date('2026-03-28T22:30:00Z')
  expect(formatRelative('2026-03-29T21:30:00Z', { language: 'fr', now: beforeSpring })).toBe('demain')
  const beforeAutumn = new Date('2026-10-24T22:30:00Z')
  expect(formatRelative('2026-10-25T22:30:00Z', { language: 'fr', now: beforeAutumn })).toBe('dans 24 heures')
  expect(formatRelative('2026-10-25T23:00:00Z', { language: 'fr', now: beforeAutumn })).toBe('demain')
})

test('days begin where somebody lives, if that is asked for', () => {
  const martinique = { language: 'fr', timeZone: 'America/Martinique', now } as const
  expect(formatRelative('2026-11-22T03:59:00Z', martinique)).toBe('dans 18 heures')
})

function expectWords(instant: string, inFrench: string, inEnglish: string) {
  expect(formatRelative(instant, { language: 'fr', now })).toBe(inFrench)
  expect(formatRelative(instant, { language: 'en', now })).toBe(inEnglish)
}
