import Type, { type Static } from 'typebox'
import { Id, Instant } from '../identifiers.ts'

/** A mission whose requests nobody has answered for long, or that begins soon. */
const UnansweredMission = Type.Object({
  missionId: Id,
  title: Type.String(),
  /** How many requests have waited for long, or have to be answered before it begins. */
  count: Type.Integer(),
  /** Since when the oldest of them has waited. */
  since: Instant,
  /** When it begins, where that is within `soonDays`. */
  startAt: Type.Optional(Instant),
})
export type UnansweredMission = Static<typeof UnansweredMission>

/** So many missions at most in one notice of unanswered requests. */
export const unansweredMissions = 100

/** All missions that somebody is told of today, those that begin soon first, then the longest waiting. */
export const UnansweredMissions = Type.Array(UnansweredMission, { maxItems: unansweredMissions })
