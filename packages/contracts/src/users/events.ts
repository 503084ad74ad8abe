import Type from 'typebox'
import { languages, roles, userStatuses, volunteerKinds } from '../enumerations.ts'
import type { EventDefinition } from '../events.ts'
import { Nullable } from '../identifiers.ts'
import { Engagement } from './http.ts'

/**
 * A user as other teams may know one: the one personal datum is the name, so the subject of these events ends in the
 * user's id (`users.user.changed.<id>`), and erasure purges that subject (architecture.md §4, Events).
 */
const UserState = Type.Object({
  displayName: Type.String(),
  role: Type.Enum(roles),
  status: Type.Enum(userStatuses),
  departmentCode: Nullable(Type.String()),
  language: Type.Enum(languages),
  volunteerKinds: Type.Array(Type.Enum(volunteerKinds)),
  engagement: Nullable(Engagement),
  paused: Type.Boolean(),
  coParticipantVisibility: Type.Boolean(),
})

export const userEvents = {
  userRegistered: { type: 'users.user.registered', version: 1, data: UserState },
  userApproved: { type: 'users.user.approved', version: 1, data: UserState },
  userChanged: { type: 'users.user.changed', version: 1, data: UserState },
  userSuspended: { type: 'users.user.suspended', version: 1, data: UserState },
  userReactivated: { type: 'users.user.reactivated', version: 1, data: UserState },
  userDeleted: { type: 'users.user.deleted', version: 1, data: UserState },
  /**
   * Ends sessions everywhere. With `sessionId` only that session; without it every access token of the user whose
   * session version is below `sessionVersion`.
   */
  sessionRevoked: {
    type: 'users.session.revoked',
    version: 1,
    data: Type.Object({
      userId: Type.String(),
      sessionId: Nullable(Type.String()),
      sessionVersion: Type.Integer(),
    }),
  },
} as const satisfies Record<string, EventDefinition>
