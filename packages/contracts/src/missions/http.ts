import Type from 'typebox'
import { attendances, memberWithdrawalReasons, rejectionReasons, staffRefusalReasons } from '../enumerations.ts'
import { shareableHealthFields } from '../health-enumerations.ts'
import { closed, Id, Instant, Nullable, UserId, UserIdOrMe } from '../identifiers.ts'
import { byCursor, csvFormat, CursorListOf, ListBody, ListOf, ListQuery, pages } from '../lists.ts'
import type { CallSchemas } from '../schemas.ts'
import { SaidByTelephone } from '../users/by-telephone.ts'
import { practicalNeeds } from './practical-needs.ts'
import type { missionCalls } from './calls.ts'
import { LinkAnswer, LinkLook, LinkReply } from './answer-link.ts'
import { CalendarFeed, FeedSecret, NewCalendarFeed } from './calendar-feed.ts'
import { MissionCard } from './card.ts'
import { MissionContent, MissionEdit } from './content.ts'
import { HandedOver, HandOver } from './hand-over.ts'
import { KeptSearch, KeptSearchEdit, KeptSearches, Near, SearchToKeep } from './kept-searches.ts'
import { ManagedMission, managedScopes } from './managed-mission.ts'
import { manySchemas } from './many.ts'
import { messageSchemas } from './messages.ts'
import { OpenMissions } from './open-missions.ts'
import { PastMission } from './past-mission.ts'
import { quoteSchemas } from './quotes.ts'
import { Mission } from './mission.ts'
import { NotDecided, Participant, ParticipantRow, PassedOn, seenPeople } from './participant.ts'
import { Participation, participationBuckets } from './participation.ts'
import { MissionCancel, MissionReschedule, NewDateReply } from './cancellation.ts'
import { MissionStatistics, MissionStatisticsQuery } from './statistics.ts'
import { OwnQuestionnaireAnswers, QuestionnaireAnswersEdit, QuestionnaireResults } from './questionnaire.ts'
import { SurveyAnswer, SurveyResults, SurveySend, SurveySent } from './survey.ts'
import { TerritoriesOfMissions } from './territories.ts'
import { WaitingPage, WaitingQuery } from './waiting.ts'
import { WorkspaceEdit } from './workspace.ts'
import { MissionYear, YearReportQuery } from './year-report.ts'

// What the calls take and give is named where the calls are.
export { Match, MissionCard } from './card.ts'
export { ManagedMission, type ManagedScope } from './managed-mission.ts'
export { Mission, missionActions, type Overlap, type MissionHistoryAction, MissionHistoryEntry } from './mission.ts'
export { type Letter, type Thread, type ThreadRow, type UnreadThread } from './messages.ts'
export { Participant, ParticipantRow, type PassedOn } from './participant.ts'
export { type WaitingForStaff } from './waiting.ts'
export { Participation, type ParticipationBucket } from './participation.ts'

const missionParams = Type.Object({ missionId: Id }, closed)
const searchParams = Type.Object({ searchId: Id }, closed)

const RegisterBody = Type.Object(
  {
    motivation: Type.Optional(Type.String({ maxLength: 1500 })),
    answers: Type.Optional(Type.Array(Type.String({ maxLength: 500 }), { maxItems: 5 })),
    sharedHealthFields: Type.Optional(Type.Array(Type.Enum(shareableHealthFields), { uniqueItems: true })),
    conflictOfInterest: Type.Optional(Type.String({ maxLength: 500 })),
  },
  closed,
)

/** Somebody for whom a call on many people did nothing, and why: a code of the catalogue. */
const LeftOut = Type.Object({ userId: UserId, code: Type.String() })

const Decision = Type.Object({ updated: Type.Array(UserId), failed: Type.Array(NotDecided) })

/** Words for the people concerned, or for the history. */
const Comment = Type.Object({ comment: Type.Optional(Type.String({ maxLength: 1000 })) }, closed)

/** The version that whoever decides has read: no other one is decided unseen. */
const seen = { updatedAt: Type.Optional(Instant) }

const userIds = Type.Array(UserId, { minItems: 1, maxItems: 100, uniqueItems: true })

const missionListExtra = {
  ...byCursor,
  scope: Type.Optional(Type.Enum(['all', 'department', 'mine'])),
  near: Type.Optional(Near),
}

/**
 * `needs`: what answers most of them comes first. They say something of the reader, so in a body alone, and are kept
 * nowhere. `over`: of the missions that a filter by `id` names, those that are closed, cancelled or past, instead of those
 * that are open; whatever `scope`.
 */
