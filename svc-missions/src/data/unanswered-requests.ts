/** Requests `p` that wait for the team of their mission: nobody has answered, nobody has left, no line comes first. */
export const unansweredRequestSql = `p.validation_status = 'awaiting_validation' and p.withdrawn_at is null
  and p.origin = 'registration' and p.waitlist_position is null`

/**
 * The same, while the mission `m` goes on.
 * @param now the parameter of the statement that says when that is
 */
export function unansweredSql(now: string): string {
  return `${unansweredRequestSql} and m.closed_at is null and m.deleted_at is null
    and coalesce(m.end_at, 'infinity') >= ${now}::timestamptz`
}

/**
 * Whether a request `p` has to be answered soon, or should have been: who asked before the mission `m` begins needs it by
 * then, and what runs takes people as it goes.
 * @param soon the parameter of the statement that says what is soon: `soonDays` from now
 */
export function neededSoonSql(soon: string): string {
  return `(p.updated_at < m.start_at and m.start_at < ${soon}::timestamptz)`
}

/** Whether a mission `m` begins soon: what is about it has no time to wait. */
export function pressingSql(now: string, soon: string): string {
  return `(m.start_at >= ${now}::timestamptz and m.start_at < ${soon}::timestamptz)`
}
