import { clockInParis, instantInParis } from '@ensemble/contracts/paris-clock'

/** Day and time of a clock in Paris, as the fields of a form hold them: `2026-12-12` and `14:00`. */
export interface LocalMoment {
  day: string
  time: string
}

export const noMoment: LocalMoment = { day: '', time: '' }

/** What a clock in Paris shows at an instant. */
export function momentOf(instant: string | null): LocalMoment {
  const [day, time] = instant === null ? [] : clockInParis(instant).split('T')
  return day === undefined || time === undefined ? noMoment : { day, time }
}

/** The instant at which a clock in Paris shows this, as `instantInParis`; null where day or time is missing or wrong. */
export function instantOf({ day, time }: LocalMoment): string | null {
  return instantInParis(`${day}T${time}`)
}
