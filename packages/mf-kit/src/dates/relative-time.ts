import type { Language } from '@ensemble/contracts/enumerations'

const minute = 60
const units = [
  { unit: 'year', seconds: 365 * 24 * 60 * minute },
  { unit: 'month', seconds: 30 * 24 * 60 * minute },
  { unit: 'week', seconds: 7 * 24 * 60 * minute },
  { unit: 'day', seconds: 24 * 60 * minute },
  { unit: 'hour', seconds: 60 * minute },
  { unit: 'minute', seconds: minute },
] as const

/**
 * How long ago or how soon, in words: "il y a 3 jours", "hier", "dans 2 semaines". Show the exact date on hover.
 * @param now the moment to count from; default the current one
 */
export function formatRelative(instant: string | Date, language: Language, now: Date = new Date()): string {
  const seconds = (new Date(instant).getTime() - now.getTime()) / 1000
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const fitting = units.find((candidate) => Math.abs(seconds) >= candidate.seconds)
  if (!fitting) return words.format(0, 'second')
  return words.format(Math.trunc(seconds / fitting.seconds), fitting.unit)
}
