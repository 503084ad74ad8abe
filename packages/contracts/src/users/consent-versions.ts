/** Versions of the texts that somebody agrees to at sign-up; each account keeps those that it has agreed to. */
export const consentVersions = { terms: '1', charter: '1' } as const
