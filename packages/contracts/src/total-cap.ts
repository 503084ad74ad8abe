/** Beyond this count a list says "1,000+" instead of counting (performance.md, Counts). */
export const totalCap = 1000
