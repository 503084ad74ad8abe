import Type, { type Static } from 'typebox'
import { roles } from '../enumerations.ts'
import { Nullable, UserId } from '../identifiers.ts'

/** Somebody of the staff who may be chosen to run a mission (/user/list, relation=manager). */
export const PossibleManager = Type.Object({
  id: UserId,
  displayName: Type.String(),
  role: Type.Enum(roles),
  departmentCode: Nullable(Type.String()),
})
export type PossibleManager = Static<typeof PossibleManager>
