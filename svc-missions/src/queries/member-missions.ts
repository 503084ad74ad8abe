import type { Participant, Participation, ParticipationBucket } from '@ensemble/contracts/missions/http'
import type { CallData } from '@ensemble/contracts/schemas'
import type { Queryable, Statement } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { selectList } from '@ensemble/service-kit/table'
import * as members from '../data/members.ts'
import { fromTeamSql } from '../data/messages.ts'
import { newestSentSql } from '../data/surveys.ts'
import { followsPerson, type Actor } from '../domain/access.ts'
import { cardColumns, cardTables, organisationNameSql } from './card.ts'
import { participantViewColumns } from './participant-view.ts'

/** Invitations and what is still to come by its date, then the past, the most recent first. */
const orderSql = `case when bucket = 'past' then null else start_at end, start_at desc, id`

/** When somebody sent their answers, or said that they gave them to another tool. Needs `p`, and `a`, their answers. */
const answeredAtSql = 'coalesce(a.sent_at, p.said_answered_at)'

/** Where a participation is shown. */
const bucketSql = `case
  when p.withdrawn_at is not null or p.validation_status = 'rejected' or m.closed_at is not null or m.end_at < $1 then 'past'
  when ${answeredAtSql} is not null then 'past'
  when p.validation_status = 'validated' then 'upcoming'
  when p.origin = 'invitation' then 'invitations'
  else 'pending' end`

/** Of another tool only what people say is known here. */
const questionnaireWaitsSql = `(m.questionnaire is not null and m.approval_status = 'approved' and m.closed_at is null
  and p.validation_status = 'validated' and p.withdrawn_at is null and ${answeredAtSql} is null
  and m.start_at <= $1 and (m.end_at is null or m.end_at >= $1)
  and coalesce(m.questionnaire ->> 'eraseOn' > to_char($1 at time zone 'Europe/Paris', 'YYYY-MM-DD'), true))`

/** Only answers to the platform's own questions are known here; those behind a link are not. */
const surveyWaitsSql = `(m.cancelled_at is null and p.survey_sent_at is not null and p.validation_status = 'validated' and p.withdrawn_at is null
  and not exists (select from survey_answers a where a.mission_id = p.mission_id and a.user_id = p.user_id)
  and coalesce(${newestSentSql('v.kind')} = 'built_in', false))`

/** Who had a place reads what it led to; others where the team lets everybody. */
const closingNoteSql = `case when p.validation_status = 'validated' or m.closing_note_shared then m.closing_note end`

interface MemberMissionsInput {
  userId: string
  at: Date
  /** One of the tabs; absent = all. */
  bucket?: ParticipationBucket
  page?: number
  pageSize?: number
}

type Counts = Partial<Record<ParticipationBucket, number>>

/**
 * What a user takes part in, a page at a time: soonest first; the past, most recent first.
 * @throws Refusal PAGE_OUT_OF_RANGE beyond the last page
 */
export function memberMissions(
  db: Queryable,
  input: MemberMissionsInput,
): Promise<CallData<'mission.participantMissions'>> {
  return readPage(db, statements.toSelf, input)
}

/**
 * The same of somebody else, to staff: where it stands, when, whether they came and who decided. What they wrote,
 * shared or gave as a reason stays with the teams of the missions; what was drawn blind shows once it is accepted.
 * @throws Refusal NOT_FOUND for who is not in reach, FORBIDDEN for members, PAGE_OUT_OF_RANGE
 */
export async function missionsOfOther(
  db: Queryable,
  { actor, ...input }: MemberMissionsInput & { actor: Actor },
): Promise<CallData<'mission.participantMissions'>> {
  if (actor.role === 'member') return refuse('FORBIDDEN')
  const person = await members.findInReach(db, input.userId)
  if (!person || !followsPerson(actor, person)) return refuse('NOT_FOUND')
  return readPage(db, statements.toStaff, input)
}

type Prepared = Pick<Statement, 'name' | 'text'>

interface Audience {
  /** Of the prepared statement. */
  name: string
  participant: Record<keyof Participant, string>
  /** Which rows are seen, besides those of the person. */
  seen: string
  /** Of the item, from `part`, `card` and `page`. */
  item: string
}

