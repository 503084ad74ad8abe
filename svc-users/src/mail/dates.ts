import type { Language } from '@ensemble/contracts/enumerations'
import { clockOf } from '@ensemble/contracts/zone-words'
import { zoneOf } from '@ensemble/contracts/zones'

const locales: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' }

export interface DateWords {
  /** The day, such as "samedi 12 décembre 2026". */
  day: (date: Date) => string
  /** The time as screens write it: "14 h", "14 h 30"; in English "2 pm", "2:30 pm". */
  time: (date: Date) => string
  /** What follows the hours: whose clock it is, where it is not that of Paris. */
  clock: string
}

/** How dates of a department are said to somebody: on the clock of its committee, as on the screens. */
export function dateWords(language: Language, departmentCode: string | null): DateWords {
  const timeZone = zoneOf(departmentCode)
  const clock = clockOf(departmentCode, language)
  return {
    clock: clock ? ` (${clock})` : '',
    day: (date) => fullDay(date, language, timeZone),
    time: (date) => {
      const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' }).format(date)
      const hour = Number(clock.slice(0, 2))
      const minute = clock.slice(3)
      if (language === 'fr') return minute === '00' ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minute}`
      return `${hour % 12 || 12}${minute === '00' ? '' : `:${minute}`}\u00a0${hour < 12 ? 'am' : 'pm'}`
    },
  }
}

/** A day in words, such as "samedi 12 décembre 2026". @param day YYYY-MM-DD */
export function dayInWords(day: string, language: Language): string {
  return fullDay(new Date(`${day}T00:00:00Z`), language, 'UTC')
}

function fullDay(date: Date, language: Language, timeZone: string): string {
  const words = new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone }).format(date)
  // As on screens, where English puts no comma after the weekday.
  return language === 'fr' ? words.replace(/ 1 /, ' 1er ') : words.replace(',', '')
}