const missionSearchExtra = {
  ...missionListExtra,
  needs: Type.Optional(Type.Array(Type.Enum(practicalNeeds), { uniqueItems: true })),
  over: Type.Optional(Type.Literal(true)),
}

/** `alike`: nothing holds the words that were searched for, and these are written nearly so. */
const MissionPage = Type.Object({ ...CursorListOf(MissionCard).properties, alike: Type.Optional(Type.Literal(true)) })

const managedExtra = { ...byCursor, ...csvFormat, scope: Type.Optional(Type.Enum(managedScopes)) }

const participantsExtra = { ...byCursor, ...csvFormat }

export const missionSchemas = {
  'mission.list': { query: ListQuery(missionListExtra), data: MissionPage },
  'mission.search': { body: ListBody(missionSearchExtra), data: MissionPage },
  'mission.managed': { query: ListQuery(managedExtra), data: CursorListOf(ManagedMission) },
  'mission.searchManaged': { body: ListBody(managedExtra), data: CursorListOf(ManagedMission) },
  'mission.open': { data: OpenMissions },
  'mission.past': { query: Type.Object(pages, closed), data: ListOf(PastMission) },
  'mission.waiting': { query: WaitingQuery, data: WaitingPage },
  'mission.statistics': { query: MissionStatisticsQuery, data: MissionStatistics },
  'mission.yearReport': { query: YearReportQuery, data: MissionYear },
  'mission.territories': { data: TerritoriesOfMissions },
  'mission.create': { body: MissionContent, data: Mission },
  'mission.handOver': { body: HandOver, data: HandedOver },
  'mission.edit': { params: missionParams, body: MissionEdit, data: Mission },
  'mission.updateWorkspace': { params: missionParams, body: WorkspaceEdit, data: Mission },
  'mission.approve': {
    params: missionParams,
    body: Type.Object({ ...Comment.properties, ...seen }, closed),
    data: Mission,
  },
  'mission.reject': {
    params: missionParams,
    body: Type.Object(
      { reasonCode: Type.Enum(rejectionReasons), comment: Type.String({ minLength: 10, maxLength: 1000 }), ...seen },
      closed,
    ),
    data: Mission,
  },
  'mission.revokeRejection': { params: missionParams, body: Comment, data: Mission },
  'mission.close': {
    params: missionParams,
    body: Type.Object(
      {
        closingNote: Type.String({ minLength: 20, maxLength: 2000 }),
        /** Everybody who looks at past missions may read the note; else those who had a part in this one. */
        shared: Type.Optional(Type.Boolean()),
      },
      closed,
    ),
    data: Mission,
  },
  'mission.cancel': { params: missionParams, body: MissionCancel, data: Mission },
  'mission.reschedule': { params: missionParams, body: MissionReschedule, data: Mission },
  'mission.answerNewDate': { params: missionParams, body: NewDateReply, data: Participant },
  'mission.delete': {
    params: missionParams,
    body: Type.Object({ reason: Type.Optional(Type.String({ maxLength: 500 })) }, closed),
    data: Type.Object({ id: Id }),
  },
  'mission.addParticipants': {
    params: missionParams,
    body: Type.Object({ userIds, message: Type.Optional(Type.String({ maxLength: 1000 })) }, closed),
    data: Type.Object({ invited: Type.Array(UserId), skipped: Type.Array(LeftOut) }),
  },
  'mission.attendance': {
    params: missionParams,
    body: Type.Object(
      {
        items: Type.Array(Type.Object({ userId: UserId, attendance: Nullable(Type.Enum(attendances)) }, closed), {
          minItems: 1,
          maxItems: 500,
        }),
      },
      closed,
    ),
    data: Decision,
  },
  'mission.sendSurvey': { params: missionParams, body: SurveySend, data: SurveySent },
  'mission.answerSurvey': {
    params: missionParams,
    body: SurveyAnswer,
    data: Type.Object({ answeredAt: Instant }),
  },
  'mission.surveyResults': { params: missionParams, data: SurveyResults },
  'mission.get': {
    params: missionParams,
    /** `ics`: the date as a calendar file instead of the mission. */
    query: Type.Object({ format: Type.Optional(Type.Enum(['ics'])) }, closed),
    data: Mission,
  },
  'mission.register': { params: missionParams, body: RegisterBody, data: Participant },
  'mission.unregister': {
    params: missionParams,
    body: Type.Object(
      { reasonCode: Type.Enum(memberWithdrawalReasons), comment: Type.Optional(Type.String({ maxLength: 500 })) },
      closed,
    ),
    data: Participant,
  },
  'mission.registerFor': {
    params: missionParams,
    body: Type.Object(
      {
        userId: UserId,
        said: SaidByTelephone,
        motivation: RegisterBody.properties.motivation,
        answers: RegisterBody.properties.answers,
        conflictOfInterest: RegisterBody.properties.conflictOfInterest,
      },
      closed,
    ),
    data: Participant,
  },
  'mission.withdrawFor': {
    params: missionParams,
    body: Type.Object({ userId: UserId, reasonCode: Type.Enum(memberWithdrawalReasons) }, closed),
    data: Participant,
  },
  'mission.acceptInvitation': {
    params: missionParams,
    body: Type.Object(
      {
        answers: RegisterBody.properties.answers,
        sharedHealthFields: RegisterBody.properties.sharedHealthFields,
      },
      closed,
    ),
    data: Participant,
  },
  'mission.rejectInvitation': {
    params: missionParams,
    body: Type.Object(
      {
        reasonCode: Type.Optional(Type.Enum(memberWithdrawalReasons)),
        comment: Type.Optional(Type.String({ maxLength: 500 })),
      },
      closed,
    ),
    data: Participant,
  },
  'mission.lookAtLink': { body: LinkLook, data: LinkAnswer },
  'mission.answerLink': { body: LinkReply, data: LinkAnswer },
  'mission.calendarFeed': { data: CalendarFeed },
  'mission.makeCalendarFeed': { data: NewCalendarFeed },
  'mission.revokeCalendarFeed': { data: CalendarFeed },
  'mission.calendar': { params: Type.Object({ secret: FeedSecret }, closed), data: Type.String() },
  'mission.keptSearches': { data: KeptSearches },
  'mission.keepSearch': { body: SearchToKeep, data: KeptSearch },
  'mission.editKeptSearch': { params: searchParams, body: KeptSearchEdit, data: KeptSearch },
  'mission.forgetSearch': { params: searchParams, data: Type.Object({}, closed) },
  ...manySchemas,
  ...messageSchemas,
  ...quoteSchemas,
  'mission.ownAnswers': { params: missionParams, data: OwnQuestionnaireAnswers },
  'mission.saveAnswers': { params: missionParams, body: QuestionnaireAnswersEdit, data: OwnQuestionnaireAnswers },
  'mission.takeBackAnswers': {
    params: missionParams,
    body: Type.Object({}, closed),
    data: Type.Object({ takenBackAt: Instant }),
  },
  'mission.questionnaireResults': {
    params: missionParams,
    /** `csv`: one row for each person, without names. `codebook`: what its columns and values mean. */
    query: Type.Object({ format: Type.Optional(Type.Enum(['csv', 'codebook'])) }, closed),
    data: QuestionnaireResults,
  },
  'mission.participants': {
    params: missionParams,
    query: ListQuery(participantsExtra),
    data: CursorListOf(ParticipantRow),
  },
  'mission.searchParticipants': {
    params: missionParams,
    body: ListBody(participantsExtra),
    data: CursorListOf(ParticipantRow),
  },
  'mission.acceptUser': {
    params: missionParams,
    body: Type.Object({ userIds, message: Type.Optional(Type.String({ maxLength: 1000 })), ...seenPeople }, closed),
    data: Decision,
  },
  'mission.rejectUser': {
    params: missionParams,
    body: Type.Object(
      {
        userIds,
        reasonCode: Type.Enum(staffRefusalReasons),
        comment: Type.Optional(Type.String({ maxLength: 500 })),
        ...seenPeople,
      },
      closed,
    ),
    data: Decision,
  },
  'mission.colleagues': {
    params: missionParams,
    data: Type.Object({ items: Type.Array(Type.Object({ userId: UserId, displayName: Type.String() })) }),
  },
  'mission.passOnRequest': {
    params: missionParams,
    body: Type.Object({ userId: UserId, toId: UserId, words: Type.Optional(Type.String({ maxLength: 500 })) }, closed),
    data: Type.Object({ passedOn: Type.Array(PassedOn) }),
  },
  'mission.participantMissions': {
    params: Type.Object({ userId: UserIdOrMe }, closed),
    query: Type.Object(
      {
        bucket: Type.Optional(Type.Enum(participationBuckets)),
        ...pages,
        /** What svc-missions keeps of the caller: a part of the file that `user.get` of `me` gives. */
        format: Type.Optional(Type.Literal('archive')),
      },
      closed,
    ),
    /** `facets.bucket` counts every bucket, whichever is shown. */
    data: ListOf(Participation),
  },
} as const satisfies CallSchemas<keyof typeof missionCalls>
