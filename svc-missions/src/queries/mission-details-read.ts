import type { Mission as MissionView, Participant as OwnParticipation } from '@ensemble/contracts/missions/http'
import type { Cancellation, Reschedule } from '@ensemble/contracts/missions/cancellation'
import type { MyQuestionnaire, Questionnaire } from '@ensemble/contracts/missions/questionnaire'
import type { MySurvey } from '@ensemble/contracts/missions/survey'
import type { Queryable } from '@ensemble/service-kit/database'
import { selectList } from '@ensemble/service-kit/table'
import { heldSql } from '../data/held-missions.ts'
import { fromTeamSql } from '../data/messages.ts'
import { missions } from '../data/mission-table.ts'
import { newestSentSql } from '../data/surveys.ts'
import type { Actor } from '../domain/access.ts'
import type { HeldMission } from '../domain/overlaps.ts'
import type { Participant } from '../domain/participant.ts'
import type { Seats } from '../domain/seats.ts'
import { cardTables, instantSql, sharedColumns } from './card.ts'
import { countersSql } from './mission-state.ts'
import { participantViewColumns } from './participant-view.ts'
import { quotableUntilSql } from './quotes.ts'
import { refusalSql, seriesSql, type StoredSubmission, submissionSql } from './submission.ts'

/** What staff are shown besides. */
type StoredStaffView = Omit<StoredSubmission, 'series'> & {
  threads: NonNullable<MissionView['threads']> | null
  history: NonNullable<MissionView['history']> | null
  rejection: MissionView['rejection']
  counters: NonNullable<MissionView['counters']>
}

type StoredView = Omit<
  MissionView,
  | 'allowedActions'
  | 'myParticipation'
  | 'counters'
  | 'rejection'
  | 'meetingUrl'
  | 'workspace'
  | 'questionnaire'
  | 'myQuestionnaire'
  | 'mySurvey'
  | 'myThread'
  | 'threads'
  | 'history'
  | 'cancellation'
  | 'reschedule'
  | 'overlaps'
  | 'series'
  | 'submission'
> &
  Pick<StoredSubmission, 'series'> &
  Partial<StoredStaffView> & {
    meetingUrl: string | null
    workspace: MissionView['workspace'] | null
    questionnaire: Questionnaire | null
    cancellation: Cancellation | null
    reschedule: Reschedule | null
    /** What else the reader holds; what of it is in the way is worked out. */
    overlaps: HeldMission[] | null
  }

/** What the mission holds of the reader alone. */
interface OwnPart {
  participation: OwnParticipation
  answers: Pick<MyQuestionnaire, 'begunAt' | 'sentAt'> | null
  survey: MySurvey | null
  thread: Pick<NonNullable<MissionView['myThread']>, 'messages' | 'unread'>
}

export interface DetailsRow {
  view: StoredView
  registrationClosesAt: Date | null
  rejectedAt: Date | null
  seats: Seats
  participation: Pick<
    Participant,
    'origin' | 'validationStatus' | 'rejectedBy' | 'waitlistPosition' | 'withdrawnAt' | 'blind'
  > | null
  invitationExpiresAt: Date | null
  part: OwnPart | null
  /** Whether the note on what it led to is for everybody. */
  noteShared: boolean
}

/** Rows of the reader's own in a table. Needs `p`. */
const ofMine = (table: string) => `${table} a where a.mission_id = p.mission_id and a.user_id = p.user_id`

/** A survey `v` as its receiver sees it. Needs `p`. */
const surveySql = `json_build_object('kind', v.kind, 'url', v.url, 'subject', v.subject, 'message', v.message,
  'sentAt', ${instantSql('p.survey_sent_at')},
  'answeredAt', (select ${instantSql('answered_at')} from ${ofMine('survey_answers')}),
  'quotableUntil', (select ${instantSql(quotableUntilSql)} from ${ofMine('survey_answers')}))`

/** The newest survey of the mission, to who was sent one: sends differ in their words, not in what is asked. */
const mySurveySql = `case when p.survey_sent_at is null then null else ${newestSentSql(surveySql)} end`

/** What the mission holds of the reader alone. Needs `p`, the reader's part. */
const ownPart = `(select row_to_json(part) from (select ${selectList({
  participation: `(select row_to_json(shown) from (select ${selectList(participantViewColumns)}) shown)`,
  // Who answers in another tool has begun for us when they say that they are done.
  answers: `case when p.said_answered_at is null
    then (select json_build_object('begunAt', ${instantSql('consented_at')}, 'sentAt', ${instantSql('sent_at')})
      from ${ofMine('questionnaire_answers')})
    else json_build_object('begunAt', ${instantSql('p.said_answered_at')}, 'sentAt', ${instantSql('p.said_answered_at')}) end`,
  survey: mySurveySql,
  thread: `(select json_build_object('messages', count(*), 'unread', count(*) filter (where read_at is null and ${fromTeamSql}))
    from ${ofMine('messages')})`,
} satisfies Record<keyof OwnPart, string>)}) part)`

/** What happened to the mission, the oldest first, with the names of who did it. */
const historySql = `(select json_agg(json_build_object('at', ${instantSql('h.at')}, 'action', h.action,
    'actorId', h.actor_id, 'actorName', a.display_name, 'actorDeleted', coalesce(a.deleted, false),
    'detail', h.detail) order by h.id)
  from mission_history h left join members_v1 a on a.id = h.actor_id where h.mission_id = m.id)`

