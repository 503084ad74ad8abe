import { dayNumber } from '@ensemble/contracts/dates'
import type { Language } from '@ensemble/contracts/enumerations'

/** For how many days of the calendar something has waited, as a figure: "12 j". */
export function ageOf(since: string, language: Language): string {
  const read = { language, timeZone: 'Europe/Paris' }
  const days = Math.max(0, dayNumber(new Date(), read) - dayNumber(since, read))
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'short' }).format(days)
}
