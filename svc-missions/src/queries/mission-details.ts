import type { Mission as MissionView, Participant as OwnParticipation } from '@ensemble/contracts/missions/http'
import type { Cancellation, Reschedule } from '@ensemble/contracts/missions/cancellation'
import type { MyQuestionnaire, Questionnaire } from '@ensemble/contracts/missions/questionnaire'
import type { MySurvey } from '@ensemble/contracts/missions/survey'
import type { Workspace } from '@ensemble/contracts/missions/workspace'
import type { ParticipantState } from '@ensemble/contracts/states'
import type { Queryable } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { selectList } from '@ensemble/service-kit/table'
import { fromTeamSql } from '../data/messages.ts'
import { missions } from '../data/mission-table.ts'
import { reaches, seesMission, type Actor } from '../domain/access.ts'
import { allowedActions } from '../domain/allowed-actions.ts'
import { mayTalk } from '../domain/messages.ts'
import { runs, type Mission } from '../domain/mission.ts'
import { stateOfParticipant, type Participant } from '../domain/participant.ts'
import { mayAnswer, takesAnswers } from '../domain/questionnaire-answers.ts'
import type { Candidate } from '../domain/registration.ts'
import type { Seats } from '../domain/seats.ts'
import { cardColumns, cardTables, instantSql } from './card.ts'
import { countersSql } from './mission-state.ts'
import { overlapsSql } from './overlaps.ts'
import { participantViewColumns } from './participant-view.ts'
import { quotableUntilSql } from './quotes.ts'
import { refusalSql, seriesSql, type StoredSubmission, submissionOf, submissionSql } from './submission.ts'

type StoredView = Omit<
  MissionView,
  | 'allowedActions'
  | 'counters'
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
  StoredSubmission & {
    counters: NonNullable<MissionView['counters']>
    meetingUrl: string | null
    workspace: MissionView['workspace'] | null
    questionnaire: Questionnaire | null
    answersOfMine: Pick<MyQuestionnaire, 'begunAt' | 'sentAt'> | null
    mySurvey: MySurvey | null
    myThread: Pick<NonNullable<MissionView['myThread']>, 'messages' | 'unread'>
    threads: NonNullable<MissionView['threads']> | null
    history: NonNullable<MissionView['history']> | null
    cancellation: Cancellation | null
    reschedule: Reschedule | null
    overlaps: MissionView['overlaps'] | null
  }

const emptyWorkspace: Workspace = { intro: null, links: [], documents: [], nextMeetingAt: null, notes: null }

interface DetailsRow {
  view: StoredView
  registrationClosesAt: Date | null
  rejectedAt: Date | null
  seats: Seats
  participation: Pick<
    Participant,
    'origin' | 'validationStatus' | 'rejectedBy' | 'waitlistPosition' | 'withdrawnAt' | 'blind'
  > | null
  invitationExpiresAt: Date | null
  own: OwnParticipation | null
  /** Whether the note on what it led to is for everybody. */
  noteShared: boolean
}

/**
 * One mission as this reader may see it, in one statement.
 * @throws Refusal NOT_FOUND; also for a mission that waits for approval, to those who may not see such
 */
export async function missionDetails(
  db: Queryable,
  { missionId, actor, at }: { missionId: string; actor: Actor & Candidate; at: Date },
): Promise<MissionView> {
  const { rows } = await db.query<DetailsRow>({
    name: 'mission-details',
    text,
    values: [at, actor.id, missionId, actor.role !== 'member'],
  })
  const row = rows[0] ?? refuse('NOT_FOUND')
  const mission = rulesOf(row)
  const state = stateOfParticipant(row.participation)
  if (!seesMission(actor, mission, state)) refuse('NOT_FOUND')
  const manages = runs(mission, actor.id) || reaches('mission.decide_participants', actor, mission)
  const inside = manages || state === 'validated'
  const {
    counters,
    meetingUrl,
    rejection,
    workspace,
    questionnaire,
    answersOfMine,
    mySurvey,
    myThread,
    threads,
    history,
    cancellation,
    reschedule,
    overlaps,
    series,
    submission,
    refusal,
    reviewed,
    ...view
  } = row.view
  const seesHistory =
    actor.role !== 'member' && (runs(mission, actor.id) || reaches('activity.view_log', actor, mission))
  const surveyWaits = mySurvey?.kind === 'built_in' && mySurvey.answeredAt === null
  const newDateWaits = row.own?.newDateAnswer === 'awaited'
  const hadPlace = row.participation?.validationStatus === 'validated'
  const readsNote = row.noteShared || hadPlace || actor.role !== 'member'
  const own = {
    state,
    invitationExpiresAt: row.invitationExpiresAt,
    newDateWaits,
    surveyWaits,
    talks: mayTalk(row.participation),
  }
  const actions = allowedActions(mission, row.seats, actor, own, at)
  const asked = questionnaireOf(questionnaire, answersOfMine, { mission, state, inside, at })
  return {
    ...view,
    closingNote: readsNote ? view.closingNote : null,
    myParticipation: row.own,
    rejection: reaches('mission.see_unapproved', actor, mission) ? rejection : null,
    ...(manages && { counters }),
    ...(inside && { meetingUrl, workspace: workspace ?? emptyWorkspace }),
    ...(cancellation && { cancellation }),
    ...(reschedule && { reschedule }),
    ...asked,
    ...(overlaps && { overlaps }),
    ...(series && series.dates.length > 1 && { series }),
    ...(actions.includes('approve') && {
      submission: submissionOf({ series, submission, refusal, reviewed }, { ...view, meetingUrl, ...asked }),
    }),
    ...(mySurvey && { mySurvey }),
    ...((row.own || myThread.messages > 0) && { myThread: { ...myThread, mayWrite: mayTalk(row.participation) } }),
    ...(mission.approvedAt && threads && reaches('mission.write_people', actor, mission) && { threads }),
    ...(seesHistory && { history: history ?? [] }),
    allowedActions: actions,
  }
}