const toSelf: Audience = {
  name: 'member-missions',
  participant: participantViewColumns,
  seen: 'true',
  item: `json_build_object('participant', to_jsonb(part), 'mission', to_jsonb(card), 'bucket', page.bucket,
    'contactName', page.contact_name, 'closingNote', page.closing_note, 'surveyWaits', page.survey_waits,
    'street', case when page.bucket = 'upcoming' then page.street end,
    'postalCode', case when page.bucket = 'upcoming' then page.postal_code end,
    'meetingUrl', case when page.bucket = 'upcoming' then page.meeting_url end,
    'questionnaireWaits', page.questionnaire_waits, 'questionnaireBegun', page.questionnaire_begun,
    'unreadMessages', (select count(*) from messages where mission_id = page.id and user_id = $2 and read_at is null
      and ${fromTeamSql}))`,
}

const toStaff: Audience = {
  name: 'member-missions-to-staff',
  participant: {
    ...participantViewColumns,
    motivation: 'null',
    answers: `'{}'::text[]`,
    invitationMessage: 'null',
    sharedHealthFields: `'{}'::text[]`,
    conflictOfInterest: 'null',
    rejectedBy: 'null',
    reasonCode: 'null',
    comment: 'null',
  },
  seen: 'not p.blind',
  // The card says what its reader has to do with the mission, which is another person here.
  item: `json_build_object('participant', to_jsonb(part), 'mission', to_jsonb(card) || '{"myParticipation": null}',
    'bucket', page.bucket, 'contactName', page.contact_name, 'closingNote', page.closing_note, 'surveyWaits', false,
    'decidedByName', (select d.display_name from members_v1 d join participants p on p.decided_by = d.id
      where p.mission_id = page.id and p.user_id = $2 and not d.deleted))`,
}

async function readPage(
  db: Queryable,
  statement: Prepared,
  { userId, at, bucket, page = 0, pageSize = 25 }: MemberMissionsInput,
): Promise<CallData<'mission.participantMissions'>> {
  const { rows } = await db.query<{ counts: Counts; item: Participation | null }>({
    ...statement,
    values: [at, userId, bucket ?? null, pageSize, page * pageSize],
  })
  const counts = rows[0]?.counts ?? {}
  const total = bucket ? (counts[bucket] ?? 0) : Object.values(counts).reduce((sum, many) => sum + many, 0)
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1)
  if (page > lastPage) return refuse('PAGE_OUT_OF_RANGE', { fields: { page: ['OUT_OF_RANGE'] } })
  const items = rows.flatMap(({ item }) => item ?? [])
  return { items, total, totalIsCapped: false, page, pageSize, lastPage, facets: { bucket: counts } }
}

function statementFor({ name, participant, seen, item }: Audience): Prepared {
  const text = `with found as materialized (
      select m.id, m.contact_name, m.street, m.postal_code, m.meeting_url, ${closingNoteSql} as closing_note, m.start_at, ${bucketSql} as bucket, ${surveyWaitsSql} as survey_waits,
        ${questionnaireWaitsSql} as questionnaire_waits, a.consented_at is not null as questionnaire_begun
      from participants p join missions m on m.id = p.mission_id
        left join questionnaire_answers a on a.mission_id = p.mission_id and a.user_id = p.user_id
      where p.user_id = $2 and m.deleted_at is null and ${seen}
    )
    select counted.counts, paged.item
    from (
      select coalesce(json_object_agg(bucket, many), '{}') as counts
      from (select bucket, count(*)::int as many from found group by bucket) each
    ) counted
    left join lateral (
      select ${item} as item
      from (
        select *, row_number() over (order by ${orderSql}) as n from found
        where $3::text is null or bucket = $3 order by ${orderSql} limit $4 offset $5
      ) page
      cross join lateral (
        select ${selectList(participant)} from participants p where p.mission_id = page.id and p.user_id = $2
      ) part
      cross join lateral (
        select ${cardColumns('$1')}, ${organisationNameSql} from ${cardTables('$2')} where m.id = page.id
      ) card
      order by page.n
    ) paged on true`
  return { name, text }
}

/** Put together once: nothing of what is asked stands in them. */
const statements = { toSelf: statementFor(toSelf), toStaff: statementFor(toStaff) }
