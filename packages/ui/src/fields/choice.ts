import type { ReactNode } from 'react'

/** One option of a select, a group of radios or a filter. */
export interface Choice<Value extends string = string> {
  value: Value
  label: string
  /** A second line that helps to choose (radios only). */
  hint?: string
  disabled?: boolean
}

/** One option of radios or boxes: its words may be in a language of their own, which a screen reader then hears. */
export interface ShownChoice<Value extends string = string> extends Omit<Choice<Value>, 'label'> {
  label: ReactNode
}
