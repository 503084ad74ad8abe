import { createElement, type ReactNode } from 'react'
import { useFetchedOnTouch, useOnDemand } from './on-demand.ts'
import { drawers } from './windows.ts'

export interface SheetProps {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
  actions?: ReactNode
}

/** A sheet that comes from below, for a phone's filters and choices. */
export function Sheet(props: SheetProps) {
  useFetchedOnTouch(drawers)
  const windows = useOnDemand(drawers, props.open, props.onClose)
  return windows ? createElement(windows.SheetWindow, props) : null
}
