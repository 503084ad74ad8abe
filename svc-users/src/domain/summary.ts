import type { SessionFact } from '@ensemble/contracts/missions/practical-facts'
import { daysAfter } from './days.ts'
import type { User } from './user.ts'

/** So many days around a beginning, what the staff is to read about the mission is of no use a morning later. */
const nearDays = 2

interface Appointments {
  startAt: Date
  endAt: Date | null
  practical?: { sessions?: readonly SessionFact[] } | null
}

/**
 * Whether what somebody of the staff is to read about a mission waits for the summary of the next morning. Nobody who
 * writes that they are late, or asks to come tomorrow, is left for the day after: within two days before the beginning
 * of the mission or of a session, and after it until its end, two days at most, the mail goes at once.
 * @param at when it happened
 */
export function waitsForSummary(
  { staffFrequency }: Pick<User, 'staffFrequency'>,
  mission: Appointments,
  at: Date,
): boolean {
  if (staffFrequency !== 'daily') return false
  const sessions = (mission.practical?.sessions ?? []).map(({ startAt, endAt }) => ({
    startAt: new Date(startAt),
    endAt: endAt === null ? null : new Date(endAt),
  }))
  return ![mission, ...sessions].some((one) => isNear(one, at))
}

function isNear({ startAt, endAt }: Pick<Appointments, 'startAt' | 'endAt'>, at: Date): boolean {
  const isOver = endAt !== null && endAt <= at
  return !isOver && startAt <= daysAfter(at, nearDays) && startAt > daysAfter(at, -nearDays)
}
