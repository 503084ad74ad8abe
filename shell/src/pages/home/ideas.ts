import type { ComfortWord } from '@ensemble/ui'

/** Home widgets of a lower order say what waits for the reader and what comes next; ideas follow. */
export const ideas = 20

const fewer: ComfortWord = 'fewer'

/**
 * Whether a home widget of this order is there without being asked for: an idea is not, where the reader wants fewer things
 * at a time.
 * @param dataset of the document, with the comfort that the page was sent with
 */
export function isShownAtOnce(order: number, { comfort = '' }: DOMStringMap): boolean {
  return order < ideas || !comfort.split(' ').includes(fewer)
}
