import { expect, it } from 'vitest'
import { consentState } from './consent-state.ts'

const consents = (version: string, at: string) => ({
  termsVersion: null,
  termsAt: null,
  charterVersion: null,
  charterAt: null,
  ...({ coParticipantVisibility: false, newsletter: false, digest: 'weekly', staffFrequency: 'realtime' } as const),
  healthConsentVersion: version,
  healthConsentAt: at,
  comorbiditiesConsentVersion: null,
  comorbiditiesConsentAt: null,
  matchingConsentVersion: null,
  matchingConsentAt: null,
})

it('a consent stands for two years and in the words of today; then it is asked for again', () => {
  const given = consents('1', '2026-11-21T09:00:00.000Z')
  expect(consentState(given, 'health', new Date('2028-11-20T09:00:00Z'))).toBe('given')
  expect(consentState(given, 'health', new Date('2028-11-22T09:00:00Z'))).toBe('again')
  expect(consentState(consents('0', '2026-11-21T09:00:00.000Z'), 'health', new Date('2026-11-22'))).toBe('again')
  expect(consentState(given, 'matching', new Date('2026-11-22'))).toBe('none')
})
