import { instantSql } from './card.ts'

/** Longer than this, people come and go: two such missions leave room for each other. */
const longest = '3 days'

/** Whether a mission asks for a time that one can tell: an answer to a questionnaire is given when one likes. */
function takesTime(mission: string): string {
  return `${mission}.type <> 'studies_and_surveys' and ${mission}.end_at <= ${mission}.start_at + interval '${longest}'`
}

/**
 * What the reader has promised for the same time: a place, or a request that may become one. Null = nothing. Only of a
 * mission that is still to come, since nothing else can be chosen.
 * @param now placeholder of the current instant
 * @param reader placeholder of the reader's id
 */
export function overlapsSql(now: string, reader: string): string {
  return `(select json_agg(json_build_object('missionId', other.id, 'title', other.title, 'startAt', ${instantSql('other.start_at')},
      'endAt', ${instantSql('other.end_at')}, 'confirmed', held.validation_status = 'validated') order by other.start_at, other.id)
    from participants held join missions other on other.id = held.mission_id
    where held.user_id = ${reader} and held.withdrawn_at is null and held.validation_status <> 'rejected'
      and (held.validation_status = 'validated' or held.origin = 'registration') and not held.blind
      and other.id <> m.id and other.closed_at is null and other.deleted_at is null and other.end_at > ${now}
      and other.start_at < m.end_at and other.end_at > m.start_at and ${takesTime('m')} and ${takesTime('other')})`
}
