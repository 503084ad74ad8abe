import type { Tx } from '@ensemble/service-kit/database'
import type { ShareableHealthField } from '@ensemble/contracts/health-enumerations'
import type { ValidationStatus } from '@ensemble/contracts/enumerations'
import { type ParticipantEventType, stateAfter } from '../domain/participation.ts'
import { leftOfShared } from '../domain/consents.ts'
import * as activity from '../data/activity.ts'
import * as consentRecords from '../data/consent-records.ts'
import * as participations from '../data/participations.ts'
import * as sharingEnds from '../data/sharing-ends.ts'
import * as users from '../data/users.ts'

export interface ParticipantChange {
  type: ParticipantEventType
  missionId: string
  userId: string
  validationStatus: ValidationStatus
  version: number
  time: Date
  solicited?: boolean
  blind?: boolean
  sharedHealthFields: ShareableHealthField[]
  sharedAt?: string
}

/** Notes in the person's activity what happened, unless they are deleted, and where they now stand with the mission. */
export async function noteParticipation(newId: () => string, tx: Tx, change: ParticipantChange): Promise<void> {
  const { type, missionId, userId, time } = change
  // Held first: a deletion at the same moment waits for this, and erases it, or is seen here.
  const deleted = await participations.holdAccount(tx, userId)
  // The history of a mission is read by its team, which is not to learn of these.
  if (!change.blind && !deleted) {
    await activity.insert(tx, {
      id: newId(),
      type: type.replace('missions.', ''),
      actorId: userId,
      targetType: 'mission',
      targetId: missionId,
      metadata: {},
      at: time,
    })
  }
  if (await keepParticipation(tx, change)) await participations.recount(tx, userId)
}

/** Keeps where the person now stands with the mission: all that a rebuild does again. @returns whether it was news */
export async function keepParticipation(tx: Tx, change: ParticipantChange): Promise<boolean> {
  const { type, missionId, userId, version, validationStatus, time, solicited = true, blind } = change
  const sharedFields = await sharedBy(tx, change)
  const state = stateAfter(type, validationStatus)
  const askedAt = type === 'missions.participant.invited' && solicited ? time : null
  return participations.upsertIfNewer(tx, { userId, missionId, version, state, askedAt, blind, sharedFields })
}

/** What a deletion, a withdrawn consent or an end of sharing took back: neither later facts nor a rebuild bring it back. */
async function sharedBy(tx: Tx, change: ParticipantChange): Promise<ShareableHealthField[]> {
  const { userId, missionId, sharedHealthFields } = change
  if (sharedHealthFields.length === 0) return []
  if ((await users.find(tx, userId))?.status === 'deleted') return []
  const withdrawals = await consentRecords.lastWithdrawals(tx, userId)
  const sharing = await sharingEnds.find(tx, userId, missionId)
  return leftOfShared(sharedHealthFields, sharedAt(change), { ...withdrawals, sharing })
}

/** A fact of before that field says it only where somebody registers; any other may repeat what was shared long ago. */
function sharedAt({ sharedAt: said, type, time }: ParticipantChange): Date {
  if (said !== undefined) return new Date(said)
  return type === 'missions.participant.registered' ? time : new Date(0)
}