interface Reader {
  mission: Mission
  state: ParticipantState
  inside: boolean
  at: Date
}

/** The questions of a study, for everybody who sees it; the address of another tool for those who have a part. */
function questionnaireOf(
  questionnaire: Questionnaire | null,
  mine: Pick<MyQuestionnaire, 'begunAt' | 'sentAt'> | null,
  { mission, state, inside, at }: Reader,
): Pick<MissionView, 'questionnaire' | 'myQuestionnaire'> {
  if (!questionnaire) return {}
  const { begunAt = null, sentAt = null } = mine ?? {}
  return {
    questionnaire: { ...questionnaire, url: inside ? questionnaire.url : null },
    myQuestionnaire: {
      mayAnswer: mayAnswer(mission, state, sentAt === null ? null : new Date(sentAt), at),
      mayTakeBack: begunAt !== null && takesAnswers(mission, at),
      begunAt,
      sentAt,
    },
  }
}

/** The mission as the rules see it, from the same row. */
function rulesOf({ view, registrationClosesAt, rejectedAt }: DetailsRow): Mission {
  return {
    ...view,
    startAt: new Date(view.startAt),
    endAt: view.endAt ? new Date(view.endAt) : null,
    registrationClosesAt,
    approvedAt: view.approvedAt ? new Date(view.approvedAt) : null,
    rejectedAt,
    closedAt: view.closedAt ? new Date(view.closedAt) : null,
    cancelledAt: view.cancellation ? new Date(view.cancellation.at) : null,
    deletedAt: null,
  }
}

/** The newest survey of the mission, to who was sent one: sends differ in their words, not in what is asked. */
const mySurveySql = `case when p.survey_sent_at is null then null else (
  select json_build_object('kind', v.kind, 'url', v.url, 'subject', v.subject, 'message', v.message,
    'sentAt', ${instantSql('p.survey_sent_at')}, 'answeredAt', (
      select ${instantSql('answered_at')} from survey_answers a where a.mission_id = m.id and a.user_id = $2),
    'quotableUntil', (select ${instantSql(quotableUntilSql)} from survey_answers a where a.mission_id = m.id and a.user_id = $2))
  from surveys v where v.mission_id = m.id and v.sent_at <= p.survey_sent_at order by v.id desc limit 1) end`

/** What happened to the mission, the oldest first, with the names of who did it. */
const historySql = `(select json_agg(json_build_object('at', ${instantSql('h.at')}, 'action', h.action,
    'actorId', h.actor_id, 'actorName', a.display_name, 'detail', h.detail) order by h.id)
  from mission_history h left join members_v1 a on a.id = h.actor_id where h.mission_id = m.id)`

/** What the screen shows beyond a card. */
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
  rejection: `case when m.rejected_at is null then null else json_build_object('reasonCode', m.rejection_reason_code,
    'comment', m.rejection_comment, 'at', ${instantSql('m.rejected_at')}, 'by', m.rejected_by) end`,
  closedAt: instantSql('m.closed_at'),
  cancellation: `case when m.cancelled_at is null then null else json_build_object(
    'at', ${instantSql('m.cancelled_at')}, 'reason', m.cancellation_reason) end`,
  reschedule: `case when m.rescheduled_at is null then null else json_build_object(
    'at', ${instantSql('m.rescheduled_at')}, 'reason', m.reschedule_reason,
    'previousStartAt', ${instantSql('m.previous_start_at')}, 'previousEndAt', ${instantSql('m.previous_end_at')}) end`,
  overlaps: overlapsSql('$1', '$2'),
  counters: `(${countersSql})::jsonb || jsonb_build_object('newDateAwaitedCount', (select count(*) from participants asked
    where asked.mission_id = m.id and asked.validation_status = 'validated' and asked.withdrawn_at is null
      and asked.new_date_answer = 'awaited'))`,
  answersOfMine: `(select json_build_object('begunAt', ${instantSql('consented_at')}, 'sentAt', ${instantSql('sent_at')})
    from questionnaire_answers a where a.mission_id = m.id and a.user_id = $2)`,
  mySurvey: mySurveySql,
  myThread: `(select json_build_object('messages', count(*), 'unread', count(*) filter (where read_at is null and ${fromTeamSql}))
    from messages where mission_id = m.id and user_id = $2)`,
  threads: `case when $4::boolean then (select json_build_object('unread', count(distinct user_id)) from messages
    where mission_id = m.id and read_at is null and not ${fromTeamSql}) end`,
  history: `case when $4::boolean then ${historySql} end`,
  series: seriesSql('$4::boolean'),
  submission: `case when $4::boolean and m.approval_status = 'waiting_for_approval' and m.rejected_at is null
    then ${submissionSql} end`,
  refusal: `case when $4::boolean then ${refusalSql} end`,
  reviewed: `case when $4::boolean then coalesce(m.approved_content, m.refused_content) end`,
  createdAt: instantSql('m.created_at'),
  updatedAt: instantSql('m.updated_at'),
})

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
  own: `(select row_to_json(part) from (select ${selectList(participantViewColumns)} where p.user_id is not null) part)`,
  invitationExpiresAt: 'p.invitation_expires_at',
} satisfies Record<Exclude<keyof DetailsRow, 'view'>, string>)

const text = `select (select row_to_json(shown) from (select ${cardColumns('$1')}, ${details}) shown) as view, ${asRules}
  from ${cardTables('$2')} where m.id = $3 and m.deleted_at is null`
