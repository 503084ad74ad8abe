import Type, { type Static } from 'typebox'
import {
  attendances,
  awaitedFrom,
  newDateAnswers,
  participantOrigins,
  participationEndReasons,
  validationStatuses,
} from '../enumerations.ts'
import { shareableHealthFields } from '../health-enumerations.ts'
import { Id, Instant, Nullable, UserId } from '../identifiers.ts'

export const Participant = Type.Object({
  missionId: Id,
  userId: UserId,
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
  /** Absent where the mission was not moved after the person was confirmed. */
  newDateAnswer: Type.Optional(Nullable(Type.Enum(newDateAnswers))),
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
  newDateAnswer: Type.Optional(Nullable(Type.Enum(newDateAnswers))),
})
