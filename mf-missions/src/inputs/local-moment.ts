import { clockIn, instantIn } from '@ensemble/contracts/zone-clock'

/** Day and time of a clock, as the fields of a form hold them: `2026-12-12` and `14:00`. */
export interface LocalMoment {
  day: string
  time: string
}

export const noMoment: LocalMoment = { day: '', time: '' }

/** What a clock shows at an instant. @param zone where the clock is, as `zoneOf` a mission's committee says */
export function momentOf(instant: string | null, zone: string): LocalMoment {
  const [day, time] = instant === null ? [] : clockIn(zone, instant).split('T')
  return day === undefined || time === undefined ? noMoment : { day, time }
}

/** The instant at which a clock shows this, as `instantIn`; null where day or time is missing or wrong. */
export function instantOf({ day, time }: LocalMoment, zone: string): string | null {
  return instantIn(zone, `${day}T${time}`)
}

/**
 * A moment as long after `to` as it was after `from`, as a clock on the wall counts: what ends at noon ends at noon too
 * where the clocks change between both. As it is where a day or a time is missing.
 */
export function movedAlong(moment: LocalMoment, from: LocalMoment, to: LocalMoment): LocalMoment {
  const instant = onTheWall(moment) + onTheWall(to) - onTheWall(from)
  const [day, time] = Number.isNaN(instant) ? [] : new Date(instant).toISOString().slice(0, 16).split('T')
  return day === undefined || time === undefined ? moment : { day, time }
}

function onTheWall({ day, time }: LocalMoment): number {
  return Date.parse(`${day}T${time}Z`)
}
