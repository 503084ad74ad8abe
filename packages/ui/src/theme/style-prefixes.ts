import type { StylisElement } from '@emotion/cache'

/**
 * Properties that browsers which run the scripts (ES2022) know by a prefixed name alone: Safari the first two, Chrome
 * and Safari of those years the others.
 */
const prefixed = new Set([
  'user-select',
  'text-size-adjust',
  'hyphens',
  'backdrop-filter',
  'print-color-adjust',
  'box-decoration-break',
])

/**
 * Takes the place of Emotion's own prefixes, which also serve browsers of 2012. They are made for each class at run
 * time and were a fourteenth of the styles of a rendered page; no browser that runs the scripts reads them.
 *
 * @param element what Emotion has parsed of a rule; a declaration that needs it gets its prefixed twin before it
 */
export function prefixWhereNeeded(element: StylisElement): void {
  if (element.type === 'decl' && typeof element.props === 'string' && prefixed.has(element.props)) {
    element.return = `-webkit-${element.value}${element.value}`
  }
}
