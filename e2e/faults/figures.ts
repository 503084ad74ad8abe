/** The value that so many of a hundred do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0
}

/** Milliseconds as people read them: `1.9 s`. */
export function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
