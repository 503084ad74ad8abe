import Type, { type Static } from 'typebox'
import { cardFields } from './card.ts'

const { title, summary, startAt, endAt } = cardFields

/** What anybody may read of a mission: no person, no organisation, no address, and no way to open it without an account. */
const OpenMission = Type.Object({
  title,
  summary,
  /** Where one has to be; null for what is done at a distance. */
  city: cardFields.city,
  startAt,
  endAt,
  /** Whose clock its hours are read on; null for what is done at a distance, which is said in the time of Paris. */
  departmentCode: Type.Optional(cardFields.departmentCode),
})

/** A few missions that await people, the soonest of different kinds, and how many there are. */
export const OpenMissions = Type.Object({
  missions: Type.Array(OpenMission, { maxItems: 3 }),
  /** Missions that take registrations and are reserved to nobody. */
  open: Type.Integer(),
  /** Those of them that can be done without going anywhere. */
  remote: Type.Integer(),
  /** Departments that have one of them. */
  departments: Type.Integer(),
})
export type OpenMissions = Static<typeof OpenMissions>
