/**
 * The twelve months up to a day, this month included.
 * @returns the first day of the first month, and that day
 */
export function lastYear(now: Date): { from: string; to: string } {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11, 1))
  return { from: first.toISOString().slice(0, 10), to: now.toISOString().slice(0, 10) }
}
