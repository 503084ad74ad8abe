import Type, { type Static } from 'typebox'
import { cancerTypes, relationsToIllness, treatmentStages } from '../health-enumerations.ts'
import { closed, Id, Nullable } from '../identifiers.ts'

/** Whose experience is sought: one of the values of each criterion that is given. */
export const BlindCriteria = Type.Object(
  {
    cancerTypes: Type.Optional(Type.Array(Type.Enum(cancerTypes), { minItems: 1, uniqueItems: true })),
    treatmentStages: Type.Optional(Type.Array(Type.Enum(treatmentStages), { minItems: 1, uniqueItems: true })),
    relationsToIllness: Type.Optional(Type.Array(Type.Enum(relationsToIllness), { minItems: 1, uniqueItems: true })),
  },
  { ...closed, minProperties: 1 },
)
export type BlindCriteria = Static<typeof BlindCriteria>

export const BlindSearch = Type.Object({ missionId: Id, criteria: BlindCriteria }, closed)
export type BlindSearch = Static<typeof BlindSearch>

/** About how many members match: in tens, or null for few or none. The true number is seldom further off than `margin`. */
export const BlindCount = Type.Object({ count: Nullable(Type.Integer()), margin: Type.Integer() })
export type BlindCount = Static<typeof BlindCount>
