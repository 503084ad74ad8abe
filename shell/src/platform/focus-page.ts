import { anchorOf } from './anchor-of.ts'

/**
 * Gives the focus to the title of the page, or to the page itself while the title is still to come; to a part of it that
 * can take the focus, where the address points at one that is there.
 * @param hash of the address
 * @returns whether title or part are there
 */
export function focusPage(hash = ''): boolean {
  const part = anchorOf(hash)
  part?.focus({ preventScroll: true })
  if (part && document.activeElement === part) return true
  const main = document.getElementById('main')
  const heading = main?.querySelector('h1')
  // Without a tabindex a title cannot take the focus.
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  const target = heading ?? main
  target?.focus({ preventScroll: true })
  return Boolean(heading)
}
