import Type, { type Static } from 'typebox'
import { cardFields } from './card.ts'

const { id, title, mode, departmentCode, city, startAt, endAt } = cardFields

/** A mission that is over, with what it led to in the words of its team, which let everybody read them. */
export const PastMission = Type.Object({
  id,
  title,
  mode,
  departmentCode,
  city,
  startAt,
  endAt,
  closingNote: Type.String(),
})
export type PastMission = Static<typeof PastMission>
