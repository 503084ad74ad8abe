import type { MissionCard } from '@ensemble/contracts/missions/http'

type Timed = Pick<MissionCard, 'startAt' | 'endAt' | 'effort'>

const hourMs = 3600 * 1000

/**
 * Hours that somebody gave who was there: what the mission takes in all, else from its start to its end on one day.
 * @returns null where that is not known: of a mission that goes on by weeks or months
 */
export function hoursOf({ startAt, endAt, effort }: Timed): number | null {
  if (effort.per === 'total') return effort.hours
  if (endAt === null) return null
  const hours = (Date.parse(endAt) - Date.parse(startAt)) / hourMs
  return hours > 0 && hours < 24 ? Math.round(hours * 4) / 4 : null
}
