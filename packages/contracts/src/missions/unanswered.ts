import Type, { type Static } from 'typebox'
import { Id, Instant } from '../identifiers.ts'

/** A mission whose requests nobody has answered for long. */
const UnansweredMission = Type.Object({
  missionId: Id,
  title: Type.String(),
  /** How many requests have waited for long. */
  count: Type.Integer(),
  /** Since when the oldest of them has waited. */
  since: Instant,
})
export type UnansweredMission = Static<typeof UnansweredMission>

/** So many missions at most in one notice of unanswered requests. */
export const unansweredMissions = 100

/** All missions that somebody is told of today, the longest waiting first. */
export const UnansweredMissions = Type.Array(UnansweredMission, { maxItems: unansweredMissions })
