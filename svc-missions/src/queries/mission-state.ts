import { hasPlacesSql, takesSql } from '../data/mission-traits.ts'

/**
 * Where a mission stands, as a person is told: the one place that computes it, for answers, filters and facets alike.
 * `m` is the mission; its seats are not asked.
 * @param now placeholder of the current instant
 */
export function displayStatusSql(now: string): string {
  return `case
    when m.cancelled_at is not null then 'cancelled'
    when m.closed_at is not null then 'closed'
    when m.approval_status <> 'approved' and m.rejected_at is not null then 'rejected'
    when m.approval_status <> 'approved' then 'waiting_for_approval'
    when m.start_at <= ${now} and (m.end_at is null or m.end_at >= ${now}) then 'in_progress'
    when not ${hasPlacesSql} then 'full'
    when ${registrationOverSql(now)} then 'registration_closed'
    else 'upcoming' end`
}

/** Places that can still be taken; null = no limit. Never negative: the table checks it. Needs `s`. */
export const placesLeftSql = '(s.capacity - s.validated - s.invited)'

/** Whether registering leads anywhere: a place, a request, or the waiting line. */
export function registrationOpenSql(now: string): string {
  return `(m.closed_at is null and m.approval_status = 'approved' and ${takesRegistrationsSql(now)})`
}

/** The same of a mission that may be browsed: what the indexes of browsing carry tells it. */
export function takesRegistrationsSql(now: string): string {
  return `(not ${registrationOverSql(now)} and ${takesSql})`
}

/** Whether the time to register is over, or the mission itself. */
export function registrationOverSql(now: string): string {
  return `(coalesce(m.registration_closes_at <= ${now}, false) or coalesce(m.end_at < ${now}, false))`
}

/** The state of a mission that may be browsed, from what the indexes of browsing carry. */
export function openStatusSql(now: string): string {
  return `case when m.start_at <= ${now} then 'in_progress' when not ${hasPlacesSql} then 'full'
    when ${registrationOverSql(now)} then 'registration_closed' else 'upcoming' end`
}

/**
 * That a mission which may be browsed stands in one of these states, as ranges of what the indexes of browsing carry.
 * @param asked states, as a caller wrote them: in any other no such mission is found
 */
export function stateConditions(asked: readonly unknown[], now: string) {
  const ahead = `m.start_at > ${now}`
  const known = [
    { state: 'in_progress', sql: `m.start_at <= ${now}`, near: true },
    { state: 'full', sql: `(${ahead} and not ${hasPlacesSql})`, tags: '!t1' },
    {
      state: 'registration_closed',
      sql: `(${ahead} and ${hasPlacesSql} and m.registration_closes_at <= ${now})`,
      near: true,
    },
    { state: 'upcoming', sql: `(${ahead} and ${hasPlacesSql} and not ${registrationOverSql(now)})`, tags: 't1' },
  ].filter(({ state }) => asked.includes(state))
  const tags = known.flatMap((each) => each.tags ?? [])
  return {
    ...(known.length > 0 && known.every(({ state }) => state !== 'in_progress') && { begins: ahead }),
    sql: `(${known.map(({ sql }) => sql).join(' or ') || 'false'})`,
    near: known.every(({ near = false }) => near),
    ...(tags.length === known.length && tags.length > 0 && { tags: `(${tags.join(' | ')})` }),
  }
}

/** Counters for those who run a mission. */
export const countersSql = `json_build_object('validatedCount', s.validated, 'awaitingStaffCount', s.awaiting_staff,
  'invitedCount', s.invited, 'waitlistCount', s.waitlist, 'placesLeft', ${placesLeftSql})`
