import type { SessionFact } from '@ensemble/contracts/missions/practical-facts'

/**
 * The sessions to come that do not take place any more; null where people need not hear of anything: the same dates
 * under other names, or dates that are over.
 */
export function sessionChanges(
  before: readonly SessionFact[],
  after: readonly SessionFact[],
  now: Date,
): SessionFact[] | null {
  const coming = (sessions: readonly SessionFact[]) => sessions.filter(({ startAt }) => new Date(startAt) >= now)
  const dates = (sessions: readonly SessionFact[]) =>
    coming(sessions)
      .map(({ startAt, endAt }) => `${startAt}/${endAt}`)
      .sort()
      .join()
  if (dates(before) === dates(after)) return null
  return coming(before).filter(({ id }) => !after.some((session) => session.id === id))
}
