import {
  consentMonths,
  type ConsentPurpose,
  consentPurposes,
  consentTexts,
} from '@ensemble/contracts/users/consent-texts'
import type { ShareableHealthField } from '@ensemble/contracts/health-enumerations'
import { refuse } from '@ensemble/service-kit/refusal'

/** The consents that somebody has given and not withdrawn. */
export type StandingConsents = Partial<Record<ConsentPurpose, { version: string; at: Date }>>

/** When somebody last withdrew each of them. */
export type Withdrawals = Partial<Record<ConsentPurpose, Date>>

/** What somebody wishes: a version gives, null withdraws, absence leaves as it is. */
export type WishedConsents = Partial<Record<ConsentPurpose, string | null>>

export interface ConsentMove {
  purpose: ConsentPurpose
  given: boolean
  version: string
}

/** Consents given before this count no more until they are given again. */
export function consentsCountFrom(now: Date): Date {
  const from = new Date(now)
  from.setUTCMonth(from.getUTCMonth() - consentMonths)
  return from
}

/** Whether a purpose may be served now: agreed to, in the words of today, and not too long ago. */
export function allows(consents: StandingConsents, purpose: ConsentPurpose, now: Date): boolean {
  const given = consents[purpose]
  return given?.version === consentTexts[purpose].version && given.at > consentsCountFrom(now)
}

/**
 * The records that a wish leads to. Withdrawing the first consent withdraws those that build on it; giving one that
 * builds on it needs it.
 * @throws Refusal VALIDATION_FAILED for a text that is not the one of today, HEALTH_CONSENT_REQUIRED
 */
export function consentMoves(standing: StandingConsents, wished: WishedConsents, now: Date): ConsentMove[] {
  const withdrawsAll = wished.health === null
  const moves = consentPurposes.flatMap((purpose) => {
    const wish = withdrawsAll ? null : wished[purpose]
    const before = standing[purpose]
    if (wish === undefined || (wish === null && !before)) return []
    if (wish === null) return [{ purpose, given: false, version: before?.version ?? '' }]
    if (wish !== consentTexts[purpose].version) {
      refuse('VALIDATION_FAILED', { fields: { [`consents.${purpose}ConsentVersion`]: ['NOT_IN_LIST'] } })
    }
    return allows(standing, purpose, now) ? [] : [{ purpose, given: true, version: wish }]
  })
  const health = allows(standing, 'health', now) || moves.some(({ purpose, given }) => purpose === 'health' && given)
  if (!health && moves.some(({ given }) => given)) refuse('HEALTH_CONSENT_REQUIRED')
  return moves
}

/** The fields that somebody shares and whose consent counts now; that of other health conditions lapses by itself. */
export function allowedFields(
  shared: readonly ShareableHealthField[],
  consents: StandingConsents,
  now: Date,
): ShareableHealthField[] {
  if (!allows(consents, 'health', now)) return []
  return shared.filter((field) => field !== 'comorbidities' || allows(consents, 'comorbidities', now))
}

/**
 * What of the fields that somebody ticked no later withdrawal has taken back: a consent given anew ticks nothing.
 * @param withdrawals with when they last ended the sharing with the team in question
 */
export function leftOfShared(
  fields: readonly ShareableHealthField[],
  sharedAt: Date,
  { health, comorbidities, sharing }: Withdrawals & { sharing: Date | undefined },
): ShareableHealthField[] {
  const takenBack = (withdrawal: Date | undefined) => withdrawal !== undefined && withdrawal >= sharedAt
  if (takenBack(health) || takenBack(sharing)) return []
  return fields.filter((field) => field !== 'comorbidities' || !takenBack(comorbidities))
}
