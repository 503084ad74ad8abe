import { consentVersions } from './consent-versions.ts'

/**
 * Whether somebody has agreed to the charter and the terms as they are today, or as a release that is newer has them.
 * @param consents what their account holds
 */
export function agreesToTexts(consents: { termsVersion: string | null; charterVersion: string | null }): boolean {
  const isOfToday = (agreed: string | null, today: string) => Number(agreed ?? 0) >= Number(today)
  const { terms, charter } = consentVersions
  return isOfToday(consents.termsVersion, terms) && isOfToday(consents.charterVersion, charter)
}
