import Type, { type Static } from 'typebox'
import { missionDomains, missionModes, missionTypes, skills, volunteerKinds } from '../enumerations.ts'
import { Instant, Nullable, UserId } from '../identifiers.ts'
import { PracticalFacts } from './practical-facts.ts'

/** What a registration depends on, beside the state of the mission. */
const Registration = Type.Object({
  closesAt: Nullable(Instant),
  /** Places; null = no limit. */
  capacity: Nullable(Type.Integer()),
})

/** State of a mission as other teams need it: each event carries the whole, so that order does not matter. */
export const missionFacts = {
  title: Type.String(),
  departmentCode: Nullable(Type.String()),
  managerIds: Type.Array(UserId),
  startAt: Instant,
  endAt: Nullable(Instant),
  /** What a member's wishes are compared with; absent from facts that are older than these fields. */
  nature: Type.Optional(
    Type.Object({
      type: Type.Enum(missionTypes),
      domains: Type.Array(Type.Enum(missionDomains)),
      mode: Type.Enum(missionModes),
      skills: Type.Array(Type.Enum(skills)),
      requiredVolunteerKinds: Type.Array(Type.Enum(volunteerKinds)),
    }),
  ),
  /** Absent from facts that are older than these fields. */
  creatorId: Type.Optional(UserId),
  practical: Type.Optional(PracticalFacts),
  registration: Type.Optional(Registration),
}

/** The mission as it stands, so that a mail does not depend on which fact comes first. */
export const statedMission = Type.Object({
  title: missionFacts.title,
  startAt: missionFacts.startAt,
  endAt: missionFacts.endAt,
  practical: missionFacts.practical,
})

/** When and where a mission was to be, before that was edited. */
export const FormerAppointment = Type.Object({
  startAt: Instant,
  endAt: Nullable(Instant),
  mode: Type.Enum(missionModes),
  departmentCode: Nullable(Type.String()),
  street: Nullable(Type.String()),
  postalCode: Nullable(Type.String()),
  city: Nullable(Type.String()),
})
export type FormerAppointment = Static<typeof FormerAppointment>
