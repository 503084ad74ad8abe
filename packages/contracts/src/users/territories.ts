import Type, { type Static } from 'typebox'
import { Nullable } from '../identifiers.ts'

/** How a committee stands for people. Departments where there is nothing to count are left out. */
export const TerritoryOfPeople = Type.Object({
  departmentCode: Type.String(),
  /** Active members; null for one to nine, who would be told of one by one. */
  members: Nullable(Type.Integer()),
  referents: Type.Integer(),
  /** Accounts that have waited for an approval for longer than the staff should take. */
  lateAccounts: Type.Integer(),
  /** Local needs that have no answer yet. */
  openNeeds: Type.Integer(),
})
export type TerritoryOfPeople = Static<typeof TerritoryOfPeople>

export const TerritoriesOfPeople = Type.Object({ territories: Type.Array(TerritoryOfPeople) })
export type TerritoriesOfPeople = Static<typeof TerritoriesOfPeople>
