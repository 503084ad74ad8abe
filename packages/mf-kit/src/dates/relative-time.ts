import { type DateOptions, dayNumber } from '@ensemble/contracts/dates'
import type { Language } from '@ensemble/contracts/enumerations'

const minuteMs = 60_000
/** Mean ones, so that no month and no year is short or long. */
const daysOfMonth = 365.25 / 12
const daysOfYear = 365.25
/** So near, an hour says more than the day does: at 11 pm, "in 2 hours" rather than "tomorrow". */
const nearHours = 6

/** `timeZone` is where days begin, Paris by default; `now` the moment to count from, by default the current one. */
export interface RelativeOptions {
  language: Language
  timeZone?: string
  now?: Date
}

/**
 * How long ago or how soon, in words: "il y a 3 jours", "hier", "dans 2 semaines". Rounded to the nearest: nearly four
 * months are four. Days are those of the calendar, so that what is tomorrow is never "in 1 day" nor today. Show the
 * exact date on hover.
 */
export function formatRelative(
  instant: string | Date,
  { language, timeZone = 'Europe/Paris', now = new Date() }: RelativeOptions,
): string {
  const then = new Date(instant)
  const [count, unit] = distance(then, now, { language, timeZone })
  return wordsOf(language, unit).format(then < now ? -count : count, unit)
}

/** How far two moments are apart, in the largest unit that says it well; 0 seconds for those of one minute. */
function distance(then: Date, now: Date, read: DateOptions): [count: number, unit: Intl.RelativeTimeFormatUnit] {
  const minutes = Math.round(Math.abs(then.getTime() - now.getTime()) / minuteMs)
  if (minutes === 0) return [0, 'second']
  if (minutes < 60) return [minutes, 'minute']
  const hours = Math.round(minutes / 60)
  const days = Math.abs(dayNumber(then, read) - dayNumber(now, read))
  if (days === 0 || hours < nearHours) return [hours, 'hour']
  // A week and a half is neither one nor two.
  if (days < 14) return [days, 'day']
  if (days < 30) return [Math.round(days / 7), 'week']
  const months = Math.round(days / daysOfMonth)
  return months < 12 ? [months, 'month'] : [Math.max(1, Math.round(days / daysOfYear)), 'year']
}

/** One of each, since tables are full of dates. */
const words = new Map<string, Intl.RelativeTimeFormat>()

/** "Hier" and "demain" are days of the calendar; "le mois prochain" could be this one, or the one after the next. */
function wordsOf(language: Language, unit: Intl.RelativeTimeFormatUnit): Intl.RelativeTimeFormat {
  const numeric = unit === 'day' || unit === 'second' ? 'auto' : 'always'
  const kind = `${language} ${numeric}`
  const known = words.get(kind) ?? new Intl.RelativeTimeFormat(language, { numeric })
  words.set(kind, known)
  return known
}
