/** Beyond this count a list says "1,000+" instead of counting. */
export const totalCap = 1000
