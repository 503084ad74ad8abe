import Type, { type Static } from 'typebox'
import { volunteerKinds } from '../enumerations.ts'
import { closed, Day, Instant, Nullable, UserId } from '../identifiers.ts'
import { ListOf, pages } from '../lists.ts'

const Kind = Type.Enum(volunteerKinds)

/** What a member says they are trained for, and what staff say of it. Only a confirmed kind opens reserved missions. */
export const VolunteerStanding = Type.Object({
  kind: Kind,
  declaredAt: Instant,
  /** null: it waits for the staff. */
  confirmedAt: Nullable(Instant),
  confirmedBy: Nullable(Type.Object({ id: UserId, displayName: Type.String() })),
  /** Last day on which it counts; null: until somebody takes it back. */
  validUntil: Nullable(Day),
  /** For what: the training, the establishment. */
  purpose: Nullable(Type.String()),
  state: Type.Enum(['declared', 'confirmed', 'expired']),
})
export type VolunteerStanding = Static<typeof VolunteerStanding>

/** The answer of staff to what a member has declared. */
export const VolunteerDecision = Type.Union([
  Type.Object(
    {
      kind: Kind,
      decision: Type.Literal('confirm'),
      validUntil: Type.Optional(Nullable(Day)),
      purpose: Type.Optional(Type.String({ maxLength: 200 })),
    },
    closed,
  ),
  // Also takes back what was confirmed.
  Type.Object({ kind: Kind, decision: Type.Literal('refuse') }, closed),
])
export type VolunteerDecision = Static<typeof VolunteerDecision>

/** Somebody whose declaration waits for the caller, or has to be renewed. */
export const WaitingVolunteer = Type.Object({
  userId: UserId,
  displayName: Type.String(),
  departmentCode: Nullable(Type.String()),
  kind: Kind,
  since: Instant,
})
export type WaitingVolunteer = Static<typeof WaitingVolunteer>

export const WaitingVolunteersQuery = Type.Object(pages, closed)
export const WaitingVolunteersPage = ListOf(WaitingVolunteer)
