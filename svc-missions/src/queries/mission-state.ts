/**
 * Where a mission stands, as a person is told (decisions.md §1, State): the one place that computes it, for answers,
 * filters and facets alike. `m` is the mission, `s` its seats.
 * @param now placeholder of the current instant
 */
export function displayStatusSql(now: string): string {
  return `case
    when m.cancelled_at is not null then 'cancelled'
    when m.closed_at is not null then 'closed'
    when m.approval_status <> 'approved' and m.rejected_at is not null then 'rejected'
    when m.approval_status <> 'approved' then 'waiting_for_approval'
    when m.start_at <= ${now} and (m.end_at is null or m.end_at >= ${now}) then 'in_progress'
    when ${placesLeftSql} <= 0 then 'full'
    when ${registrationOverSql(now)} then 'registration_closed'
    else 'upcoming' end`
}

/** Places that can still be taken; null = no limit. Never negative: the table checks it. */
export const placesLeftSql = '(s.capacity - s.validated - s.invited)'

/** Whether registering leads anywhere: a place, a request, or the waiting line. */
export function registrationOpenSql(now: string): string {
  return `(m.closed_at is null and m.approval_status = 'approved' and not ${registrationOverSql(now)}
    and (s.capacity is null or ${placesLeftSql} > 0 or m.waitlist_enabled))`
}

function registrationOverSql(now: string): string {
  return `(coalesce(m.registration_closes_at <= ${now}, false) or coalesce(m.end_at < ${now}, false))`
}

/** Counters for those who run a mission. */
export const countersSql = `json_build_object('validatedCount', s.validated, 'awaitingStaffCount', s.awaiting_staff,
  'invitedCount', s.invited, 'waitlistCount', s.waitlist, 'placesLeft', ${placesLeftSql})`
