import { departments } from './departments.ts'
import type { Language } from './enumerations.ts'
import { parisZone, zoneOf } from './zones.ts'

/**
 * Whose clock the hours of a mission are read on, for who may be elsewhere.
 * @returns undefined where it is the clock of Paris, which goes without saying
 */
export function clockOf(departmentCode: string | null, language: Language): string | undefined {
  if (zoneOf(departmentCode) === parisZone) return undefined
  const name = departments.find(({ code }) => code === departmentCode)?.name ?? ''
  return language === 'fr' ? `heure de ${name}` : `${name} time`
}
