import Type, { type Static } from 'typebox'
import { Id, Nullable, UserId } from '../identifiers.ts'
import { missionFacts } from './mission-facts.ts'

/** So many missions at most in one notice of what somebody is put in charge of, or runs no more. */
export const chargedMissions = 100

/** What a mission says of itself to who was put in charge of it, or runs it no more. */
const ChargedMission = Type.Object({
  missionId: Id,
  title: missionFacts.title,
  startAt: missionFacts.startAt,
  endAt: missionFacts.endAt,
})

/** Who runs which missions from now on or no more, and by whom; null where the account of that person is gone. */
export const ChargeDue = Type.Object({
  toId: UserId,
  byId: Nullable(UserId),
  /** The soonest first. */
  missions: Type.Array(ChargedMission, { minItems: 1, maxItems: chargedMissions }),
})
export type ChargeDue = Static<typeof ChargeDue>
