import type { MissionCard, Participant, Participation, ParticipationBucket } from '@ensemble/contracts/missions/http'
import type { Queryable } from '@ensemble/service-kit/database'
import { cardColumns, cardTables, organisationNameSql } from './card.ts'
import { participantViewColumns } from './participant-view.ts'

/** So many at most: nobody takes part in more, and the oldest can wait for their own page. */
const limit = 200

/** Where a participation is shown (decisions.md §5, participant_missions; §7, /my_missions). */
const bucketSql = `case
  when p.withdrawn_at is not null or p.validation_status = 'rejected' or m.closed_at is not null or m.end_at < $1 then 'past'
  when p.validation_status = 'validated' then 'upcoming'
  when p.origin = 'invitation' then 'invitations'
  else 'pending' end`

/** Only answers to the platform's own questions are known here; those behind a link are not. */
const surveyWaitsSql = `(p.survey_sent_at is not null and p.validation_status = 'validated' and p.withdrawn_at is null
  and not exists (select from survey_answers a where a.mission_id = p.mission_id and a.user_id = p.user_id)
  and exists (select from surveys v where v.mission_id = p.mission_id and v.kind = 'built_in'
    and v.sent_at <= p.survey_sent_at))`

/**
 * What a user takes part in, soonest first; the past, most recent first.
 * @param bucket one of the tabs; absent = all
 */
export async function memberMissions(
  db: Queryable,
  input: { userId: string; at: Date; bucket?: ParticipationBucket },
): Promise<Participation[]> {
  const { rows } = await db.query<{
    participant: Participant
    mission: MissionCard
    bucket: ParticipationBucket
    contactName: string
    closingNote: string | null
    surveyWaits: boolean
  }>({
    name: 'member-missions',
    text: `select to_jsonb(part) as participant, to_jsonb(card) as mission, found.bucket,
        found.contact_name as "contactName", found.closing_note as "closingNote", found.survey_waits as "surveyWaits"
      from (
        select m.id, m.contact_name, m.closing_note, m.start_at, ${bucketSql} as bucket, ${surveyWaitsSql} as survey_waits
        from participants p join missions m on m.id = p.mission_id
        where p.user_id = $2 and m.deleted_at is null
      ) found
      cross join lateral (select ${participantViewColumns} from participants p where p.mission_id = found.id and p.user_id = $2) part
      cross join lateral (select ${cardColumns('$1')}, ${organisationNameSql} from ${cardTables('$2')} where m.id = found.id) card
      where $3::text is null or found.bucket = $3
      order by case when found.bucket = 'past' then null else found.start_at end, found.start_at desc, found.id
      limit ${limit}`,
    values: [input.at, input.userId, input.bucket ?? null],
  })
  return rows
}
