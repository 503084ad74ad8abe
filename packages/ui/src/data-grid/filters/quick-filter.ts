import type { Filter } from '@ensemble/contracts/lists'

/** The values that a chip of the toolbar stands for: those of a condition on its column that asks for one of them. */
export function quickValues(filters: readonly Filter[], field: string): readonly string[] {
  const found = filters.find((filter) => isQuick(filter, field))
  return [found?.value ?? []].flat().map(String)
}

/** The conditions with these values instead; without values, without the condition. */
export function withQuickValues(filters: readonly Filter[], field: string, values: readonly string[]): Filter[] {
  const others = filters.filter((filter) => !isQuick(filter, field))
  const [first, second] = values
  if (first === undefined) return others
  if (second === undefined) return [...others, { field, operator: 'eq', value: first }]
  return [...others, { field, operator: 'in', value: [...values] }]
}

/** Whether a chip of the toolbar tells of the condition, so that no other has to. */
export function isQuick({ field, operator }: Filter, of: string): boolean {
  return field === of && (operator === 'eq' || operator === 'in')
}
