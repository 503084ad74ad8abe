import Type, { type Static } from 'typebox'
import {
  displayStatuses,
  missionDomains,
  missionModes,
  missionOrigins,
  missionScopes,
  missionTypes,
  skills,
} from '../enumerations.ts'
import { Id, Instant, Nullable } from '../identifiers.ts'
import { Effort, Energy } from './content.ts'
import { MyParticipation } from './participant.ts'

/** Why a mission may suit the caller, from engagement fields only. */
export const Match = Type.Object({
  score: Type.Integer(),
  reasons: Type.Array(Type.String()),
  /** Which of the mission's domains and skills are the caller's too; a service of before does not say it. */
  domains: Type.Optional(Type.Array(Type.Enum(missionDomains))),
  skills: Type.Optional(Type.Array(Type.Enum(skills))),
})

/** Why registering is not open to the caller; null where it is. */
const barriers = ['own', 'taking_part', 'registration_closed', 'full', 'reserved', 'waiting_list'] as const

/** What every view of a mission begins with. */
export const cardFields = {
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
  ...cardFields,
  organisation: Nullable(Type.Object({ name: Type.String() })),
  match: Type.Optional(Match),
  /** As the crow flies, from where the caller is; null where one of both is not known to a commune. */
  distanceKm: Type.Optional(Nullable(Type.Integer())),
  barrier: Type.Optional(Nullable(Type.Enum(barriers))),
})
export type MissionCard = Static<typeof MissionCard>
