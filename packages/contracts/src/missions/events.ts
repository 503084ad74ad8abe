import Type, { type Static } from 'typebox'
import { participationEndReasons, rejectionReasons, surveyKinds } from '../enumerations.ts'
import type { EventDefinition } from '../events.ts'
import { Id, Instant, Nullable, UserId } from '../identifiers.ts'
import { PartErased } from '../users/erasure.ts'
import { ChargeDue } from './charges.ts'
import { FormerAppointment, missionFacts, statedMission } from './mission-facts.ts'
import { participantFacts } from './participant-facts.ts'
import { SessionFact } from './practical-facts.ts'
import { UnansweredMissions } from './unanswered.ts'

const MissionState = Type.Object(missionFacts)

/** Its team hears of what somebody else of the staff has done to it. Absent from facts that are older than this. */
const ChangedMission = Type.Object({
  ...missionFacts,
  changed: Type.Optional(
    Type.Object({
      byId: UserId,
      /** In their words, where they gave any. */
      reason: Type.Optional(Type.String()),
      /** So many dates of its series that follow as well, of which no further fact says so. */
      following: Type.Optional(Type.Integer()),
    }),
  ),
})
export type ChangeOfMission = Static<typeof ChangedMission>['changed']

/** Why a mission waits for approval; absent = it is new. */
const submissionCauses = ['edited', 'resubmitted', 'rejection_revoked'] as const

/** What the service asks to be told to people at a certain time; each person of each notice is told once. */
const missionNotices = [
  'invitation_reminder',
  'starting_soon',
  'changed',
  'unanswered_requests',
  'ending_soon',
  'ended',
  'closing_soon',
  'thanks',
] as const
export type MissionNoticeKind = (typeof missionNotices)[number]

/** So many people at most in one notice or survey: a fact stays small, a large mission has several. */
export const noticePeople = 500

/** How somebody stood to a mission when it, or their part in it, ended: mails have other words for each. */
export const standings = ['confirmed', 'requested', 'waitlisted', 'invited'] as const
export type Standing = (typeof standings)[number]

/** What everybody of one standing is told of a cancellation or a new date: in its author's words, if they gave any. */
const toldOfChange = {
  missionId: Id,
  standing: Type.Enum(standings),
  userIds: Type.Array(UserId, { maxItems: noticePeople }),
  reason: Type.String(),
  mission: statedMission,
}

/** Who of the people holds a place: the link of a meeting is for them. Absent from facts that are older. */
const holders = Type.Optional(Type.Array(UserId, { maxItems: noticePeople }))

const ParticipantState = Type.Object(participantFacts)

