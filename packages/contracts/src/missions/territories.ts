import Type, { type Static } from 'typebox'

/** How a committee stands for missions. Departments where there is nothing to count are left out. */
export const TerritoryOfMissions = Type.Object({
  departmentCode: Type.String(),
  /** Approved missions that are neither closed nor over. */
  openMissions: Type.Integer(),
  /** Requests of members that have waited for longer than the staff should take. */
  lateRequests: Type.Integer(),
})
export type TerritoryOfMissions = Static<typeof TerritoryOfMissions>

export const TerritoriesOfMissions = Type.Object({ territories: Type.Array(TerritoryOfMissions) })
export type TerritoriesOfMissions = Static<typeof TerritoriesOfMissions>
