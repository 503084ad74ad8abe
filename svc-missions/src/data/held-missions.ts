import type { Queryable } from '@ensemble/service-kit/database'
import type { HeldMission, TimedMission } from '../domain/overlaps.ts'

/** Nobody holds more at once; who does is told of the first. */
const most = 200

const timesSql = (mission: string) =>
  `'type', ${mission}.type, 'startAt', ${mission}.start_at, 'endAt', ${mission}.end_at,
    'workspace', case when ${mission}.workspace is not null then json_build_object(
      'nextMeetingAt', ${mission}.workspace -> 'nextMeetingAt', 'sessions', coalesce(${mission}.workspace -> 'sessions', '[]')) end`

/**
 * What somebody has promised besides and may still be taken up by: places, and requests that may become one. Null =
 * nothing. Whether it is in the way is a rule of the domain. Needs `m`, the mission that it may be in the way of.
 * @param now placeholder of the current instant
 * @param holder placeholder of the person's id
 */
export function heldSql(now: string, holder: string): string {
  return `(select json_agg(mine.held) from (
    select json_build_object('missionId', other.id, 'title', other.title, ${timesSql('other')},
      'confirmed', held.validation_status = 'validated') as held
    from participants held join missions other on other.id = held.mission_id
    where held.user_id = ${holder} and held.withdrawn_at is null and held.validation_status <> 'rejected'
      and (held.validation_status = 'validated' or held.origin = 'registration') and not held.blind
      and other.id <> m.id and other.closed_at is null and other.deleted_at is null
      and (other.end_at is null or other.end_at > ${now})
      and other.type <> 'studies_and_surveys' and m.type <> 'studies_and_surveys'
    order by other.start_at, other.id limit ${most}) mine)`
}

interface Held {
  mission: TimedMission
  held: HeldMission[] | null
}

/** A mission's own times beside what somebody has promised otherwise. */
export async function beside(
  db: Queryable,
  { missionId, userId, at }: { missionId: string; userId: string; at: Date },
): Promise<Held | null> {
  const { rows } = await db.query<Held>({
    name: 'held-missions-beside',
    text: `select json_build_object(${timesSql('m')}) as mission, ${heldSql('$3', '$2')} as held
      from missions m where m.id = $1`,
    values: [missionId, userId, at],
  })
  return rows[0] ?? null
}
