import { userEvents } from '@ensemble/contracts/users/events'
import type { Tx } from '@ensemble/service-kit/database'
import { recordEvent } from '@ensemble/service-kit/outbox/record-event'
import { isByTelephone } from '../domain/by-telephone.ts'
import { displayName, isPaused, type User } from '../domain/user.ts'

type UserEventName =
  | 'userRegistered'
  | 'userApproved'
  | 'userChanged'
  | 'userSuspended'
  | 'userReactivated'
  | 'userDeleted'

/**
 * Tells the other services of an account as it is now; the name is the one personal datum they get.
 * @param pauseBegins whether this change begins a pause, and not one before
 */
export async function recordUserEvent(
  tx: Tx,
  name: UserEventName,
  user: User,
  { time, quiet, pauseBegins = false }: { time: Date; quiet: boolean; pauseBegins?: boolean },
): Promise<void> {
  await recordEvent(tx, {
    definition: userEvents[name],
    aggregateId: user.id,
    aggregateVersion: user.version,
    // The subject ends in the id, so that erasing a person can purge every event that carries the name.
    subjectSuffix: user.id,
    time,
    quiet,
    data: {
      displayName: displayName(user),
      role: user.role,
      status: user.status,
      departmentCode: user.departmentCode,
      language: user.language,
      volunteerKinds: [],
      engagement: offerOf(user),
      paused: isPaused(user, time),
      pauseBegins,
      coParticipantVisibility: user.coParticipantVisibility,
      ...(isByTelephone(user) && { byTelephone: true }),
    },
  })
}

/** What others may know of an offer: choices from lists, never what the person wrote or keeps for themselves. */
function offerOf({ engagement }: User) {
  if (!engagement) return null
  const { interestDomains, preferredMissionTypes, preferredModes, skills } = engagement
  return { interestDomains, preferredMissionTypes, preferredModes, skills }
}

/**
 * Ends sessions in every process: one session when it is named, else all of the user's whose version is below
 * `sessionVersion`.
 */
export async function recordSessionRevoked(
  tx: Tx,
  revoked: { userId: string; sessionId: string | null; sessionVersion: number },
  time: Date,
): Promise<void> {
  await recordEvent(tx, {
    definition: userEvents.sessionRevoked,
    aggregateId: revoked.userId,
    aggregateVersion: revoked.sessionVersion,
    time,
    data: revoked,
  })
}

/** Tells the storage which picture somebody shows from now on, so that it gives up those before. */
export async function recordAvatarChanged(
  tx: Tx,
  { id: userId, version, avatarKey }: Pick<User, 'id' | 'version' | 'avatarKey'>,
  time: Date,
): Promise<void> {
  await recordEvent(tx, {
    definition: userEvents.avatarChanged,
    aggregateId: userId,
    aggregateVersion: version,
    time,
    data: { userId, avatarKey },
  })
}

/** Tells those who keep the searches of people that somebody wants no mail of them at once. */
export async function recordSearchMailsStopped(
  tx: Tx,
  { id: userId, version }: Pick<User, 'id' | 'version'>,
  time: Date,
): Promise<void> {
  await recordEvent(tx, {
    definition: userEvents.searchMailsStopped,
    aggregateId: userId,
    aggregateVersion: version,
    time,
    data: { userId },
  })
}
