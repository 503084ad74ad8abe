import type { Language } from '@ensemble/contracts/enumerations'

/** Overseas committees read dates in their own zone, everybody else in that of Paris. */
const overseas: Record<string, string> = {
  '971': 'America/Guadeloupe',
  '972': 'America/Martinique',
  '973': 'America/Cayenne',
  '974': 'Indian/Reunion',
  '976': 'Indian/Mayotte',
  '987': 'Pacific/Tahiti',
  '988': 'Pacific/Noumea',
}

const locales: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' }

export interface DateWords {
  /** The day, such as "samedi 12 décembre 2026". */
  day: (date: Date) => string
  /** The time as screens write it: "14 h", "14 h 30"; in English "2 pm", "2:30 pm". */
  time: (date: Date) => string
}

/** How dates of a department are said to somebody. */
export function dateWords(language: Language, departmentCode: string | null): DateWords {
  const timeZone = overseas[departmentCode ?? ''] ?? 'Europe/Paris'
  return {
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
