/**
 * Requests `p` that the team of a mission `m` has not answered, while the mission goes on.
 * @param now the parameter of the statement that says when that is
 */
export function unansweredSql(now: string): string {
  return `p.validation_status = 'awaiting_validation' and p.withdrawn_at is null and p.origin = 'registration'
    and p.waitlist_position is null and m.closed_at is null and m.deleted_at is null
    and coalesce(m.end_at, 'infinity') >= ${now}::timestamptz`
}

/**
 * Whether a request `p` needs its answer soon: who asked before the mission `m` begins needs it by then, and what runs
 * takes people as it goes.
 * @param soon the parameter of the statement that says what is soon: `soonDays` from now
 */
export function neededSoonSql(soon: string): string {
  return `(p.updated_at < m.start_at and m.start_at < ${soon}::timestamptz)`
}
