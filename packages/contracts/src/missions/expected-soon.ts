const hourMs = 3_600_000
/** So close to the beginning an e-mail may come too late. In ms. */
const soonMs = 48 * hourMs
/** What takes longer awaits nobody at one hour. In ms. */
const oneDayMs = 24 * hourMs

/** Whether somebody is expected within two days, or at this moment. @param until null where nobody says its end */
export function expectedSoon(from: string, until: string | null): 'soon' | 'now' | null {
  const left = Date.parse(from) - Date.now()
  if (left > 0) return left < soonMs ? 'soon' : null
  return isOfOneDay(from, until) && Date.now() <= Date.parse(until ?? from) ? 'now' : null
}

/** Whether something begins and ends at one go: who cannot come then cannot come at all. */
export function isOfOneDay(from: string, until: string | null): boolean {
  return until !== null && Date.parse(until) - Date.parse(from) <= oneDayMs
}
