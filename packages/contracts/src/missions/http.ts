import Type, { type Static } from 'typebox'
import {
  approvalStatuses,
  attendances,
  awaitedFrom,
  displayStatuses,
  memberWithdrawalReasons,
  missionDomains,
  missionModes,
  missionOrigins,
  missionScopes,
  missionTypes,
  participantOrigins,
  participationEndReasons,
  profileTypes,
  registrationModes,
  rejectionReasons,
  skills,
  staffRefusalReasons,
  validationStatuses,
  volunteerKinds,
} from '../enumerations.ts'
import { cancerTypes, shareableHealthFields, treatmentStages } from '../health-enumerations.ts'
import { closed, Id, Instant, Nullable } from '../identifiers.ts'
import { csvFormat, ListBody, ListOf, ListQuery } from '../lists.ts'
import type { missionCalls } from './calls.ts'
import type { CallSchemas } from '../schemas.ts'
import { Effort, Energy, MissionContent, MissionEdit, Organisation } from './content.ts'
import { MissionStatistics, MissionStatisticsQuery } from './statistics.ts'
import { MySurvey, SurveyAnswer, SurveyResults, SurveySend, SurveySent } from './survey.ts'
import { Workspace, WorkspaceEdit } from './workspace.ts'

export const Participant = Type.Object({
  missionId: Id,
  userId: Id,
  origin: Type.Enum(participantOrigins),
  validationStatus: Type.Enum(validationStatuses),
  awaitedFrom: Type.Enum(awaitedFrom),
  waitlistPosition: Nullable(Type.Integer()),
  motivation: Nullable(Type.String()),
  answers: Type.Array(Type.String()),
  invitationMessage: Nullable(Type.String()),
  invitationExpiresAt: Nullable(Instant),
  sharedHealthFields: Type.Array(Type.Enum(shareableHealthFields)),
  conflictOfInterest: Nullable(Type.String()),
  decidedAt: Nullable(Instant),
  reasonCode: Nullable(Type.Enum(participationEndReasons)),
  comment: Nullable(Type.String()),
  withdrawnAt: Nullable(Instant),
  attendance: Nullable(Type.Enum(attendances)),
  surveySentAt: Nullable(Instant),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Participant = Static<typeof Participant>

/** A participant as the managers of the mission see them: names come from the local copy of users' names. */
export const ParticipantRow = Type.Object({
  ...Participant.properties,
  displayName: Type.String(),
  departmentCode: Nullable(Type.String()),
})
export type ParticipantRow = Static<typeof ParticipantRow>

/** What a card needs to know of the caller's own participation. */
export const MyParticipation = Type.Object({
  validationStatus: Type.Enum(validationStatuses),
  awaitedFrom: Type.Enum(awaitedFrom),
  origin: Type.Enum(participantOrigins),
  waitlistPosition: Nullable(Type.Integer()),
  withdrawnAt: Nullable(Instant),
  invitationExpiresAt: Nullable(Instant),
})

/** Why a mission may suit the caller, from engagement fields only (decisions.md §5). */
export const Match = Type.Object({ score: Type.Integer(), reasons: Type.Array(Type.String()) })

const card = {
  id: Id,
  title: Type.String(),
  summary: Type.String(),
  coverKey: Nullable(Type.String()),
  coverAlt: Nullable(Type.String()),
  type: Type.Enum(missionTypes),
  origin: Type.Enum(missionOrigins),
  domains: Type.Array(Type.Enum(missionDomains)),
  mode: Type.Enum(missionModes),
  scope: Type.Enum(missionScopes),
  departmentCode: Nullable(Type.String()),
  city: Nullable(Type.String()),
  startAt: Instant,
  endAt: Nullable(Instant),
  registrationDeadline: Nullable(Instant),
  effort: Effort,
  energy: Energy,
  placesLeft: Nullable(Type.Integer()),
  displayStatus: Type.Enum(displayStatuses),
  registrationOpen: Type.Boolean(),
  myParticipation: Nullable(MyParticipation),
}

export const MissionCard = Type.Object({
  ...card,
  organisation: Nullable(Type.Object({ name: Type.String() })),
  match: Type.Optional(Match),
})
export type MissionCard = Static<typeof MissionCard>

/** Counters that only those who manage a mission receive in full; a member sees places left. */
export const MissionCounters = Type.Object({
  validatedCount: Type.Integer(),
  awaitingStaffCount: Type.Integer(),
  invitedCount: Type.Integer(),
  waitlistCount: Type.Integer(),
  placesLeft: Nullable(Type.Integer()),
})

export const missionActions = [
  'register',
  'join_waitlist',
  'unregister',
  'accept_invitation',
  'reject_invitation',
  'see_workspace',
  'answer_survey',
  'see_participants',
  'decide_participants',
  'add_participants',
  'set_attendance',
  'edit',
  'resubmit',
  'edit_workspace',
  'approve',
  'reject',
  'revoke_rejection',
  'send_survey',
  'see_survey_results',
  'close',
  'add_closing_note',
  'delete',
] as const

/** One line of what happened to a mission; `actorName` is absent where the clock did it. */
export const MissionHistoryEntry = Type.Object({
  at: Instant,
  action: Type.String(),
  actorId: Nullable(Id),
  actorName: Nullable(Type.String()),
  detail: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()])),
})
export type MissionHistoryEntry = Static<typeof MissionHistoryEntry>

