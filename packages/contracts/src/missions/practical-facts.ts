import Type, { type Static } from 'typebox'
import { Instant, Nullable } from '../identifiers.ts'
import { Effort, Energy } from './content.ts'

/** A date of a mission that comes back; its name stays when it is moved. */
export const SessionFact = Type.Object({ id: Type.String(), startAt: Instant, endAt: Nullable(Instant) })
export type SessionFact = Static<typeof SessionFact>

/**
 * What people need to know to come, as the mission's page shows it. The link of the meeting and the sessions are for
 * those who hold a place: whoever writes to somebody looks at that first.
 */
export const PracticalFacts = Type.Object({
  street: Nullable(Type.String()),
  postalCode: Nullable(Type.String()),
  city: Nullable(Type.String()),
  meetingUrl: Nullable(Type.String()),
  accessNote: Nullable(Type.String()),
  practicalInfo: Nullable(Type.String()),
  effort: Type.Object(Effort.properties),
  energy: Type.Object(Energy.properties),
  contactName: Type.String(),
  /** Absent where there are none, and from facts that are older. */
  sessions: Type.Optional(Type.Array(SessionFact)),
})
export type PracticalFacts = Static<typeof PracticalFacts>
