import type { Choice } from '@ensemble/ui'

/** Options of an enumeration with their names: `` choices(skills, (skill) => t(`skills.${skill}`)) ``. */
export function choices<Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
): Choice<Value>[] {
  return values.map((value) => ({ value, label: labelOf(value) }))
}

/** What a value is called, without asking the texts again: a table does it for each of its rows. */
export function labelIn<Value extends string>(options: readonly Choice<Value>[], value: Value): string {
  return options.find((option) => option.value === value)?.label ?? value
}
