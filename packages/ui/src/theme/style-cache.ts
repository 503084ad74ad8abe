import createCache, { type EmotionCache } from '@emotion/cache'
import { readCspNonce } from './csp-nonce.ts'
import { prefixWhereNeeded } from './style-prefixes.ts'

export type StyleCache = EmotionCache

const key = 'ens'

/**
 * Where styles made at run time go.
 * @param nonce by default the page's own
 * @param container by default the head of the page
 */
export function createStyleCache(nonce = readCspNonce(), container?: HTMLElement): StyleCache {
  // One element for many rules, in development and in tests too: an element for each made every look at the page slower.
  const cache = createCache({ key, nonce, container, speedy: true, stylisPlugins: [prefixWhereNeeded] })
  // Emotion takes over the styles of a rendered page and leaves them their names: the next cache, that of a frame, would
  // find them as well and carry them off into its own page.
  for (const tag of cache.sheet.tags) tag.setAttribute('data-emotion', key)
  return cache
}

/** One for a page that is rendered as text: it keeps the styles to be sent with the page, by name, in `inserted`. */
export function createTextStyleCache(): StyleCache {
  const cache = createStyleCache()
  cache.compat = true
  return cache
}
