/**
 * Versions of the texts that somebody agrees to at sign-up, counted up; each account keeps those that it has agreed to.
 * Another number asks everybody.
 */
export const consentVersions = { terms: '1', charter: '1' } as const
