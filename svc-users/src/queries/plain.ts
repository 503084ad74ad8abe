/** A text as the database's function `plain` makes it: without accents and capitals. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
}

/**
 * LIKE patterns that a text must match for a search: each word must occur; a word too short for the index of trigrams
 * must begin one, which that index can look up.
 */
export function searchPatterns(search: string): string[] {
  return plain(search)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 5)
    .map((word) => {
      const escaped = word.replace(/[\\%_]/g, (character) => `\\${character}`)
      return word.length < 3 ? `% ${escaped}%` : `%${escaped}%`
    })
}
