import MuiIconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { AriaAttributes, MouseEventHandler, ReactNode, Ref } from 'react'
import type { LinkTarget } from './link-target.ts'

export interface IconButtonProps extends AriaAttributes, LinkTarget {
  /** The name, spoken and shown on hover and focus. */
  label: string
  icon: ReactNode
  onClick?: MouseEventHandler<HTMLElement>
  disabled?: boolean
  type?: 'button' | 'submit'
  edge?: 'start' | 'end'
  id?: string
  className?: string
  tabIndex?: number
  ref?: Ref<HTMLButtonElement>
}

/** A round 44 px button that shows only an icon. */
export function IconButton({ label, icon, type = 'button', ...rest }: IconButtonProps) {
  const button = (
    <MuiIconButton {...rest} {...(rest.href === undefined && rest.to === undefined ? { type } : {})} aria-label={label}>
      {icon}
    </MuiIconButton>
  )
  // A disabled button sends no events, so MUI's tooltip could neither open nor close on it.
  return rest.disabled ? button : <Tooltip title={label}>{button}</Tooltip>
}
