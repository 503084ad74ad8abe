import { type FocusEvent, type RefObject, useRef } from 'react'
import { useFocusAfterRemoval } from '../layout/use-focus-after-removal.ts'

/**
 * Keeps the focus in a table of which a part is gone with what was done to it: the card in its place takes it, the grid
 * at its stop for Tab, or the title that stands there instead of rows. A grid sees to its own rows first.
 */
export function useTableFocus(table: RefObject<HTMLElement | null>) {
  const card = useRef(-1)
  const cards = () => [...(table.current?.querySelectorAll('.ens-cards > li') ?? [])]
  const kept = useFocusAfterRemoval(() => {
    const shown = cards()
    const next = shown[Math.min(Math.max(card.current, 0), shown.length - 1)]
    if (next) return next.querySelector<HTMLElement>('a[href], button, input')
    const stop = table.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')
    const title = table.current?.querySelector<HTMLElement>('h2, h3')
    if (title) title.tabIndex = -1
    return stop ?? title
  })
  return {
    ...kept,
    onFocus: (event: FocusEvent) => {
      const place = cards().findIndex((one) => one.contains(event.target))
      // What a card's menu holds comes through here as well.
      if (place >= 0) card.current = place
      kept.onFocus(event)
    },
  }
}
