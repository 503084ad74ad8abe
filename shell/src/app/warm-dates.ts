import { sessionOpenCookie } from '../session/session-names.ts'

/**
 * Loads the browser's words of dates while the scripts of a member's page are on their way. It does so with its first
 * date formatter otherwise, in the middle of the first list, which takes an old phone 80 to 250 ms. Nothing where the
 * browser has no idle callback: a page that waits for it would be worse than one that comes later.
 */
export function warmDates(page: Document = document): void {
  if (!page.cookie.includes(`${sessionOpenCookie}=1`) || !('requestIdleCallback' in window)) return
  window.requestIdleCallback(() => void new Intl.DateTimeFormat(page.documentElement.lang, { weekday: 'long' }))
}
