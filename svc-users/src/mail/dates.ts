import type { Language } from '@ensemble/contracts/enumerations'

/** Overseas committees read dates in their own zone, everybody else in that of Paris (decisions.md §1). */
const overseas: Record<string, string> = {
  '971': 'America/Guadeloupe',
  '972': 'America/Martinique',
  '973': 'America/Cayenne',
  '974': 'Indian/Reunion',
  '976': 'Indian/Mayotte',
  '987': 'Pacific/Tahiti',
  '988': 'Pacific/Noumea',
}

/** A date in words, such as "samedi 12 décembre 2026 à 14:00". */
export function inWords(date: Date, language: Language, departmentCode: string | null): string {
  const timeZone = overseas[departmentCode ?? ''] ?? 'Europe/Paris'
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB'
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(date)
}

/** A day in words, such as "samedi 12 décembre 2026". @param day YYYY-MM-DD */
export function dayInWords(day: string, language: Language): string {
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB'
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}
