/** The words of a text, without accents and case: who is in a hurry types neither. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/**
 * Those that have a word beginning with each word that was typed, in their name or in the other words for it; those
 * whose name does come first, all of them while nothing is typed. A beginning, because half a name of a person is
 * somewhere inside of many words.
 */
export function matchingWords<Item extends { label: string; also?: string | undefined }>(
  items: readonly Item[],
  typed: string,
): Item[] {
  const sought = wordsOf(typed)
  const holds = (text: string) => {
    const words = wordsOf(text)
    return sought.every((begun) => words.some((word) => word.startsWith(begun)))
  }
  const byName = items.filter(({ label }) => holds(label))
  return [...byName, ...items.filter((item) => !byName.includes(item) && holds(`${item.label} ${item.also ?? ''}`))]
}
