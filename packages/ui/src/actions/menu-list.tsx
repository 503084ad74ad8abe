import MenuItem from '@mui/material/MenuItem'
import { FadingMenu } from '../surfaces/fading-menu.tsx'
import { landmarkOf } from '../surfaces/landmark-of.ts'
import { token } from '../theme/tokens.ts'
import type { MenuEntry } from './menu.tsx'

interface MenuListProps {
  /** Of the menu, whose trigger and list are named after it. */
  id: string
  /** What it hangs on; null while it is closed. */
  anchor: HTMLElement | null
  items: readonly MenuEntry[]
  onClose: () => void
}

/** What a menu opens. */
export function MenuList({ id, anchor, items, onClose }: MenuListProps) {
  return (
    <FadingMenu
      anchorEl={anchor}
      container={() => landmarkOf(anchor)}
      open={anchor !== null}
      // A choice opens at what is chosen, any other menu at its beginning: there a choice is one group among its entries.
      variant={items.every(({ selected }) => selected !== undefined) ? 'selectedMenu' : 'menu'}
      onClose={onClose}
      slotProps={{ list: { id: `${id}-menu`, 'aria-labelledby': `${id}-trigger` } }}
    >
      {items.map(({ id: key, label: words, icon: picture, onSelect, danger = false, ...entry }) => (
        <MenuItem
          key={key}
          {...entry}
          role={entry.selected === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={entry.selected}
          onClick={() => {
            onClose()
            onSelect?.()
          }}
          sx={{ color: danger ? token('error-text') : token('text') }}
        >
          {picture}
          {words}
        </MenuItem>
      ))}
    </FadingMenu>
  )
}
