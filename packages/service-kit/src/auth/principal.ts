import {
  roles,
  userStatuses,
  volunteerKinds,
  type Role,
  type UserStatus,
  type VolunteerKind,
} from '@ensemble/contracts/enumerations'
import { UserId } from '@ensemble/contracts/identifiers'
import Type, { type Static } from 'typebox'

/** Who calls, as the verified token says. */
export interface Principal {
  id: string
  role: Role
  status: UserStatus
  departmentCode: string | null
  /** What the staff have confirmed that the person is trained for; it opens reserved missions. */
  volunteerKinds: readonly VolunteerKind[]
  /** Areas whose deliveries the person may look at; the gateway alone asks. */
  deliveryAreas?: readonly string[]
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
  /** A kind that this version does not know opens nothing here. */
  kinds: Type.Optional(Type.Array(Type.String())),
  /** Areas whose deliveries the person may look at. */
  areas: Type.Optional(Type.Array(Type.String())),
  iss: Type.String(),
  aud: Type.String(),
  exp: Type.Integer(),
  iat: Type.Integer(),
  jti: Type.String({ minLength: 1 }),
})
export type Claims = Static<typeof Claims>

export function toPrincipal({ sub, role, status, dep, kinds = [], areas, sid, sv }: Claims): Principal {
  const known = volunteerKinds.filter((kind) => kinds.includes(kind))
  return {
    id: sub,
    role,
    status,
    departmentCode: dep,
    volunteerKinds: known,
    ...(areas && { deliveryAreas: areas }),
    sessionId: sid,
    sessionVersion: sv,
  }
}
