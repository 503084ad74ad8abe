import type { AvailabilitySlot } from '@ensemble/contracts/enumerations'
import { clockIn } from '@ensemble/contracts/zone-clock'
import { zoneOf } from '@ensemble/contracts/zones'

const dayMs = 86_400_000
const evening = 18

interface Dated {
  startAt: Date
  endAt: Date | null
  /** Whose clock it is on. */
  departmentCode: string | null
}

/**
 * The slot in which a mission takes place, in the words in which members say when they have time; null where it has no
 * hours that one could compare: without an end, or longer than a day.
 */
export function slotOf({ startAt, endAt, departmentCode }: Dated): AvailabilitySlot | null {
  if (endAt === null || endAt.getTime() - startAt.getTime() > dayMs) return null
  const clock = clockIn(zoneOf(departmentCode), startAt.toISOString())
  const weekday = new Date(`${clock.slice(0, 10)}T00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === 6) return 'weekend'
  return Number(clock.slice(11, 13)) >= evening ? 'weekday_evening' : 'weekday_day'
}
