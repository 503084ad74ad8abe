import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import type { TableAction } from './table-column.ts'

interface MainActionsProps {
  actions: readonly TableAction[]
  /** Whom or what they are done to, for those who hear a button without its row. */
  name: ReactNode
}

/** The usual acts, as buttons. A double press is one: its second half would meet what stands there by then. */
export function MainActions({ actions, name }: MainActionsProps) {
  return actions
    .filter(({ main }) => main)
    .map(({ id, label, disabled, onSelect }) => (
      <Button
        key={id}
        size="small"
        variant="secondary"
        disabled={disabled}
        onClick={({ detail }) => {
          if (detail < 2) onSelect()
        }}
      >
        <span>
          {label}
          <VisuallyHidden> {name}</VisuallyHidden>
        </span>
      </Button>
    ))
}

/**
 * Room for the widest row of them and for the name of the column, in CSS: figures are as wide as
 * the widest of the usual letters.
 */
export function actionsWidth(rows: readonly (readonly TableAction[])[]): string {
  const words = rows.map((actions) => actions.filter(({ main }) => main))
  const letters = Math.max(0, ...words.map((mains) => mains.reduce((sum, { label }) => sum + label.length, 0)))
  const buttons = Math.max(0, ...words.map((mains) => mains.length))
  return `max(84px, calc(60px + ${buttons * 38}px + ${letters * 0.875}ch))`
}
