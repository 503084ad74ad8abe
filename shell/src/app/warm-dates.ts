import { sessionOpenCookie } from '../session/session-names.ts'

const dayInWords = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Paris',
} as const

/**
 * Loads the browser's words of dates while the scripts of a member's page are on their way. It does so with its first
 * date formatter otherwise, in the middle of the first list, which takes an old phone 80 to 250 ms. Nothing where the
 * browser has no idle callback: a page that waits for it would be worse than one that comes later.
 */
export function warmDates(page: Document = document): void {
  if (!page.cookie.includes(`${sessionOpenCookie}=1`) || !('requestIdleCallback' in window)) return
  // As contracts/dates.ts makes them: a browser keeps what it has loaded by the whole name of the locale.
  const locale = page.documentElement.lang === 'en' ? 'en-GB' : 'fr-FR'
  window.requestIdleCallback(() => void new Intl.DateTimeFormat(locale, dayInWords))
}
