import Type, { type Static } from 'typebox'
import { closed, Instant, Nullable } from '../identifiers.ts'

/** Why, in the words of whoever runs the mission: everybody concerned reads them. */
const reason = Type.String({ minLength: 10, maxLength: 1000 })

export const MissionCancel = Type.Object({ reason }, closed)

/** The end of registration moves by as many days as the beginning. */
export const MissionReschedule = Type.Object(
  {
    /** As the editor was shown it: whoever comes second is told. */
    updatedAt: Instant,
    startAt: Instant,
    endAt: Nullable(Instant),
    reason,
  },
  closed,
)

/** Does the new date suit? No gives the place back. */
export const NewDateReply = Type.Object({ suits: Type.Boolean() }, closed)

/** Set once a mission was cancelled. */
export const Cancellation = Type.Object({ at: Instant, reason: Type.String() })
export type Cancellation = Static<typeof Cancellation>

/** The last move of a mission: where it stood before, and why it does not any more. */
export const Reschedule = Type.Object({
  at: Instant,
  reason: Type.String(),
  previousStartAt: Instant,
  previousEndAt: Nullable(Instant),
})
export type Reschedule = Static<typeof Reschedule>
