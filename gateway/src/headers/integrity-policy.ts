/**
 * The Integrity-Policy of every page: no script without a digest. Scripts in the page itself are not its concern (the
 * Content-Security-Policy names them). A page of the shell has it where its build has put digests into it.
 */
export const integrityPolicy = 'blocked-destinations=(script), endpoints=(browser)'
