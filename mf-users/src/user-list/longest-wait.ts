import type { Filter } from '@ensemble/contracts/lists'
import type { UserRow } from '@ensemble/contracts/users/http'

/** What somebody waits for who wants to be let in; an invitation waits for the person. */
const stepsOfWait: readonly unknown[] = ['approval', 'confirmation']

/** Whether somebody waits to be let in. */
export function waits({ awaits }: UserRow): boolean {
  return stepsOfWait.includes(awaits)
}

/** The order of a list of those alone who wait: who waits longest first. Nothing for any other list, which has its own. */
export function orderOfWait(filters: readonly Filter[]): { sort?: string; order?: 'asc' } {
  return filters.some(keepsToWaiting) ? { sort: 'createdAt', order: 'asc' } : {}
}

function keepsToWaiting({ field, operator, value }: Filter): boolean {
  if (operator !== 'eq' && operator !== 'in') return false
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  const wanted = field === 'awaits' ? stepsOfWait : field === 'status' ? ['pending_approval'] : []
  return values.length > 0 && values.every((one) => wanted.includes(one))
}
