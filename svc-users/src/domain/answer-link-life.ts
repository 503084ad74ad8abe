import { daysAfter } from './days.ts'

/** How many days a link that answers a mail lives: as long as an invitation. Afterwards the page of the mission does the same. */
export const answerLinkDays = 14

/**
 * Whether the link of a mail is still good on the last day of its mission.
 * @param at when the mail is written
 */
export function outlastsMission({ endAt }: { endAt: Date | null }, at: Date): boolean {
  return endAt !== null && endAt <= daysAfter(at, answerLinkDays)
}
