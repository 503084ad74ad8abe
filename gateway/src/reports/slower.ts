/** Three visits of four: by convention of the web vitals. */
const share = 0.75

/** By how much a canary may be slower. */
const bearable = 1.25

/** Fewer visits say nothing. */
const leastVisits = 20

/** Standard errors of a one-sided 97.5 %: a canary that is as fast as the rest is rarely marked by chance. */
const z = 1.96

/** What three values of four do not exceed. */
export function percentile(values: readonly number[]): number | null {
  return ordered(values)[Math.ceil(values.length * share) - 1] ?? null
}

/**
 * Whether a canary is surely slower by a quarter: the least that its 75th percentile may be, against the most that the
 * other's may be. By rank alone, since times of pages follow no known distribution.
 */
export function isSurelySlower(canary: readonly number[], stable: readonly number[]): boolean {
  if (Math.min(canary.length, stable.length) < leastVisits) return false
  const least = ordered(canary)[bound(canary.length, -1)] ?? 0
  const most = ordered(stable)[bound(stable.length, 1)] ?? Infinity
  return least > most * bearable
}

/** Index of the value that bounds the percentile from below or above. */
function bound(count: number, direction: 1 | -1): number {
  const rank = count * share + direction * z * Math.sqrt(count * share * (1 - share))
  return Math.min(count - 1, Math.max(0, direction > 0 ? Math.ceil(rank) : Math.floor(rank) - 1))
}

const ordered = (values: readonly number[]) => [...values].sort((one, other) => one - other)
