import { errorCode } from '@ensemble/mf-kit'

/** Whether a list has no such page any more: its last row is gone, or the address that names the page is an old one. */
export function isPageGone(page: number, error: unknown): boolean {
  return page > 0 && errorCode(error) === 'PAGE_OUT_OF_RANGE'
}

/** Leads a list from a page that is no more (`useListPage`) to the first. To be called while it is drawn. */
export function leaveGonePage(page: number, error: unknown, turn: (page: number) => void): void {
  if (isPageGone(page, error)) turn(0)
}
