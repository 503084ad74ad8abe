import MuiIconButton from '@mui/material/IconButton'
import { type AriaAttributes, lazy, type MouseEventHandler, type ReactNode, type Ref, Suspense, useState } from 'react'
import type { IconLabelProps } from './icon-label.tsx'
import type { LinkTarget } from './link-target.ts'
import { looksDisabled } from './looks-disabled.ts'

export interface IconButtonProps extends AriaAttributes, LinkTarget {
  /** The name, spoken and shown on hover and focus. */
  label: string
  icon: ReactNode
  onClick?: MouseEventHandler<HTMLElement>
  /** Pointed at or focused: what it opens may be fetched. */
  onApproach?: () => void
  disabled?: boolean
  /** Nothing to do for now, as there is no page after the last: looks disabled, and keeps the focus of who pressed it. */
  unavailable?: boolean
  type?: 'button' | 'submit'
  edge?: 'start' | 'end'
  id?: string
  className?: string
  tabIndex?: number
  ref?: Ref<HTMLButtonElement>
}

// Only a mouse or a keyboard asks for it; a name that does not come is still spoken.
const IconLabel = lazy(async () => {
  const loaded = await import(/* webpackChunkName: "icon-label" */ './icon-label.tsx').catch(() => null)
  return { default: loaded?.IconLabel ?? NoLabel }
})

function NoLabel(_props: IconLabelProps) {
  return null
}

/** A round 44 px button that shows only an icon. */
export function IconButton({
  label,
  icon,
  type = 'button',
  onApproach,
  unavailable = false,
  ...rest
}: IconButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <MuiIconButton
        {...rest}
        {...(rest.href === undefined && rest.to === undefined ? { type } : {})}
        {...(unavailable && { 'aria-disabled': true, className: looksDisabled(rest.className), onClick: undefined })}
        aria-label={label}
        onFocus={onApproach}
        onPointerEnter={({ currentTarget, pointerType }) => {
          onApproach?.()
          if (pointerType !== 'touch') setAnchor(currentTarget)
        }}
        onFocusVisible={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {icon}
      </MuiIconButton>
      {anchor && !rest.disabled ? (
        <Suspense fallback={null}>
          <IconLabel anchor={anchor}>{label}</IconLabel>
        </Suspense>
      ) : null}
    </>
  )
}
