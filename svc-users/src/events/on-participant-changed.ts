import type { Tx } from '@ensemble/service-kit/database'
import type { ValidationStatus } from '@ensemble/contracts/enumerations'
import { type ParticipantEventType, stateAfter } from '../domain/participation.ts'
import * as activity from '../data/activity.ts'
import * as participations from '../data/participations.ts'

export interface ParticipantChange {
  type: ParticipantEventType
  missionId: string
  userId: string
  validationStatus: ValidationStatus
  version: number
  time: Date
}

/** Notes in the person's activity what happened, and where they now stand with the mission. */
export async function noteParticipation(newId: () => string, tx: Tx, change: ParticipantChange): Promise<void> {
  const { type, missionId, userId, version, time } = change
  await activity.insert(tx, {
    id: newId(),
    type: type.replace('missions.', ''),
    actorId: userId,
    targetType: 'mission',
    targetId: missionId,
    metadata: {},
    at: time,
  })
  const state = stateAfter(type, change.validationStatus)
  if (await participations.upsertIfNewer(tx, { userId, missionId, version, state })) {
    await participations.recount(tx, userId)
  }
}
