/** Nobody holds more at once; who does is told of the first. */
const most = 200

/**
 * What somebody has promised besides and may still be taken up by: places, and requests that may become one. Null =
 * nothing. Whether it is in the way is a rule of the domain. Needs `m`, the mission that it may be in the way of.
 * @param now placeholder of the current instant
 * @param holder placeholder of the person's id
 */
export function heldSql(now: string, holder: string): string {
  return `(select json_agg(mine.held) from (
    select json_build_object('missionId', other.id, 'title', other.title, 'type', other.type, 'startAt', other.start_at, 'endAt', other.end_at,
      'workspace', case when other.workspace is not null then json_build_object(
        'nextMeetingAt', other.workspace -> 'nextMeetingAt', 'sessions', coalesce(other.workspace -> 'sessions', '[]')) end,
      'confirmed', held.validation_status = 'validated') as held
    from participants held join missions other on other.id = held.mission_id
    where held.user_id = ${holder} and held.withdrawn_at is null and held.validation_status <> 'rejected'
      and (held.validation_status = 'validated' or held.origin = 'registration') and not held.blind
      and other.id <> m.id and other.closed_at is null and other.deleted_at is null
      and (other.end_at is null or other.end_at > ${now})
      and other.type <> 'studies_and_surveys' and m.type <> 'studies_and_surveys'
    order by other.start_at, other.id limit ${most}) mine)`
}
