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
import { closed, Id, Instant, Nullable, UserId } from '../identifiers.ts'
import { participantParts } from './part-of.ts'

/** What somebody says by telephone, and the team of a mission notes for them. */
const onBehalfActs = ['registered', 'accepted', 'kept_place', 'withdrew'] as const
export type OnBehalfAct = (typeof onBehalfActs)[number]

const OnBehalf = Type.Object({
  act: Type.Enum(onBehalfActs),
  at: Instant,
  /** As they were read out. */
  words: Type.String(),
  /** Who noted it; absent to the person. */
  byName: Type.Optional(Type.String()),
})

/** To whom of the team a request was passed on, and by whom; names are empty of who has no account any more. */
export const PassedOn = Type.Object({
  toId: UserId,
  toName: Type.String(),
  byId: UserId,
  byName: Type.String(),
  at: Instant,
  words: Type.String(),
})
export type PassedOn = Static<typeof PassedOn>

/** Who ended a participation that is refused; `system` also of an invitation that was taken back, which is no refusal. */
const rejectionAuthors = ['staff', 'member', 'system'] as const
export type RejectionAuthor = (typeof rejectionAuthors)[number]

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
  /** Whether what they are asked is a place that became free while they waited in line; absent to fellow participants. */
  placeOffered: Type.Optional(Type.Boolean()),
  sharedHealthFields: Type.Array(Type.Enum(shareableHealthFields)),
  conflictOfInterest: Nullable(Type.String()),
  decidedAt: Nullable(Instant),
  /** Who ended it, where it was refused; null otherwise, and absent to fellow participants. */
  rejectedBy: Type.Optional(Nullable(Type.Enum(rejectionAuthors))),
  reasonCode: Nullable(Type.Enum(participationEndReasons)),
  comment: Nullable(Type.String()),
  withdrawnAt: Nullable(Instant),
  attendance: Nullable(Type.Enum(attendances)),
  /** Absent where the mission was not moved after the person was confirmed. */
  newDateAnswer: Type.Optional(Nullable(Type.Enum(newDateAnswers))),
  surveySentAt: Nullable(Instant),
  /** What the team last noted for this person, who said it by telephone; absent or null where they did it themselves. */
  onBehalf: Type.Optional(Nullable(OnBehalf)),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Participant = Static<typeof Participant>

/** What became of an account that is not open. */
const endedAccounts = ['suspended', 'deleted'] as const

/** A participant as the managers of the mission see them: names come from the local copy of users' names. */
export const ParticipantRow = Type.Object({
  ...Participant.properties,
  displayName: Type.String(),
  departmentCode: Nullable(Type.String()),
  /** Kept by a team: without an e-mail address. */
  byTelephone: Type.Optional(Type.Boolean()),
  /** Of a request: each time that it was passed on, the last one first. */
  passedOn: Type.Optional(Type.Array(PassedOn)),
  /** When an invitation last went out, whatever reminded of it; null where it is not known, absent to fellows. */
  invitedAt: Type.Optional(Nullable(Instant)),
  /** Null while their account is open; absent to fellows. `deleted`: whatever `displayName` says is nobody's name. */
  accountEnded: Type.Optional(Nullable(Type.Enum(endedAccounts))),
  /** By it a decision says what was seen; absent to fellows. A service of before does not tell it, nor take it. */
  part: Type.Optional(Type.Enum(participantParts)),
})
export type ParticipantRow = Static<typeof ParticipantRow>

/** How somebody stood for whoever decides on them: who stands otherwise by now is not decided on. */
export const SeenPart = Type.Object({ userId: UserId, part: Type.Enum(participantParts) }, closed)
export type SeenPart = Static<typeof SeenPart>
export const seenPeople = { seen: Type.Optional(Type.Array(SeenPart, { maxItems: 100 })) }

const teamAnswers = ['accepted', 'refused'] as const
export type TeamAnswer = (typeof teamAnswers)[number]

/** Somebody on whom a decision could not be taken: a code of the catalogue, and what another of the team has answered. */
export const NotDecided = Type.Object({
  userId: UserId,
  code: Type.String(),
  answered: Type.Optional(Type.Enum(teamAnswers)),
})
export type NotDecided = Static<typeof NotDecided>

/** What a card needs to know of the caller's own participation. */
export const MyParticipation = Type.Object({
  validationStatus: Type.Enum(validationStatuses),
  awaitedFrom: Type.Enum(awaitedFrom),
  origin: Type.Enum(participantOrigins),
  waitlistPosition: Nullable(Type.Integer()),
  withdrawnAt: Nullable(Instant),
  invitationExpiresAt: Nullable(Instant),
  placeOffered: Type.Optional(Type.Boolean()),
  rejectedBy: Type.Optional(Nullable(Type.Enum(rejectionAuthors))),
  newDateAnswer: Type.Optional(Nullable(Type.Enum(newDateAnswers))),
})
