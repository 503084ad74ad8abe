const dayMs = 86_400_000

/** As many days that lie just before a range of days, both ends included in both. */
export function rangeBefore({ from, to }: { from: string; to: string }): { from: string; to: string } {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)
  return { from: dayOf(first - (last - first) - dayMs), to: dayOf(first - dayMs) }
}
