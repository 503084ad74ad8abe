/** The file of a version that tells people what is new in its area; it lies beside remote.json. */
export const releaseNotesFile = 'release-notes.json'
