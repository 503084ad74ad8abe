import { styled } from '@mui/material/styles'
import { ChevronDownIcon } from 'lucide-react'
import { createElement, Fragment, type ReactNode, useId, useState } from 'react'
import { useOnDemand } from '../surfaces/on-demand.ts'
import { useCloseOnScroll } from '../surfaces/use-close-on-scroll.ts'
import { menuList } from '../surfaces/windows.ts'
import { phoneMedia } from '../theme/custom-properties.ts'
import { token } from '../theme/tokens.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import type { LinkTarget } from './link-target.ts'

export interface MenuEntry extends LinkTarget {
  id: string
  label: string
  icon?: ReactNode
  onSelect?: () => void
  /** Shown as the present choice (a language, a density). */
  selected?: boolean
  danger?: boolean
  disabled?: boolean
  /** Language of the label, when it differs from the page's. */
  lang?: string
}

export interface MenuProps {
  /** Name of the menu: the trigger's name, and its visible words when `showLabel`. */
  label: string
  items: readonly MenuEntry[]
  icon?: ReactNode
  showLabel?: boolean
  /** Of what it acts on, where several menus have one label: its words end the name of the trigger. */
  ofId?: string
  /** A phone has room for the icon alone; the label stays the name. */
  iconOnPhone?: boolean
  disabled?: boolean
  tabIndex?: number
}

// By a rule and not by a look at the screen: a rendered page is sent to screens of all sizes.
const Trigger = styled(Button)({
  [phoneMedia]: {
    '&.ens-icon-on-phone': {
      padding: 0,
      color: token('gray-800'),
      '& svg': { width: 24, height: 24 },
      '& > span:not(.MuiButton-startIcon)': { display: 'none' },
      '& .MuiButton-startIcon': { margin: 0 },
    },
  },
})

/** A button that opens a list of actions or links. Arrow keys, Home, End, letters and Escape work as expected. */
export function Menu(props: MenuProps) {
  const { label, items, icon, showLabel = false, ofId, iconOnPhone = false, disabled, tabIndex } = props
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const open = anchor !== null
  const close = () => setAnchor(null)
  useCloseOnScroll(open, close)
  // Pressed before it is there, it opens when it is.
  const list = useOnDemand(menuList, open, close)
  const trigger = {
    id: `${id}-trigger`,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? `${id}-menu` : undefined,
    onClick: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
    disabled,
    tabIndex,
    onApproach: () => void menuList.load(),
  } as const

  return (
    <Fragment>
      {showLabel ? (
        <Trigger
          {...trigger}
          variant="quiet"
          icon={icon}
          iconEnd={<ChevronDownIcon />}
          {...(iconOnPhone ? { 'aria-label': label, className: 'ens-icon-on-phone' } : {})}
        >
          <span>{label}</span>
        </Trigger>
      ) : (
        <IconButton {...trigger} label={label} aria-labelledby={ofId && `${trigger.id} ${ofId}`} icon={icon} />
      )}
      {list ? createElement(list, { id, anchor, items, onClose: close }) : null}
    </Fragment>
  )
}