/** What the screen shows everybody beyond a card, or nearly everybody. */
const details = selectList({
  ...missions
    .pick(
      'organisation',
      'typeOther',
      'description',
      'objectives',
      'practicalInfo',
      'postalCode',
      'street',
      'meetingUrl',
      'accessNote',
      'registrationMode',
      'waitlistEnabled',
      'motivationRequired',
      'questions',
      'targetProfileTypes',
      'targetCancerTypes',
      'targetTreatmentStages',
      'requiredVolunteerKinds',
      'skills',
      'prerequisites',
      'expensesCovered',
      'expensesNote',
      'interestsDeclarationRequired',
      'creatorId',
      'managerIds',
      'contactName',
      'questionnaire',
      'approvalStatus',
      'closingNote',
      'workspace',
    )
    .columns('m'),
  capacity: 's.capacity',
  approvedAt: instantSql('m.approved_at'),
  closedAt: instantSql('m.closed_at'),
  cancellation: `case when m.cancelled_at is null then null else json_build_object(
    'at', ${instantSql('m.cancelled_at')}, 'reason', m.cancellation_reason) end`,
  reschedule: `case when m.rescheduled_at is null then null else json_build_object(
    'at', ${instantSql('m.rescheduled_at')}, 'reason', m.reschedule_reason,
    'previousStartAt', ${instantSql('m.previous_start_at')}, 'previousEndAt', ${instantSql('m.previous_end_at')}) end`,
  overlaps: heldSql('$3', '$1'),
  createdAt: instantSql('m.created_at'),
  updatedAt: instantSql('m.updated_at'),
} satisfies Partial<Record<keyof StoredView, string>>)

/** What staff are shown besides; it looks at every participant, which nobody else's page needs. */
const staffDetails = selectList({
  threads: `(select json_build_object('unread', count(distinct user_id)) from messages
    where mission_id = m.id and read_at is null and not ${fromTeamSql})`,
  history: historySql,
  rejection: `case when m.rejected_at is null then null else json_build_object('reasonCode', m.rejection_reason_code,
    'comment', m.rejection_comment, 'at', ${instantSql('m.rejected_at')}, 'by', m.rejected_by) end`,
  counters: `(${countersSql})::jsonb || jsonb_build_object('newDateAwaitedCount', (select count(*) from participants asked
    where asked.mission_id = m.id and asked.validation_status = 'validated' and asked.withdrawn_at is null
      and asked.new_date_answer = 'awaited'))`,
  submission: `case when m.approval_status = 'waiting_for_approval' and m.rejected_at is null
    then ${submissionSql} end`,
  refusal: refusalSql,
  reviewed: 'coalesce(m.approved_content, m.refused_content)',
} satisfies Record<keyof StoredStaffView, string>)

/** What the rules ask for, which the screen does not show so. */
const asRules = selectList({
  ...missions.pick('registrationClosesAt', 'rejectedAt').columns('m'),
  noteShared: 'm.closing_note_shared',
  seats: `json_build_object('missionId', m.id, 'capacity', s.capacity, 'validated', s.validated,
    'awaitingStaff', s.awaiting_staff, 'invited', s.invited, 'waitlist', s.waitlist,
    'lastWaitlistPosition', s.last_waitlist_position, 'version', s.version)`,
  participation: `case when p.user_id is null then null else json_build_object('origin', p.origin,
    'validationStatus', p.validation_status, 'rejectedBy', p.rejected_by,
    'waitlistPosition', p.waitlist_position, 'withdrawnAt', p.withdrawn_at, 'blind', p.blind) end`,
  invitationExpiresAt: 'p.invitation_expires_at',
} satisfies Record<Exclude<keyof DetailsRow, 'view' | 'part'>, string>)

/** @param staff `true` or `false`, as SQL */
function statement(staff: 'true' | 'false'): string {
  const shown = [
    sharedColumns('$3'),
    details,
    `${seriesSql(staff)} as series`,
    ...(staff === 'true' ? [staffDetails] : []),
  ]
  const part = staff === 'true' ? `case when p.user_id is not null then ${ownPart} end` : 'null'
  return `select (select row_to_json(shown) from (select ${shown.join(', ')}) shown) as view, ${asRules}, ${part} as part
    from ${cardTables('$1')} where m.id = $2 and m.deleted_at is null`
}

/** Whatever PostgreSQL might have to look at costs, whether it does or not: so each reader has a statement. */
const statements = {
  staff: { name: 'mission-details-staff', text: statement('true') },
  member: { name: 'mission-details', text: statement('false') },
  part: {
    name: 'mission-details-part',
    text: `select ${ownPart} as part from participants p where p.user_id = $1 and p.mission_id = $2`,
  },
}

/** One mission with all that somebody may be shown of it: one statement, and one more for a member with a part in it. */
export async function readDetails(
  db: Queryable,
  { missionId, actor, at }: { missionId: string; actor: Actor; at: Date },
): Promise<DetailsRow | undefined> {
  const { part, member, staff } = statements
  const values = [actor.id, missionId]
  const { rows } = await db.query<DetailsRow>({
    ...(actor.role === 'member' ? member : staff),
    values: [...values, at],
  })
  const [row] = rows
  if (row?.participation && !row.part) {
    const own = await db.query<Pick<DetailsRow, 'part'>>({ ...part, values })
    return { ...row, ...own.rows[0] }
  }
  return row
}