/** Part of a mission that only its validated participants and managers receive. */
export const Mission = Type.Object({
  ...card,
  /** The reader's own, with all that they wrote and were told. */
  myParticipation: Nullable(Participant),
  organisation: Nullable(Organisation),
  typeOther: Nullable(Type.String()),
  description: Type.String({ description: 'Allow-listed HTML' }),
  objectives: Nullable(Type.String()),
  practicalInfo: Nullable(Type.String()),
  postalCode: Nullable(Type.String()),
  street: Nullable(Type.String()),
  meetingUrl: Type.Optional(Nullable(Type.String())),
  accessNote: Nullable(Type.String()),
  capacity: Nullable(Type.Integer()),
  registrationMode: Type.Enum(registrationModes),
  waitlistEnabled: Type.Boolean(),
  motivationRequired: Type.Boolean(),
  questions: Type.Array(Type.String()),
  targetProfileTypes: Type.Array(Type.Enum(profileTypes)),
  targetCancerTypes: Type.Array(Type.Enum(cancerTypes)),
  targetTreatmentStages: Type.Array(Type.Enum(treatmentStages)),
  requiredVolunteerKinds: Type.Array(Type.Enum(volunteerKinds)),
  skills: Type.Array(Type.Enum(skills)),
  prerequisites: Type.Array(Type.String()),
  expensesCovered: Type.Boolean(),
  expensesNote: Nullable(Type.String()),
  interestsDeclarationRequired: Type.Boolean(),
  creatorId: Id,
  managerIds: Type.Array(Id),
  contactName: Type.String(),
  approvalStatus: Type.Enum(approvalStatuses),
  approvedAt: Nullable(Instant),
  rejection: Nullable(
    Type.Object({ reasonCode: Type.Enum(rejectionReasons), comment: Type.String(), at: Instant, by: Id }),
  ),
  closedAt: Nullable(Instant),
  closingNote: Nullable(Type.String()),
  /** For those who are confirmed and those who run the mission; absent for everybody else. */
  workspace: Type.Optional(Workspace),
  /** The newest survey that the reader was sent; absent where none was. */
  mySurvey: Type.Optional(MySurvey),
  /** Oldest first, for those whom decisions.md §6 allows; absent for everybody else. */
  history: Type.Optional(Type.Array(MissionHistoryEntry)),
  /** Absent for those who do not run the mission: `placesLeft` is all they need. */
  counters: Type.Optional(MissionCounters),
  allowedActions: Type.Array(Type.Enum(missionActions)),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Mission = Static<typeof Mission>

const missionParams = Type.Object({ missionId: Id }, closed)

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
const LeftOut = Type.Object({ userId: Id, code: Type.String() })

const Decision = Type.Object({ updated: Type.Array(Id), failed: Type.Array(LeftOut) })

/** Words for the people concerned, or for the history. */
const Comment = Type.Object({ comment: Type.Optional(Type.String({ maxLength: 1000 })) }, closed)

const userIds = Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true })

const missionListExtra = { scope: Type.Optional(Type.Enum(['all', 'department', 'mine'])) }

/** `alike`: nothing holds the words that were searched for, and these are written nearly so. */
const MissionPage = Type.Object({ ...ListOf(MissionCard).properties, alike: Type.Optional(Type.Literal(true)) })

