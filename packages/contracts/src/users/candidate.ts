import Type, { type Static } from 'typebox'
import { Instant, Nullable, UserId } from '../identifiers.ts'
import { Match } from '../missions/http.ts'

/** A member whom a mission's team may invite by name (decisions.md §5, relation=candidate). */
export const Candidate = Type.Object({
  id: UserId,
  displayName: Type.String(),
  departmentCode: Nullable(Type.String()),
  match: Match,
  /** When a team last asked this person to take part in anything; null: never. */
  lastAskedAt: Nullable(Instant),
})
export type Candidate = Static<typeof Candidate>
