import type { Filter } from '@ensemble/contracts/lists'

const dayMs = 24 * 3600 * 1000

/**
 * A condition on a day as conditions on instants. People count days as their clock does, so a day is that of Paris
 * from midnight to midnight, and "until the 12th" includes the 12th.
 * @param filter a condition whose value is a day, YYYY-MM-DD; anything else comes back as it is
 */
export function dayAsInstants(filter: Filter): Filter[] {
  const { field, operator, value } = filter
  if (typeof value !== 'string' || !isDay(value)) return [filter]
  const from: Filter = { field, operator: 'gte', value: startOfDay(value, 0) }
  const before: Filter = { field, operator: 'lt', value: startOfDay(value, 0) }
  const upTo: Filter = { field, operator: 'lt', value: startOfDay(value, 1) }
  const after: Filter = { field, operator: 'gte', value: startOfDay(value, 1) }
  switch (operator) {
    case 'eq':
      return [from, upTo]
    case 'gte':
      return [from]
    case 'gt':
      return [after]
    case 'lt':
      return [before]
    case 'lte':
      return [upTo]
    case 'contains':
    case 'in':
    case 'notEmpty':
      return [filter]
  }
}

function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
}

/** Midnight in Paris, as an instant. Clocks change at 1:00 UTC, so the offset at 0:00 UTC is that of midnight. */
function startOfDay(day: string, daysLater: number): string {
  const utc = Date.parse(day) + daysLater * dayMs
  return new Date(utc - offsetMs(utc)).toISOString()
}

const paris = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Paris', timeZoneName: 'longOffset' })

function offsetMs(instant: number): number {
  const name = paris.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, hours = '0', minutes = '0'] = /GMT\+(\d{2}):(\d{2})/.exec(name) ?? []
  return (Number(hours) * 60 + Number(minutes)) * 60_000
}
