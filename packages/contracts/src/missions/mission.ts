import Type, { type Static } from 'typebox'
import {
  approvalStatuses,
  profileTypes,
  registrationModes,
  rejectionReasons,
  skills,
  volunteerKinds,
} from '../enumerations.ts'
import { cancerTypes, treatmentStages } from '../health-enumerations.ts'
import { Id, Instant, Nullable, UserId } from '../identifiers.ts'
import { Cancellation, Reschedule } from './cancellation.ts'
import { cardFields } from './card.ts'
import { Organisation } from './content.ts'
import { SeriesOf, Submission } from './many.ts'
import { Participant } from './participant.ts'
import { MyQuestionnaire, Questionnaire } from './questionnaire.ts'
import { MySurvey } from './survey.ts'
import { Workspace } from './workspace.ts'

/** Counters that only those who manage a mission receive in full; a member sees places left. */
export const MissionCounters = Type.Object({
  validatedCount: Type.Integer(),
  awaitingStaffCount: Type.Integer(),
  invitedCount: Type.Integer(),
  waitlistCount: Type.Integer(),
  placesLeft: Nullable(Type.Integer()),
  /** Confirmed people who have not said whether a new date suits them. */
  newDateAwaitedCount: Type.Optional(Type.Integer()),
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
  'cancel',
  'reschedule',
  'answer_new_date',
  'delete',
] as const

/** What a line of a mission's history may tell: its moves, and what its team did with it. */
const missionHistoryActions = [
  'create',
  'approve',
  'reject',
  'reject_edit',
  'revoke_rejection',
  'resubmit',
  'edit',
  'edit_content',
  'update_workspace',
  'close',
  'add_closing_note',
  'cancel',
  'reschedule',
  'delete',
  'send_survey',
  'export_participants',
] as const
export type MissionHistoryAction = (typeof missionHistoryActions)[number]

/** One line of what happened to a mission; `actorId` is null where the clock did it. */
export const MissionHistoryEntry = Type.Object({
  at: Instant,
  action: Type.Enum(missionHistoryActions),
  actorId: Nullable(UserId),
  actorName: Nullable(Type.String()),
  /** Whatever `actorName` says is nobody's name then. */
  actorDeleted: Type.Optional(Type.Boolean()),
  detail: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()])),
})
export type MissionHistoryEntry = Static<typeof MissionHistoryEntry>

/** Another mission at the same time, where the caller has a place or has asked for one. */
const Overlap = Type.Object({
  missionId: Id,
  title: Type.String(),
  /** Of the first of its sessions that is in the way; of the mission itself where it has none. */
  startAt: Instant,
  endAt: Instant,
  /** Nobody said until when: `endAt` is what was reckoned with. */
  openEnded: Type.Optional(Type.Literal(true)),
  /** How many more of its sessions are in the way; absent where none is. */
  more: Type.Optional(Type.Integer()),
  confirmed: Type.Boolean(),
})
export type Overlap = Static<typeof Overlap>

/** Part of a mission that only its validated participants and managers receive. */
export const Mission = Type.Object({
  ...cardFields,
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
  creatorId: UserId,
  managerIds: Type.Array(UserId),
  contactName: Type.String(),
  approvalStatus: Type.Enum(approvalStatuses),
  approvedAt: Nullable(Instant),
  rejection: Nullable(
    Type.Object({ reasonCode: Type.Enum(rejectionReasons), comment: Type.String(), at: Instant, by: UserId }),
  ),
  closedAt: Nullable(Instant),
  closingNote: Nullable(Type.String()),
  /** Absent where the mission was not cancelled; where it was, `closedAt` is set as well. */
  cancellation: Type.Optional(Cancellation),
  /** Absent where the mission stands where it always stood. */
  reschedule: Type.Optional(Reschedule),
  /** Absent where the mission takes place once. */
  series: Type.Optional(SeriesOf),
  /** For those who may approve it, while it waits for that. */
  submission: Type.Optional(Submission),
  /** For those who are confirmed and those who run the mission; absent for everybody else. */
  workspace: Type.Optional(Workspace),
  /** What the reader has promised for the same time; absent where there is nothing. */
  overlaps: Type.Optional(Type.Array(Overlap)),
  /** The reader's thread with the team; absent where the reader has no part in the mission. */
  myThread: Type.Optional(Type.Object({ messages: Type.Integer(), unread: Type.Integer(), mayWrite: Type.Boolean() })),
  /** For those who may write to the people of the mission: how many of these have written what nobody has read. */
  threads: Type.Optional(Type.Object({ unread: Type.Integer() })),
  /** The newest survey that the reader was sent; absent where none was. */
  mySurvey: Type.Optional(MySurvey),
  /** What a study asks; absent where it asks nothing here. */
  questionnaire: Type.Optional(Questionnaire),
  /** Where the reader stands with it; absent where there is none. */
  myQuestionnaire: Type.Optional(MyQuestionnaire),
  /** Oldest first, for those whom the permission matrix allows; absent for everybody else. */
  history: Type.Optional(Type.Array(MissionHistoryEntry)),
  /** Absent for those who do not run the mission: `placesLeft` is all they need. */
  counters: Type.Optional(MissionCounters),
  allowedActions: Type.Array(Type.Enum(missionActions)),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Mission = Static<typeof Mission>
