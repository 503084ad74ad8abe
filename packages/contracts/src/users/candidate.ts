import Type, { type Static } from 'typebox'
import { availabilityFrequencies, availabilitySlots } from '../enumerations.ts'
import { Instant, Nullable, UserId } from '../identifiers.ts'
import { Match } from '../missions/http.ts'

/** A member whom a mission's team may invite by name. */
export const Candidate = Type.Object({
  id: UserId,
  displayName: Type.String(),
  departmentCode: Nullable(Type.String()),
  match: Match,
  /** When a team last asked this person to take part in anything; null: never. */
  lastAskedAt: Nullable(Instant),
  /** Kilometres at most, in steps of five, between two post codes; null where nobody knows or nobody has to come. */
  distanceKm: Type.Optional(Nullable(Type.Integer())),
  /** What the person said of their time; `fits`: whether the mission lies in it, null where that cannot be told. */
  availability: Type.Optional(
    Type.Object({
      slots: Type.Array(Type.Enum(availabilitySlots)),
      frequency: Nullable(Type.Enum(availabilityFrequencies)),
      fits: Nullable(Type.Boolean()),
    }),
  ),
})
export type Candidate = Static<typeof Candidate>