export const missionEvents = {
  missionSubmitted: {
    type: 'missions.mission.submitted',
    version: 1,
    data: Type.Object({
      ...missionFacts,
      cause: Type.Optional(Type.Enum(submissionCauses)),
      /** One of several dates that were written at once: approvers are told once. */
      series: Type.Optional(Type.Object({ position: Type.Integer(), count: Type.Integer() })),
    }),
  },
  missionApproved: { type: 'missions.mission.approved', version: 1, data: MissionState },
  missionRejected: {
    type: 'missions.mission.rejected',
    version: 1,
    data: Type.Object({
      ...missionFacts,
      reasonCode: Type.Optional(Type.Enum(rejectionReasons)),
      comment: Type.Optional(Type.String()),
      /** The text that was approved before is shown again: only the change was rejected. */
      restored: Type.Optional(Type.Boolean()),
    }),
  },
  missionChanged: { type: 'missions.mission.changed', version: 1, data: MissionState },
  missionClosed: { type: 'missions.mission.closed', version: 1, data: MissionState },
  missionCancelled: { type: 'missions.mission.cancelled', version: 1, data: ChangedMission },
  missionRescheduled: { type: 'missions.mission.rescheduled', version: 1, data: ChangedMission },
  missionDeleted: { type: 'missions.mission.deleted', version: 1, data: ChangedMission },
  participantRegistered: { type: 'missions.participant.registered', version: 1, data: ParticipantState },
  participantInvited: {
    type: 'missions.participant.invited',
    version: 1,
    data: Type.Object({
      ...participantFacts,
      /** Whether a team asks somebody: false where a place became free for a person who stood in line. */
      solicited: Type.Optional(Type.Boolean()),
      /** Until when the person may answer; absent from facts that are older than this field. */
      expiresAt: Type.Optional(Instant),
    }),
  },
  participantAccepted: { type: 'missions.participant.accepted', version: 1, data: ParticipantState },
  participantRefused: {
    type: 'missions.participant.refused',
    version: 1,
    data: Type.Object({
      ...participantFacts,
      reasonCode: Type.Enum(participationEndReasons),
      /** Absent from facts that are older than this field. */
      was: Type.Optional(Type.Enum(standings)),
    }),
  },
  participantWithdrawn: {
    type: 'missions.participant.withdrawn',
    version: 1,
    data: Type.Object({
      ...participantFacts,
      reasonCode: Type.Optional(Type.Enum(participationEndReasons)),
      /** Absent from facts that are older than this field. */
      was: Type.Optional(Type.Enum(standings)),
    }),
  },
  participantExpired: {
    type: 'missions.participant.expired',
    version: 1,
    data: Type.Object({
      ...participantFacts,
      /** As of the invitation: false where it was a place that became free. Absent from facts of before this field. */
      solicited: Type.Optional(Type.Boolean()),
    }),
  },
  /** The mission was moved, and the new date suits. */
  participantKeptPlace: { type: 'missions.participant.kept_place', version: 1, replaces: null, data: ParticipantState },
  /** Who was there was noted, so that open lists are asked for again; of whom, and what, is told to nobody. */
  attendanceNoted: {
    type: 'missions.participant.attendance_noted',
    version: 1,
    replaces: null,
    data: Type.Object({ missionId: Id }),
  },
  /**
   * A request to take part was passed on to a colleague, who is to be told. What was written with it does not leave the
   * service. It names the person otherwise than other facts do: they are not told.
   */
  requestPassedOn: {
    type: 'missions.participant.passed_on',
    version: 1,
    replaces: null,
    data: Type.Object({ missionId: Id, personId: UserId, toId: UserId, byId: UserId, mission: statedMission }),
  },
  /** Nothing of a deleted account is left here but counts. `subject` is the person's id. */
  personErased: { type: 'missions.person.erased', version: 1, replaces: null, data: PartErased },
  noticeDue: {
    type: 'missions.notice.due',
    version: 1,
    replaces: null,
    data: Type.Object({
      kind: Type.Enum(missionNotices),
      missionId: Id,
      userIds: Type.Array(UserId, { maxItems: noticePeople }),
      /** How many requests wait, or how many days are left. */
      count: Type.Optional(Type.Integer()),
      /** The closing note. */
      note: Type.Optional(Type.String()),
      /** Of a recalled invitation: what the team wrote with it, and how long it can be answered. */
      message: Type.Optional(Type.String()),
      expiresAt: Type.Optional(Instant),
      /** Of thanks: these people could not come. */
      came: Type.Optional(Type.Literal(false)),
      /** Of thanks: for answers to the study that the mission is. What was answered is told to nobody. */
      answered: Type.Optional(Type.Literal(true)),
      /** Of thanks for answers: another tool has them, and that they were given is what the person says. */
      elsewhere: Type.Optional(Type.Literal(true)),
      /** What changed of the appointment. */
      changed: Type.Optional(Type.Array(Type.Enum(['date', 'place', 'link']))),
      /** What its date and place were before; absent from facts that are older than this field. */
      former: Type.Optional(FormerAppointment),
      /** The sessions changed: those that do not take place any more. */
      endedSessions: Type.Optional(Type.Array(SessionFact)),
      unanswered: Type.Optional(UnansweredMissions),
      mission: statedMission,
    }),
  },
  /** A mission that just opened is what these people look for. What they look for is told to nobody. */
  searchMatched: {
    type: 'missions.search.matched',
    version: 1,
    replaces: null,
    data: Type.Object({
      missionId: Id,
      tell: Type.Enum(['digest', 'at_once']),
      userIds: Type.Array(UserId, { maxItems: noticePeople }),
    }),
  },
  /** A mission was cancelled: these people are to be told, and of what else they may really join. */
  cancellationDue: {
    type: 'missions.notice.cancellation_due',
    version: 1,
    replaces: null,
    data: Type.Object({
      ...toldOfChange,
      alternatives: Type.Array(Type.Object({ userId: UserId, missionIds: Type.Array(Id, { maxItems: 3 }) })),
    }),
  },
  /** A mission was moved: these people are to be told; those who are confirmed are asked whether it suits them. */
  rescheduleDue: {
    type: 'missions.notice.reschedule_due',
    version: 1,
    replaces: null,
    data: Type.Object({
      ...toldOfChange,
      previousStartAt: Instant,
      /** Until when those who are invited may answer; absent from facts that are older than this field. */
      answerUntil: Type.Optional(Type.Array(Type.Object({ userId: UserId, expiresAt: Instant }))),
    }),
  },
  /** A team writes to these people, in its own words. */
  letterDue: {
    type: 'missions.notice.letter_due',
    version: 1,
    replaces: null,
    data: Type.Object({
      missionId: Id,
      userIds: Type.Array(UserId, { maxItems: noticePeople }),
      subject: Type.String(),
      text: Type.String(),
      holders,
      mission: statedMission,
    }),
  },
  /**
   * Something unread stands in the thread of a person: they, or the team, are to be told, once for all of it. The words
   * of a team go with it; what a person wrote does not leave the service.
   */
  threadDue: {
    type: 'missions.notice.thread_due',
    version: 1,
    replaces: null,
    data: Type.Object({
      missionId: Id,
      /** Whose thread it is. */
      userId: UserId,
      to: Type.Enum(['person', 'team']),
      count: Type.Integer(),
      texts: Type.Array(Type.String()),
      holders,
      mission: statedMission,
    }),
  },
  /** Missions were put into somebody's charge by somebody else: they are to be told, once for all of them. */
  chargeDue: { type: 'missions.notice.charge_due', version: 1, replaces: null, data: ChargeDue },
  /** Missions were taken out of somebody's charge by somebody else: they are to be told, once for all of them. */
  chargeEnded: { type: 'missions.notice.charge_ended', version: 1, replaces: null, data: ChargeDue },
  /** Something was written or read in a thread of a mission: in whose, and what, is told to nobody. */
  threadChanged: {
    type: 'missions.message.changed',
    version: 1,
    replaces: null,
    data: Type.Object({ missionId: Id }),
  },
  surveySent: {
    type: 'missions.survey.sent',
    version: 1,
    replaces: null,
    data: Type.Object({
      missionId: Id,
      userIds: Type.Array(UserId, { maxItems: noticePeople }),
      kind: Type.Enum(surveyKinds),
      subject: Type.String(),
      message: Nullable(Type.String()),
    }),
  },
  /** Somebody answered or took something of it back, so that open results are asked for again; who, and what, is told to nobody. */
  surveyAnswered: {
    type: 'missions.survey.answered',
    version: 1,
    replaces: null,
    data: Type.Object({ missionId: Id }),
  },
} as const satisfies Record<string, EventDefinition>
