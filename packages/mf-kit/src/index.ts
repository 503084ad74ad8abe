/**
 * What a remote may ask of the shell, and the one place where the router's, the store's, the texts' and the forms'
 * names come from. The shell provides this module to every remote: what is not named here is not in the page.
 * `callQuery` and its like are in '@ensemble/mf-kit/calls', which each remote compiles in with its own copy of the
 * contracts.
 * In pieces: the build of a remote takes each name from its piece (webpack/take-pieces.mjs).
 */
export * from './pieces/start.ts'
export * from './pieces/forms.ts'
export * from './pieces/writing.ts'
