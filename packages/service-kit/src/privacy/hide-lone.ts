/**
 * Counts that are shown beside their sum, null where one is too small to be told. One hidden alone would be what is
 * left of the whole: then the smallest of the others is hidden with it.
 */
export function hideLone(counts: readonly (number | null)[]): (number | null)[] {
  const told = counts.filter((count) => count !== null)
  if (told.length !== counts.length - 1 || told.length === 0) return [...counts]
  const smallest = counts.indexOf(Math.min(...told))
  return counts.map((count, index) => (index === smallest ? null : count))
}
