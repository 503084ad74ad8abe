import { missionEvents } from '@ensemble/contracts/missions/events'
import type { Tx } from '@ensemble/service-kit/database'
import { recordEvent } from '@ensemble/service-kit/outbox/record-event'
import type { Charged, ToldBy } from '../data/charges-to-tell.ts'

/** Asks that somebody be told of the missions that another person has put them in charge of, or taken from them. */
export async function chargeFact(
  tx: Tx,
  fact: 'chargeDue' | 'chargeEnded',
  { userId: toId, byId }: ToldBy,
  missions: readonly Charged[],
  { time, quiet }: { time: Date; quiet?: boolean },
): Promise<void> {
  const [first] = missions
  if (!first) return
  await recordEvent(tx, {
    definition: missionEvents[fact],
    aggregateId: first.missionId,
    aggregateVersion: first.version,
    data: { toId, byId, missions: missions.map(statedOf) },
    time,
    quiet,
  })
}

function statedOf({ missionId, title, startAt, endAt }: Charged) {
  return { missionId, title, startAt: startAt.toISOString(), endAt: endAt?.toISOString() ?? null }
}
