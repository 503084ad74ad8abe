/**
 * The last months up to this one, as YYYY-MM, the oldest first.
 * @param now any moment of this month
 * @param count how many, this one included
 */
export function lastMonths(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - index), 15)).toISOString().slice(0, 7),
  )
}
