import { missionEvents, type Standing } from '@ensemble/contracts/missions/events'
import type { Tx } from '@ensemble/service-kit/database'
import { recordEvent } from '@ensemble/service-kit/outbox/record-event'
import { statedMission } from '../data/mission-facts.ts'

interface Told {
  standing: Standing
  userIds: string[]
  /** In the words of whoever runs the mission. */
  reason: string
}

interface Circumstances {
  version: number
  time: Date
  quiet?: boolean
}

/** Asks that people be told of a cancellation, and of what else each of them may join. */
export async function cancellationFact(
  tx: Tx,
  missionId: string,
  told: Told & { alternatives: { userId: string; missionIds: string[] }[] },
  { version, time, quiet }: Circumstances,
): Promise<void> {
  await recordEvent(tx, {
    definition: missionEvents.cancellationDue,
    aggregateId: missionId,
    aggregateVersion: version,
    data: { ...told, missionId, mission: await statedMission(tx, missionId) },
    time,
    quiet,
  })
}

/** Asks that people be told of the date that is stored now. */
export async function rescheduleFact(
  tx: Tx,
  missionId: string,
  { previousStartAt, ...told }: Told & { previousStartAt: Date; answerUntil?: { userId: string; expiresAt: string }[] },
  { version, time, quiet }: Circumstances,
): Promise<void> {
  const data = { ...told, missionId, previousStartAt: previousStartAt.toISOString() }
  await recordEvent(tx, {
    definition: missionEvents.rescheduleDue,
    aggregateId: missionId,
    aggregateVersion: version,
    data: { ...data, mission: await statedMission(tx, missionId) },
    time,
    quiet,
  })
}
