import MenuItem from '@mui/material/MenuItem'
import { CheckIcon, SquareCheckIcon, SquareIcon } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { FadingMenu } from '../surfaces/fading-menu.tsx'
import { landmarkOf } from '../surfaces/landmark-of.ts'
import { token } from '../theme/tokens.ts'
import type { Choice } from './choice.ts'

interface ChoiceListProps {
  id: string
  /** Of the field's label, which names the list too. */
  labelId: string
  /** The field that it hangs on; null while it is closed. */
  anchor: Element | null
  entries: readonly Choice[]
  chosen: readonly string[]
  multiple: boolean
  onPick: (value: string) => void
  onClose: () => void
}

/** What a field with choices opens. Arrow keys, Home, End, letters, Enter, Space and Escape work as in other lists. */
export function ChoiceList({ id, labelId, anchor, entries, chosen, multiple, onPick, onClose }: ChoiceListProps) {
  return (
    <FadingMenu
      anchorEl={anchor}
      container={() => landmarkOf(anchor)}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{
        list: {
          id,
          role: 'listbox',
          'aria-labelledby': labelId,
          'aria-multiselectable': multiple || undefined,
          disableListWrap: true,
        },
        // Beside the field's border on both sides.
        paper: { style: { minWidth: anchor?.clientWidth } },
      }}
    >
      {entries.map(({ value, label, disabled }) => {
        const isChosen = chosen.includes(value)
        return (
          <MenuItem
            key={value}
            role="option"
            aria-selected={isChosen}
            selected={isChosen}
            disabled={disabled}
            onClick={() => onPick(value)}
            onKeyDown={pressWithSpace}
            onKeyUp={keepOpen}
          >
            {multiple ? <Box checked={isChosen} /> : null}
            {label}
            {isChosen && !multiple ? <CheckIcon size={18} aria-hidden style={{ marginLeft: 'auto' }} /> : null}
          </MenuItem>
        )
      })}
    </FadingMenu>
  )
}

function Box({ checked }: { checked: boolean }) {
  return checked ? (
    <SquareCheckIcon size={20} aria-hidden color={token('primary')} />
  ) : (
    <SquareIcon size={20} aria-hidden color={token('border')} />
  )
}

/** As it goes down: the space that opened the list comes up over an entry. */
function pressWithSpace(event: KeyboardEvent<HTMLElement>) {
  // Within a word that is being typed the list has taken it already.
  if (event.key !== ' ' || event.defaultPrevented) return
  event.preventDefault()
  if (!event.repeat) event.currentTarget.click()
}

function keepOpen(event: KeyboardEvent<HTMLElement>) {
  if (event.key === ' ') event.preventDefault()
}
