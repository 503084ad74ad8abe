/** One option of a select, a group of radios or a filter. */
export interface Choice<Value extends string = string> {
  value: Value
  label: string
  /** A second line that helps to choose (radios only). */
  hint?: string
  disabled?: boolean
}
