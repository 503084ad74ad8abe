import { HiddenText } from '../realm/hidden-text.ts'
import { pageKeyName } from './session-names.ts'

/**
 * The key that shows this page to be one which somebody opened (gateway, auth/page-key.ts). Taken out of the page, so
 * that what runs later finds it nowhere. Null in a page that came without one.
 */
export function takePageKey(page: Document = document): HiddenText | null {
  const element = page.querySelector(`meta[name="${pageKeyName}"]`)
  const key = element?.getAttribute('content') ?? ''
  element?.remove()
  return /^[\w-]{43}$/.test(key) ? new HiddenText(key) : null
}
