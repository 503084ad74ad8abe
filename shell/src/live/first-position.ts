/**
 * Where the live line was when the gateway made this page, before anything in it was read: its first line begins there.
 * Empty in the page of a gateway that names no position, which then tells of nothing that came before the line.
 */
export function firstPosition(page: Document = document): string {
  return page.querySelector('meta[name="ensemble-live-position"]')?.getAttribute('content') ?? ''
}
