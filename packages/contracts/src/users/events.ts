import Type from 'typebox'
import { languages, roles, userStatuses, volunteerKinds } from '../enumerations.ts'
import type { EventDefinition } from '../events.ts'
import { Id, Nullable, UserId } from '../identifiers.ts'
import { AvatarKey } from './avatar-key.ts'
import { offer } from './engagement.ts'

/**
 * A user as other teams may know one: the one personal datum is the name, so the subject of these events ends in the
 * user's id (`users.user.changed.<id>`), and erasure purges that subject.
 */
const UserState = Type.Object({
  displayName: Type.String(),
  role: Type.Enum(roles),
  status: Type.Enum(userStatuses),
  departmentCode: Nullable(Type.String()),
  language: Type.Enum(languages),
  /** Empty: what somebody is trained for tells of an illness, and stands in their own token alone (decision 108). */
  volunteerKinds: Type.Array(Type.Enum(volunteerKinds)),
  // Open: what was told before holds more, which nobody reads.
  engagement: Nullable(Type.Object(offer)),
  paused: Type.Boolean(),
  /** Whether this change begins the pause, and not one before; absent from facts that are older than this field. */
  pauseBegins: Type.Optional(Type.Boolean()),
  coParticipantVisibility: Type.Boolean(),
  /** Kept by a team, without an e-mail address; absent from facts that are older than this field. */
  byTelephone: Type.Optional(Type.Boolean()),
})

export const userEvents = {
  // Each carries the whole user: an older one is superfluous, and with it the name that the person may have given up.
  userRegistered: { type: 'users.user.registered', version: 1, data: UserState, replaces: 'users.user' },
  userApproved: { type: 'users.user.approved', version: 1, data: UserState, replaces: 'users.user' },
  userChanged: { type: 'users.user.changed', version: 1, data: UserState, replaces: 'users.user' },
  userSuspended: { type: 'users.user.suspended', version: 1, data: UserState, replaces: 'users.user' },
  userReactivated: { type: 'users.user.reactivated', version: 1, data: UserState, replaces: 'users.user' },
  userDeleted: { type: 'users.user.deleted', version: 1, data: UserState, replaces: 'users.user' },
  /** Which picture somebody shows from now on, if any; the storage gives up those before. `subject` is the person's id. */
  avatarChanged: {
    type: 'users.avatar.changed',
    version: 1,
    replaces: null,
    data: Type.Object({ userId: UserId, avatarKey: Nullable(AvatarKey) }),
  },
  /**
   * Ends sessions everywhere. With `sessionId` only that session; without it every access token of the user whose
   * session version is below `sessionVersion`.
   */
  sessionRevoked: {
    type: 'users.session.revoked',
    version: 1,
    replaces: null,
    data: Type.Object({
      userId: UserId,
      sessionId: Nullable(Type.String()),
      sessionVersion: Type.Integer(),
    }),
  },
  /** Somebody stopped the mails that their kept searches send at once, from one of these mails. `subject` is their id. */
  searchMailsStopped: {
    type: 'users.search_mails.stopped',
    version: 1,
    replaces: null,
    data: Type.Object({ userId: UserId }),
  },
  /** Something stands on a person's list: whose, and not what. `subject` is its number. */
  notificationCreated: {
    type: 'users.notification.created',
    version: 1,
    replaces: null,
    data: Type.Object({ userId: UserId }),
  },
  /** Members drawn for a blind invitation: to what, and never by which criteria. `subject` is the mission's id. */
  blindInvitationDrawn: {
    type: 'users.blind_invitation.drawn',
    version: 1,
    replaces: null,
    data: Type.Object({ missionId: Id, userIds: Type.Array(UserId, { minItems: 1, maxItems: 100 }) }),
  },
} as const satisfies Record<string, EventDefinition>
