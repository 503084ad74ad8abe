import type { RefObject } from 'react'
import { useFocusAmongLines } from '../layout/use-focus-among-lines.ts'

/**
 * Keeps the focus in a table of which a part is gone with what was done to it: the card in its place takes it, the grid
 * at its stop for Tab, or the title that stands there instead of rows. A grid sees to its own rows first.
 */
export function useTableFocus(table: RefObject<HTMLElement | null>) {
  return useFocusAmongLines(table, '.ens-cards > li', () => {
    const stop = table.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')
    const title = table.current?.querySelector<HTMLElement>('h2, h3')
    if (title) title.tabIndex = -1
    return stop ?? title
  })
}
