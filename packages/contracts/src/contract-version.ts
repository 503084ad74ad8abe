/**
 * Version of the interface between shell and remotes: a remote built for another major is not mounted. In a file of
 * its own, without schemas, so that the shell can carry it.
 */
export const contractVersion = '1.0.0'
