import type { Choice } from '@ensemble/ui'

/** Options of an enumeration with their names: `` choices(missionTypes, (type) => t(`types.${type}`)) ``. */
export function choices<Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => string,
): Choice<Value>[] {
  return values.map((value) => ({ value, label: labelOf(value) }))
}
