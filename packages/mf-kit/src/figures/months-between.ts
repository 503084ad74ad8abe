/**
 * The months of a range of days as YYYY-MM, the oldest first: a month without anything is shown as such.
 * @param most the latest so many at most
 */
export function monthsBetween({ from, to }: { from: string; to: string }, most = 36): string[] {
  const months: string[] = []
  const month = new Date(`${from.slice(0, 7)}-01T00:00:00Z`)
  for (; month.toISOString().slice(0, 10) <= to; month.setUTCMonth(month.getUTCMonth() + 1)) {
    months.push(month.toISOString().slice(0, 7))
  }
  return months.slice(-most)
}
