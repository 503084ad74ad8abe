import { roles, userStatuses, type Role, type UserStatus } from '@ensemble/contracts/enumerations'
import { UserId } from '@ensemble/contracts/identifiers'
import Type, { type Static } from 'typebox'

/** Who calls, as the verified token says. */
export interface Principal {
  id: string
  role: Role
  status: UserStatus
  departmentCode: string | null
  sessionId: string
  sessionVersion: number
}

/** What a token must carry; one that lacks any of it is no token of ours. */
export const Claims = Type.Object({
  sub: UserId,
  sid: Type.String({ minLength: 1, maxLength: 64 }),
  sv: Type.Integer({ minimum: 0 }),
  role: Type.Enum(roles),
  status: Type.Enum(userStatuses),
  dep: Type.Union([Type.String(), Type.Null()]),
  iss: Type.String(),
  aud: Type.String(),
  exp: Type.Integer(),
  iat: Type.Integer(),
  jti: Type.String({ minLength: 1 }),
})
export type Claims = Static<typeof Claims>

export function toPrincipal({ sub, role, status, dep, sid, sv }: Claims): Principal {
  return { id: sub, role, status, departmentCode: dep, sessionId: sid, sessionVersion: sv }
}
