import { missionEvents, type Standing } from '@ensemble/contracts/missions/events'
import type { Tx } from '@ensemble/service-kit/database'
import { recordEvent } from '@ensemble/service-kit/outbox/record-event'
import type { Mission } from '../domain/mission.ts'

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

type Dated = Pick<Mission, 'id' | 'title' | 'startAt' | 'endAt'>

/** Asks that people be told of a cancellation, and of what else each of them may join. */
export async function cancellationFact(
  tx: Tx,
  mission: Dated,
  told: Told & { alternatives: { userId: string; missionIds: string[] }[] },
  { version, time, quiet }: Circumstances,
): Promise<void> {
  await recordEvent(tx, {
    definition: missionEvents.cancellationDue,
    aggregateId: mission.id,
    aggregateVersion: version,
    data: { ...told, ...statedOf(mission) },
    time,
    quiet,
  })
}

/** Asks that people be told of a new date. @param mission as it stands now */
export async function rescheduleFact(
  tx: Tx,
  mission: Dated,
  { previousStartAt, ...told }: Told & { previousStartAt: Date },
  { version, time, quiet }: Circumstances,
): Promise<void> {
  await recordEvent(tx, {
    definition: missionEvents.rescheduleDue,
    aggregateId: mission.id,
    aggregateVersion: version,
    data: { ...told, ...statedOf(mission), previousStartAt: previousStartAt.toISOString() },
    time,
    quiet,
  })
}

/** The mission as it stands, so that a mail does not depend on which fact comes first. */
function statedOf({ id, title, startAt, endAt }: Dated) {
  const mission = { title, startAt: startAt.toISOString(), endAt: endAt?.toISOString() ?? null }
  return { missionId: id, mission }
}
