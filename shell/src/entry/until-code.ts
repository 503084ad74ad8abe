/** Not shown to somebody whose code is about to be read out of the address (early.ts). */
export const untilCode = { 'html[data-brings-code] &': { display: 'none' } }
