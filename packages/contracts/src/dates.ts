import type { Language } from './enumerations.ts'
import { parisZone } from './zones.ts'

// English dates as read in Europe, so that 12/10 never means two things.
const locales: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' }

export interface DateOptions {
  language: Language
  /** Where the hours are read: in Paris, or where the committee of a mission is. */
  timeZone?: string
  /** Whose clock that is, said after a day and its hours; nothing where it is everybody's. */
  clock?: string
  /** The year is said when it is not this one. Default: now. */
  now?: Date
  /** For what is kept, such as paper: the year even when it is this one, the hours even over several days. */
  complete?: boolean
}

const dayMs = 24 * 3600 * 1000

/** The day in words: "samedi 12 décembre", with the year when it is not the current one. */
export function formatDay(instant: string | Date, options: DateOptions): string {
  const { weekday, day, month, year } = wordsOf(instant, 'long', options)
  const unsaid = !options.complete && year === wordsOf(options.now ?? new Date(), 'long', options).year
  return `${weekday} ${day} ${month}${unsaid ? '' : ` ${year}`}`
}

/** The day where there is room for little: "sam. 12 déc."; of another year "2 janv. 2027". */
export function formatShortDay(instant: string | Date, options: DateOptions): string {
  const { weekday, day, month, year } = wordsOf(instant, 'short', options)
  const unsaid = year === wordsOf(options.now ?? new Date(), 'short', options).year
  return unsaid ? `${weekday} ${day} ${month}` : `${day} ${month} ${year}`
}

/** Days of the calendar, counted from 1 January 1970. Both languages write them as 21/11/2026. */
export function dayNumber(instant: string | Date, options: DateOptions): number {
  const figures = format(new Date(instant), { day: 'numeric', month: 'numeric', year: 'numeric' }, options)
  const [day = NaN, month = NaN, year = NaN] = figures.split('/').map(Number)
  return Date.UTC(year, month - 1, day) / dayMs
}

/** A month, written YYYY-MM, in words: "décembre 2026". */
export function formatMonth(month: string, { language }: DateOptions): string {
  const middle = new Date(`${month}-15T12:00:00Z`)
  return formatter({ month: 'long', year: 'numeric' }, { language }).format(middle)
}

/** A month, written YYYY-MM, as short as it is understood below a column: "déc.". */
export function formatShortMonth(month: string, { language }: DateOptions): string {
  return formatter({ month: 'short' }, { language }).format(new Date(`${month}-15T12:00:00Z`))
}

/** The time of day: "14 h", "14 h 30"; in English "2 pm", "2:30 pm". */
export function formatTime(instant: string | Date, options: DateOptions): string {
  // "14:30" in both languages. Asking for its parts takes five times as long, and tables are full of hours.
  const clock = format(new Date(instant), { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }, options)
  const [hour = NaN, minutes = 0] = clock.split(':').map(Number)
  const minute = String(minutes).padStart(2, '0')
  if (options.language === 'fr') return minute === '00' ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minute}`
  const half = hour < 12 ? 'am' : 'pm'
  return `${hour % 12 || 12}${minute === '00' ? '' : `:${minute}`}\u00a0${half}`
}

/** Day and time: "samedi 12 décembre, 14 h". */
export function formatDayAndTime(instant: string | Date, options: DateOptions): string {
  return `${formatDay(instant, options)}, ${formatTime(instant, options)}${onClock(options)}`
}

function onClock({ clock }: DateOptions): string {
  return clock ? ` (${clock})` : ''
}

/**
 * Holds two times together: a range that is cut after its dash is read as its beginning alone. A dash lets a line end
 * even before an unbreakable space.
 */
const untilInOneLine = '\u00a0–\u2060\u00a0'

/**
 * From when to when: "samedi 12 décembre, 14 h – 17 h"; over several days "du samedi 12 décembre au lundi 14 décembre".
 * What goes on past midnight keeps its hours: "du samedi 12 décembre, 20 h, au dimanche 13 décembre, 2 h".
 * @param end null for what has no end: the start alone is said
 */
export function formatPeriod(start: string | Date, end: string | Date | null, options: DateOptions): string {
  if (end === null) return formatDayAndTime(start, options)
  const [first, last] = [formatDay(start, options), formatDay(end, options)]
  const unsaid = { ...options, clock: undefined }
  if (first === last)
    return `${formatDayAndTime(start, unsaid)}${untilInOneLine}${formatTime(end, options)}${onClock(options)}`
  const withHours = options.complete || new Date(end).getTime() - new Date(start).getTime() < dayMs
  const [from, until] = withHours ? [formatDayAndTime(start, unsaid), formatDayAndTime(end, options)] : [first, last]
  if (options.language !== 'fr') return `${from} to ${until}`
  return withHours ? `du ${from}, au ${until}` : `du ${from} au ${until}`
}

/** The date without its weekday, always with its year: "12 décembre 2026". */
export function formatDate(instant: string | Date, options: DateOptions): string {
  const { day, month, year } = wordsOf(instant, 'long', options)
  return `${day} ${month} ${year}`
}

/** Day and month in figures, below a column: "12/10" is a day in October. */
export function formatDayInFigures(instant: string | Date, options: DateOptions): string {
  return format(new Date(instant), { day: 'numeric', month: 'numeric' }, options)
}

/** The exact date of a tooltip: "12 décembre 2026, 14 h". */
export function formatExact(instant: string | Date, options: DateOptions): string {
  return `${formatDate(instant, options)}, ${formatTime(instant, options)}${onClock(options)}`
}

/**
 * What a day is called, each word by itself: languages differ in what stands between them. One formatter writes them all,
 * and asking it for parts takes five times as long.
 */
function wordsOf(instant: string | Date, length: 'long' | 'short', options: DateOptions) {
  const fields = { weekday: length, day: 'numeric', month: length, year: 'numeric' } as const
  const [weekday = '', day = '', month = '', year = ''] = format(new Date(instant), fields, options).split(/,? /)
  return { weekday, day: options.language === 'fr' && day === '1' ? '1er' : day, month, year }
}

function format(date: Date, fields: Intl.DateTimeFormatOptions, options: DateOptions): string {
  return formatter(fields, options).format(date)
}

/** Of each kind one: to make one takes about forty times as long as to write a date with it, and tables are full of dates. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(fields: Intl.DateTimeFormatOptions, { language, timeZone = parisZone }: DateOptions) {
  const kind = JSON.stringify([language, timeZone, fields])
  const known = formatters.get(kind)
  if (known) return known
  const made = new Intl.DateTimeFormat(locales[language], { ...fields, timeZone })
  formatters.set(kind, made)
  return made
}
