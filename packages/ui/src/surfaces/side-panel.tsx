import { createElement } from 'react'
import { useFetchedOnTouch, useOnDemand } from './on-demand.ts'
import type { SheetProps } from './sheet.tsx'
import { drawers } from './windows.ts'

export type SidePanelProps = SheetProps

/** Details beside a list: a panel on the right of a wide screen, the full page on a phone. */
export function SidePanel(props: SidePanelProps) {
  useFetchedOnTouch(drawers)
  const windows = useOnDemand(drawers, props.open, props.onClose)
  return windows ? createElement(windows.SidePanelWindow, props) : null
}
