import Type, { type Static } from 'typebox'
import { closed, Id, Instant, Nullable, UserId } from '../identifiers.ts'
import { csvFormat, ListOf, ListQuery } from '../lists.ts'
import { loggedActs } from './logged-acts.ts'

/** More than the object itself: closed, so that nothing about health fits in. */
export const ActivityMetadata = Type.Object(
  {
    /** Whether a search found anything; never its words. */
    found: Type.Optional(Type.Enum(['yes', 'no'])),
  },
  closed,
)

/** A line of the log: who did what and when, and to which object where that may be said. */
const LoggedActivity = Type.Object({
  id: Id,
  at: Instant,
  actorId: UserId,
  actorName: Type.String(),
  type: Type.Enum(loggedActs),
  targetType: Nullable(Type.String()),
  targetId: Nullable(Type.String()),
  /** Of a mission. */
  targetTitle: Nullable(Type.String()),
})
export type LoggedActivity = Static<typeof LoggedActivity>

export const ActivityLogQuery = ListQuery({
  /** Of one person alone. */
  actorId: Type.Optional(UserId),
  ...csvFormat,
})
export const ActivityLog = ListOf(LoggedActivity)
