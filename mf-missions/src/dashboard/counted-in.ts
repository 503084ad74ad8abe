import type { DisplayStatus } from '@ensemble/contracts/enumerations'
import type { Filter } from '@ensemble/contracts/lists'

/** Where a mission stands that was approved and not cancelled. */
const counted: DisplayStatus[] = ['upcoming', 'registration_closed', 'full', 'in_progress', 'closed']

/** Filters of the missions that the figures of these days count, both days included. */
export function countedIn({ from, to }: { from: string; to: string }): Filter[] {
  return [
    { field: 'startAt', operator: 'gte', value: from },
    { field: 'startAt', operator: 'lte', value: to },
    { field: 'displayStatus', operator: 'in', value: counted },
  ]
}
