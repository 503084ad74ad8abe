import Type, { type Static } from 'typebox'
import { closed, UserId } from '../identifiers.ts'

/** From whom to whom all missions that are not over go. */
export const HandOver = Type.Object({ from: UserId, to: UserId }, closed)
export type HandOver = Static<typeof HandOver>

export const HandedOver = Type.Object({
  moved: Type.Integer(),
  /** Missions of the person that the caller may not change. */
  left: Type.Integer(),
})
export type HandedOver = Static<typeof HandedOver>
