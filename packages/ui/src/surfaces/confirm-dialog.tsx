import { createElement, type ReactNode } from 'react'
import { useFetchedOnTouch, useOnDemand } from './on-demand.ts'
import { confirmWindow } from './windows.ts'

export interface ConfirmDialogProps {
  open: boolean
  /** The question, with the verb: "Close this mission?" */
  title: string
  /** What will follow, in plain words. */
  consequence: ReactNode
  /** The verb: "Close the mission". Never "OK" or "Yes". */
  confirmLabel: string
  /** The safe choice; by default "Cancel". */
  cancelLabel?: string
  danger?: boolean
  /** The answer is under way. */
  busy?: boolean
  /** Why it did not work and what to do. */
  failure?: string | null
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that is hard to undo: names the consequence, puts the safe choice first and gives it the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  useFetchedOnTouch(confirmWindow)
  const confirm = useOnDemand(confirmWindow, props.open, props.onCancel)
  return confirm ? createElement(confirm, props) : null
}
