/** Versions of the texts that somebody agrees to at sign-up; a new text is a new version, and is asked for again. */
export const consentVersions = { terms: '1', charter: '1' } as const
