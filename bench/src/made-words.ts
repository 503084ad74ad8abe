const syllables = ['ba', 'ri', 'to', 'ne', 'mu', 'lo', 'sa', 'vi', 'ce', 'du', 'fa', 'gi', 'po', 'ran', 'tel']

/** How many words there are: as many as a language has in use. */
export const madeWords = syllables.length ** 4

/** SQL of one of fifty thousand words. @param n SQL of a whole number */
export const madeWord = (n: string): string =>
  [1, 15, 225, 3375]
    .map((divisor) => `(array['${syllables.join("','")}'])[${n} / ${divisor} % ${syllables.length} + 1]`)
    .join(' || ')
