import { EllipsisVerticalIcon } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Menu } from '../actions/menu.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import type { TableAction } from './table-column.ts'

interface ActionsCellProps {
  actions: readonly TableAction[]
  /** The grid's cursor is on this cell. */
  hasFocus: boolean
  tabIndex: 0 | -1
}

/** The row's actions behind one button, which takes the focus for its cell. No button where nothing can be done. */
export function ActionsCell({ actions, hasFocus, tabIndex }: ActionsCellProps) {
  const button = useRef<HTMLButtonElement>(null)
  const texts = useUiTexts()
  useEffect(() => {
    if (hasFocus) button.current?.focus()
  }, [hasFocus])

  if (actions.length === 0) return null

  /** The grid must not take for itself the keys of the open menu, nor those that press the button. */
  function keepFromGrid(event: KeyboardEvent<HTMLElement>) {
    const inMenu = event.target instanceof Node && !event.currentTarget.contains(event.target)
    if (inMenu || event.key === 'Enter' || event.key === ' ') event.stopPropagation()
  }

  return (
    <span role="presentation" onKeyDown={keepFromGrid}>
      <Menu
        label={texts.table.actions}
        icon={<EllipsisVerticalIcon size={20} />}
        items={actions}
        tabIndex={tabIndex}
        triggerRef={button}
      />
    </span>
  )
}
