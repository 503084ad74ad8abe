/**
 * Gives the focus to the title of the page, or to the page itself while the title is still to come.
 * @returns whether the title is there
 */
export function focusPage(): boolean {
  const main = document.getElementById('main')
  const heading = main?.querySelector('h1')
  // Without a tabindex a title cannot take the focus.
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  const target = heading ?? main
  target?.focus({ preventScroll: true })
  return Boolean(heading)
}
