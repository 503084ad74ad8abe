import { createElement } from 'react'
import { useOnDemand } from '../surfaces/on-demand.ts'
import { useCloseOnScroll } from '../surfaces/use-close-on-scroll.ts'
import { menuList } from '../surfaces/windows.ts'
import type { TableAction } from './table-column.ts'

interface RowMenuProps {
  /** Of the row whose menu it is. */
  id: string
  /** Its button; null while no menu is open. */
  anchor: HTMLElement | null
  items: readonly TableAction[]
  onClose: () => void
}

/** The acts behind the last button of a row: one menu for the whole table. */
export function RowMenu({ id, anchor, items, onClose }: RowMenuProps) {
  const open = anchor !== null
  useCloseOnScroll(open, onClose)
  // Pressed before it is there, it opens when it is.
  const list = useOnDemand(menuList, open, onClose)
  const entries = items.map(({ main: _beside, opens: _byEnter, ...entry }) => entry)
  return list ? createElement(list, { id, anchor, items: entries, onClose }) : null
}
