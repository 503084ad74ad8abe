/**
 * The design system, in pieces: the build of a remote takes each name from its piece (mf-kit, webpack/take-pieces.mjs), so
 * that a page fetches the pieces whose components it shows.
 */
export * from './pieces/start.ts'
export * from './pieces/search.ts'
export * from './pieces/tabs.ts'
export * from './pieces/windows.ts'
export * from './pieces/icons.ts'
export * from './pieces/forms.ts'
export * from './pieces/more.ts'
