const longestMonths = 24

/** A mission lasts 24 months at most; one without an end goes on until it is closed. */
export function latestEnd(startAt: Date): Date {
  const latest = new Date(startAt)
  latest.setUTCMonth(latest.getUTCMonth() + longestMonths)
  return latest
}
