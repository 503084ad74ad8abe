import Type, { type Static } from 'typebox'
import { Nullable } from '../identifiers.ts'

/** Who stands behind a committee in a year; fewer than ten people are null, and a figure that would tell them. */
export const YearOfPeople = Type.Object({
  /** Active members today. */
  members: Nullable(Type.Integer()),
  /** Accounts that were asked for in the year and are not deleted, and in the year before as far into it. */
  newcomers: Nullable(Type.Integer()),
  newcomersBefore: Nullable(Type.Integer()),
  /** Active members today by what cancer has to do with them. */
  types: Type.Array(Type.Object({ key: Type.String(), members: Nullable(Type.Integer()) })),
  /** Local needs that were told in the year: how many, and what became of them until today. */
  needs: Type.Object({ told: Type.Integer(), missions: Type.Integer(), answeredNo: Type.Integer() }),
})
export type YearOfPeople = Static<typeof YearOfPeople>
