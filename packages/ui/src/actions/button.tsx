import MuiButton from '@mui/material/Button'
import type { AriaAttributes, MouseEventHandler, ReactNode, Ref } from 'react'
import { Spinner } from '../feedback/spinner.tsx'
import { token } from '../theme/tokens.ts'
import type { LinkTarget } from './link-target.ts'
import { looksDisabled } from './looks-disabled.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonAppearance extends AriaAttributes {
  children: ReactNode
  /** `primary` is the one thing to do on the screen; `secondary` outlined; `quiet` text only; `danger` destroys. */
  variant?: ButtonVariant
  size?: 'small' | 'medium' | 'large'
  icon?: ReactNode
  iconEnd?: ReactNode
  fullWidth?: boolean
  id?: string
  tabIndex?: number
  className?: string
  onClick?: MouseEventHandler<HTMLElement>
  /** Pointed at or focused: what it opens may be fetched. */
  onApproach?: () => void
}

export interface ButtonProps extends ButtonAppearance, LinkTarget {
  type?: 'button' | 'submit' | 'reset'
  disabled?: boolean
  /** Nothing to do for now, as there is no page after the last: looks disabled, and keeps the focus of who pressed it. */
  unavailable?: boolean
  /** Work under way: keeps its width and focus, ignores clicks, says so to screen readers. */
  loading?: boolean
  form?: string
  name?: string
  value?: string
  autoFocus?: boolean
  ref?: Ref<HTMLButtonElement>
}

const muiVariants = { primary: 'contained', secondary: 'outlined', quiet: 'text', danger: 'contained' } as const

/** A pill button. Give it a verb. With `href` or `component` + `to` it is a link of the same shape. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', icon, iconEnd, loading = false, unavailable = false, ...others } = props
  const { onClick, onApproach, children, type, className, ...rest } = others
  const isLink = rest.href !== undefined || rest.to !== undefined
  return (
    <MuiButton
      {...(isLink ? {} : { type: type ?? 'button' })}
      variant={muiVariants[variant]}
      color={variant === 'danger' ? 'error' : 'primary'}
      startIcon={icon}
      endIcon={iconEnd}
      // Not `disabled`: a disabled button loses the focus, and the person their place.
      aria-disabled={loading || unavailable || undefined}
      aria-busy={loading || undefined}
      {...rest}
      className={unavailable ? looksDisabled(className) : className}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={loading || unavailable ? (event) => event.preventDefault() : onClick}
      sx={variant === 'danger' ? dangerStyles : buttonStyles}
    >
      {loading ? <LoadingLabel>{children}</LoadingLabel> : children}
    </MuiButton>
  )
}

function LoadingLabel({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="ens-button-spinner">
        <Spinner />
      </span>
      <span className="ens-button-label">{children}</span>
    </>
  )
}

const buttonStyles = {
  '& svg': { width: 20, height: 20 },
  '&[aria-busy="true"]': { cursor: 'progress' },
  '& .ens-button-spinner': { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' },
  // Transparent, not hidden: the words stay the button's name and keep its width.
  '&[aria-busy="true"] .ens-button-label, &[aria-busy="true"] .MuiButton-icon': { opacity: 0 },
}

const dangerStyles = { ...buttonStyles, background: token('error-text'), '&:hover': { background: token('red-700') } }
