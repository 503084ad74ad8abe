/** Letters without accents and case: who is in a hurry types neither. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, ' ').toLowerCase()
}

/**
 * Those that hold every word that was typed, in their name or in the other words for it; those whose name does come
 * first, all of them while nothing is typed.
 */
export function matchingWords<Item extends { label: string; also?: string | undefined }>(
  items: readonly Item[],
  typed: string,
): Item[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const holds = (text: string) => words.every((word) => plain(text).includes(word))
  const byName = items.filter(({ label }) => holds(label))
  return [...byName, ...items.filter((item) => !byName.includes(item) && holds(`${item.label} ${item.also ?? ''}`))]
}
