import { longestSeries } from '@ensemble/contracts/missions/many-limits'
import { instantOf, type LocalMoment } from '../../inputs/local-moment.ts'

export const rhythms = ['once', 'week', 'fortnight', 'month_weekday', 'month_date', 'dates'] as const
type Rhythm = (typeof rhythms)[number]

/** On which other days a mission takes place, as it is being written. */
export interface RepeatForm {
  rhythm: Rhythm
  /** The last day of a rhythm; '' while it is not known. */
  until: string
  /** Days that the rhythm has, and the mission has not. */
  without: string[]
  /** Days that were chosen one by one. */
  days: string[]
}

export const noRepeat: RepeatForm = { rhythm: 'once', until: '', without: [], days: [] }

const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day)

/** The other days that a rhythm leads to, or that were chosen, in order; no more than a series may have. */
export function daysOf(firstDay: string, { rhythm, until, days }: RepeatForm): string[] {
  if (rhythm === 'once' || !isDay(firstDay)) return []
  if (rhythm === 'dates') return [...new Set(days)].filter((day) => isDay(day) && day > firstDay).sort()
  if (!isDay(until)) return []
  const found: string[] = []
  for (let turn = 1; found.length < longestSeries - 1; turn += 1) {
    const day = dayAfter(firstDay, rhythm, turn)
    if (day > until) break
    found.push(day)
  }
  return found
}

/** Why a day cannot join those that were chosen one by one; null where it can, and where none is written. */
export function faultOfDay(firstDay: string, repeat: RepeatForm, day: string) {
  if (repeat.rhythm !== 'dates' || day === '' || !isDay(firstDay)) return null
  if (!isDay(day) || day <= firstDay) return 'addAfterFirst'
  const days = daysOf(firstDay, repeat)
  if (days.includes(day)) return 'addAgain'
  return days.length >= longestSeries - 1 ? 'most' : null
}

/** The days chosen one by one with another one; as they were where none is written, or it cannot join them. */
export function withDay(firstDay: string, repeat: RepeatForm, day: string): RepeatForm {
  if (repeat.rhythm !== 'dates' || day === '' || faultOfDay(firstDay, repeat, day)) return repeat
  return { ...repeat, days: [...repeat.days, day].sort(), without: repeat.without.filter((one) => one !== day) }
}

/** When the other missions of the series begin: at the hour of the first, on the clock of a zone. */
export function laterStarts(startAt: LocalMoment, repeat: RepeatForm, zone: string): string[] {
  const days = daysOf(startAt.day, repeat).filter((day) => !repeat.without.includes(day))
  return days.flatMap((day) => instantOf({ day, time: startAt.time }, zone) ?? [])
}

/** A day so many days later; what is no day stays as it is. */
export function daysLater(day: string, by: number): string {
  return isDay(day) ? written(Date.parse(`${day}T00:00Z`) + by * dayMs) : day
}

/** Days from one day to another; 0 where one of both is none. */
export function daysBetween(from: string, to: string): number {
  return isDay(from) && isDay(to) ? Math.round((Date.parse(to) - Date.parse(from)) / dayMs) : 0
}

const dayMs = 86_400_000

function dayAfter(first: string, rhythm: Exclude<Rhythm, 'once' | 'dates'>, turn: number): string {
  if (rhythm === 'week') return daysLater(first, 7 * turn)
  if (rhythm === 'fortnight') return daysLater(first, 14 * turn)
  const [year = 0, month = 1, date = 1] = first.split('-').map(Number)
  const begin = Date.UTC(year, month - 1 + turn, 1)
  const length = new Date(Date.UTC(year, month + turn, 0)).getUTCDate()
  // The 31st is the last day of a shorter month.
  if (rhythm === 'month_date') return written(begin + (Math.min(date, length) - 1) * dayMs)
  const weekday = new Date(`${first}T00:00Z`).getUTCDay()
  const firstOfKind = 1 + ((weekday - new Date(begin).getUTCDay() + 7) % 7)
  const wanted = firstOfKind + 7 * (Math.ceil(date / 7) - 1)
  // A fifth Tuesday is the last one of a month with four.
  return written(begin + ((wanted > length ? wanted - 7 : wanted) - 1) * dayMs)
}

function written(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}
