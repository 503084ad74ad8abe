import { type ReactNode, useEffect, useRef } from 'react'
import type { LinkTarget } from '../actions/link-target.ts'
import { TextLink } from '../actions/text-link.tsx'

interface LinkCellProps {
  target: LinkTarget
  children: ReactNode
  /** The grid's cursor is on this cell. */
  hasFocus: boolean
  tabIndex: 0 | -1
}

/** A link inside the grid: one stop for the keyboard with its cell, instead of one more stop per row. */
export function LinkCell({ target, children, hasFocus, tabIndex }: LinkCellProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (hasFocus) link.current?.focus()
  }, [hasFocus])
  return (
    <TextLink {...target} ref={link} tabIndex={tabIndex} className="ens-cell-link">
      {children}
    </TextLink>
  )
}
