import type { User } from '@ensemble/contracts/users/http'
import { consentMonths, type ConsentPurpose, consentTexts } from '@ensemble/contracts/users/consent-texts'

/** `again`: given, but in other words than today's, or too long ago; nothing is shared until it is given again. */
export type ConsentState = 'none' | 'given' | 'again'

const fields = {
  health: ['healthConsentVersion', 'healthConsentAt'],
  comorbidities: ['comorbiditiesConsentVersion', 'comorbiditiesConsentAt'],
  matching: ['matchingConsentVersion', 'matchingConsentAt'],
} as const

/** Where somebody stands with a purpose. @param now for tests */
export function consentState(consents: User['consents'], purpose: ConsentPurpose, now = new Date()): ConsentState {
  const [version, at] = fields[purpose]
  const given = consents?.[version] ?? null
  const since = consents?.[at] ?? null
  if (given === null || since === null) return 'none'
  const until = new Date(since)
  until.setUTCMonth(until.getUTCMonth() + consentMonths)
  return given === consentTexts[purpose].version && until > now ? 'given' : 'again'
}

/** Since when a consent stands; null where there is none. */
export function consentSince(consents: User['consents'], purpose: ConsentPurpose): string | null {
  return consents?.[fields[purpose][1]] ?? null
}

/** The edit that gives or withdraws a consent. */
export function consentEdit(purpose: ConsentPurpose, given: boolean) {
  return { consents: { [fields[purpose][0]]: given ? consentTexts[purpose].version : null } }
}
