/** A heading of a text, for a table of contents. */
export interface OutlineEntry {
  /** The id that `RichText` gives the heading when it has the same `anchors`. */
  id: string
  text: string
}

/** The id of the heading at a position, counted over all h2 of a text. */
export function anchorOf(prefix: string, position: number): string {
  return `${prefix}-${position + 1}`
}

/**
 * The parts of a text: its h2, in order. Headings without words are counted and left out.
 * @param html HTML as `RichText` takes it
 * @param anchors as given to `RichText`
 */
export function outlineOf(html: string, anchors: string): OutlineEntry[] {
  const headings = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('h2')]
  return headings
    .map((heading, position) => ({ id: anchorOf(anchors, position), text: heading.textContent.trim() }))
    .filter(({ text }) => text !== '')
}
