/**
 * Two-sample Kolmogorov-Smirnov test: how likely samples of one distribution differ at least as much as these two.
 * The asymptotic series; good from some tens of values each.
 * @returns p between 0 and 1
 */
export function sameDistribution(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [[...one].sort((x, y) => x - y), [...other].sort((x, y) => x - y)]
  let gap = 0
  let [i, j] = [0, 0]
  while (i < a.length && j < b.length) {
    const value = Math.min(a[i] ?? Infinity, b[j] ?? Infinity)
    while (i < a.length && (a[i] ?? Infinity) <= value) i += 1
    while (j < b.length && (b[j] ?? Infinity) <= value) j += 1
    gap = Math.max(gap, Math.abs(i / a.length - j / b.length))
  }
  const size = Math.sqrt((a.length * b.length) / (a.length + b.length))
  const lambda = (size + 0.12 + 0.11 / size) * gap
  let p = 0
  for (let term = 1; term <= 100; term += 1) p += (term % 2 ? 2 : -2) * Math.exp(-2 * term * term * lambda * lambda)
  return lambda < 0.2 ? 1 : Math.min(1, Math.max(0, p))
}