/** Whose missions the staff's list shows: their own, their department's, those they may approve, or all. */
export const managedScopes = ['mine', 'department', 'to_approve', 'all'] as const
export type ManagedScope = (typeof managedScopes)[number]
const managedExtra = { scope: Type.Optional(Type.Enum(managedScopes)) }

export const ManagedMission = Type.Object({
  ...card,
  organisation: Nullable(Type.Object({ name: Type.String() })),
  approvalStatus: Type.Enum(approvalStatuses),
  contactName: Type.String(),
  createdAt: Instant,
  counters: MissionCounters,
})
export type ManagedMission = Static<typeof ManagedMission>

export const participationBuckets = ['upcoming', 'pending', 'invitations', 'past'] as const
export type ParticipationBucket = (typeof participationBuckets)[number]

export const Participation = Type.Object({
  participant: Participant,
  mission: MissionCard,
  bucket: Type.Enum(participationBuckets),
  contactName: Type.String(),
  closingNote: Nullable(Type.String()),
  /** A survey was sent to this person and is not answered yet. */
  surveyWaits: Type.Boolean(),
})
export type Participation = Static<typeof Participation>

export const missionSchemas = {
  'mission.list': { query: ListQuery(missionListExtra), data: MissionPage },
  'mission.search': { body: ListBody(missionListExtra), data: MissionPage },
  'mission.managed': { query: ListQuery({ ...managedExtra, ...csvFormat }), data: ListOf(ManagedMission) },
  'mission.searchManaged': { body: ListBody(managedExtra), data: ListOf(ManagedMission) },
  'mission.statistics': { query: MissionStatisticsQuery, data: MissionStatistics },
  'mission.create': { body: MissionContent, data: Mission },
  'mission.edit': { params: missionParams, body: MissionEdit, data: Mission },
  'mission.updateWorkspace': { params: missionParams, body: WorkspaceEdit, data: Mission },
  'mission.approve': { params: missionParams, body: Comment, data: Mission },
  'mission.reject': {
    params: missionParams,
    body: Type.Object(
      { reasonCode: Type.Enum(rejectionReasons), comment: Type.String({ minLength: 10, maxLength: 1000 }) },
      closed,
    ),
    data: Mission,
  },
  'mission.revokeRejection': { params: missionParams, body: Comment, data: Mission },
  'mission.close': {
    params: missionParams,
    body: Type.Object({ closingNote: Type.String({ minLength: 20, maxLength: 2000 }) }, closed),
    data: Mission,
  },
  'mission.delete': {
    params: missionParams,
    body: Type.Object({ reason: Type.Optional(Type.String({ maxLength: 500 })) }, closed),
    data: Type.Object({ id: Id }),
  },
  'mission.addParticipants': {
    params: missionParams,
    body: Type.Object({ userIds, message: Type.Optional(Type.String({ maxLength: 1000 })) }, closed),
    data: Type.Object({ invited: Type.Array(Id), skipped: Type.Array(LeftOut) }),
  },
  'mission.attendance': {
    params: missionParams,
    body: Type.Object(
      {
        items: Type.Array(Type.Object({ userId: Id, attendance: Nullable(Type.Enum(attendances)) }, closed), {
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
  'mission.participants': { params: missionParams, query: ListQuery(csvFormat), data: ListOf(ParticipantRow) },
  'mission.searchParticipants': { params: missionParams, body: ListBody({}), data: ListOf(ParticipantRow) },
  'mission.acceptUser': {
    params: missionParams,
    body: Type.Object({ userIds, message: Type.Optional(Type.String({ maxLength: 1000 })) }, closed),
    data: Decision,
  },
  'mission.rejectUser': {
    params: missionParams,
    body: Type.Object(
      { userIds, reasonCode: Type.Enum(staffRefusalReasons), comment: Type.Optional(Type.String({ maxLength: 500 })) },
      closed,
    ),
    data: Decision,
  },
  'mission.participantMissions': {
    params: Type.Object({ userId: Type.Union([Type.Literal('me'), Id]) }, closed),
    query: Type.Object({ bucket: Type.Optional(Type.Enum(participationBuckets)) }, closed),
    data: Type.Object({ items: Type.Array(Participation) }),
  },
} as const satisfies CallSchemas<keyof typeof missionCalls>
