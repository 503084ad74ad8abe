import type { Language } from './enumerations.ts'
import { clockOf } from './zone-words.ts'

/** Whose clock the hours of a mission are written on: there the clock of Paris is named as well. */
export function writtenClockOf(departmentCode: string | null, language: Language): string {
  return clockOf(departmentCode, language) ?? (language === 'fr' ? 'heure de Paris' : 'Paris time')
}
