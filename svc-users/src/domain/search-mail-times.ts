import { hourInParis } from './days.ts'

const pauseHours = 3

/**
 * Who was told of a kept search after this waits for the next mail; null at night, when nobody is told. Mails go out
 * between eight in the morning and nine in the evening in Paris.
 */
export function lastQuietMail(now: Date): Date | null {
  const hour = Number(hourInParis(now))
  if (hour < 8 || hour >= 21) return null
  return new Date(now.getTime() - pauseHours * 3_600_000)
}
