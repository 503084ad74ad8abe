import { type ChangeOfMission, missionEvents, type Standing } from '@ensemble/contracts/missions/events'
import type { RejectionReason } from '@ensemble/contracts/enumerations'
import type { Tx } from '@ensemble/service-kit/database'
import { recordEvent } from '@ensemble/service-kit/outbox/record-event'
import type { Static } from 'typebox'
import { factOf as missionFactOf } from '../data/mission-facts.ts'
import { isPlaceOffered, type Participant } from '../domain/participant.ts'

type MissionFact =
  | 'missionApproved'
  | 'missionChanged'
  | 'missionClosed'
  | 'missionCancelled'
  | 'missionRescheduled'
  | 'missionDeleted'
type ParticipantFact = 'participantRegistered' | 'participantAccepted' | 'participantKeptPlace'

interface Circumstances {
  /** Version of the aggregate after the change (mission_seats.version): missions and participants share one count. */
  version: number
  time: Date
  quiet?: boolean
}

interface ParticipantCircumstances extends Circumstances {
  /** Who moved. */
  by: 'member' | 'staff' | 'system'
  /** The person said so by telephone. */
  onBehalf?: boolean
  /** Words for the person. */
  message?: string | null
  /** When the person chose what to share, if later than they entered. */
  sharedAt?: Date
}

/**
 * Tells the other teams what became of a mission, as it is stored now.
 * @param circumstances `changed`: who cancelled, moved or deleted it, for those who run it
 */
export async function missionFact(
  tx: Tx,
  fact: MissionFact,
  missionId: string,
  { version, time, quiet, changed }: Circumstances & { changed?: ChangeOfMission },
): Promise<void> {
  await recordEvent(tx, {
    definition: missionEvents[fact],
    aggregateId: missionId,
    aggregateVersion: version,
    data: { ...(await missionFactOf(tx, missionId)), ...(changed && { changed }) },
    time,
    quiet,
  })
}

/** A mission waits for approval: why, absent when it is new, and which date of a series it is. */
export async function missionSubmittedFact(
  tx: Tx,
  missionId: string,
  { cause, series }: Pick<Static<typeof missionEvents.missionSubmitted.data>, 'cause' | 'series'>,
  { version, time, quiet }: Circumstances,
): Promise<void> {
  await recordEvent(tx, {
    definition: missionEvents.missionSubmitted,
    aggregateId: missionId,
    aggregateVersion: version,
    data: { ...(await missionFactOf(tx, missionId)), ...(cause && { cause }), ...(series && { series }) },
    time,
    quiet,
  })
}

/** A mission, or only the change of one, was rejected. */
export async function missionRejectedFact(
  tx: Tx,
  missionId: string,
  rejection: { reasonCode: RejectionReason; comment: string; restored: boolean },
  { version, time, quiet }: Circumstances,
): Promise<void> {
  await recordEvent(tx, {
    definition: missionEvents.missionRejected,
    aggregateId: missionId,
    aggregateVersion: version,
    data: { ...(await missionFactOf(tx, missionId)), ...rejection },
    time,
    quiet,
  })
}

/** Tells the other teams what became of a participation. */
export async function participantFact(
  tx: Tx,
  fact: ParticipantFact,
  participant: Participant,
  { version, time, quiet, message, sharedAt, ...how }: ParticipantCircumstances,
): Promise<void> {
  await recordEvent(tx, {
    definition: missionEvents[fact],
    aggregateId: participant.missionId,
    aggregateVersion: version,
    data: { ...factOf(participant, sharedAt), ...told(how), ...(message && { message }) },
    time,
    quiet,
  })
}

/** An invitation says whether a team asks the person, or a place became free for somebody in line. */
export async function participantInvitedFact(
  tx: Tx,
  participant: Participant,
  solicited: boolean,
  { version, time, quiet, by }: ParticipantCircumstances,
): Promise<void> {
  const message = participant.invitationMessage
  const expiresAt = participant.invitationExpiresAt?.toISOString()
  await recordEvent(tx, {
    definition: missionEvents.participantInvited,
    aggregateId: participant.missionId,
    aggregateVersion: version,
    data: { ...factOf(participant), by, solicited, ...(message && { message }), ...(expiresAt && { expiresAt }) },
    time,
    quiet,
  })
}

/** Nobody answered in time; who had asked for the place, and missed it, is told so. */
export async function participantExpiredFact(
  tx: Tx,
  participant: Participant,
  { version, time, quiet, by }: ParticipantCircumstances,
): Promise<void> {
  await recordEvent(tx, {
    definition: missionEvents.participantExpired,
    aggregateId: participant.missionId,
    aggregateVersion: version,
    data: { ...factOf(participant), by, solicited: !isPlaceOffered(participant) },
    time,
    quiet,
  })
}

/** Somebody was refused, or a place taken back: why, how they stood until then, and the words of a team for them. */
export async function participantRefusedFact(
  tx: Tx,
  participant: Participant,
  was: Standing | undefined,
  { version, time, quiet, by }: ParticipantCircumstances,
): Promise<void> {
  const { comment } = participant
  const message = by === 'staff' && comment ? { message: comment } : {}
  await recordEvent(tx, {
    definition: missionEvents.participantRefused,
    aggregateId: participant.missionId,
    aggregateVersion: version,
    data: { ...endedFactOf(participant), by, reasonCode: reasonOf(participant), ...(was && { was }), ...message },
    time,
    quiet,
  })
}

/** Somebody left, and why; what a member writes on leaving is for the team's list, not for a mail. */
export async function participantWithdrawnFact(
  tx: Tx,
  participant: Participant,
  was: Standing | undefined,
  { version, time, quiet, ...how }: ParticipantCircumstances,
): Promise<void> {
  await recordEvent(tx, {
    definition: missionEvents.participantWithdrawn,
    aggregateId: participant.missionId,
    aggregateVersion: version,
    data: {
      ...endedFactOf(participant),
      ...told(how),
      reasonCode: reasonOf(participant),
      ...(was && { was }),
    },
    time,
    quiet,
  })
}

function factOf(participant: Participant, sharedAt = participant.createdAt) {
  const { missionId, userId, validationStatus, waitlistPosition, sharedHealthFields, blind } = participant
  return {
    missionId,
    userId,
    validationStatus,
    waitlistPosition,
    sharedHealthFields,
    ...(sharedHealthFields.length > 0 && { sharedAt: sharedAt.toISOString() }),
    ...(blind && { blind }),
  }
}

/** Whoever left or was refused shares nothing with the team any more. */
function endedFactOf(participant: Participant) {
  return factOf({ ...participant, sharedHealthFields: [] })
}

/** No fact carries health data, so that somebody left for their health stays here. */
function reasonOf({ reasonCode }: Participant) {
  return reasonCode === null || reasonCode === 'health_reasons' ? 'other' : reasonCode
}

/** Who moved, and whether the person said so by telephone. */
function told({ by, onBehalf }: Pick<ParticipantCircumstances, 'by' | 'onBehalf'>) {
  return onBehalf ? { by, onBehalf } : { by }
}
