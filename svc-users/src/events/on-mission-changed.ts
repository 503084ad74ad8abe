import { type missionEvents } from '@ensemble/contracts/missions/events'
import { type EventOf } from '@ensemble/contracts/events'
import type { Tx } from '@ensemble/service-kit/database'
import * as missionTitles from '../data/mission-titles.ts'

type MissionEvent = EventOf<(typeof missionEvents)['missionApproved']>

/** Keeps what this service needs of a mission: its title, its dates, and who runs it. */
export async function keepMissionTitle(tx: Tx, event: MissionEvent, open: boolean | null): Promise<void> {
  const { title, departmentCode, managerIds, startAt, endAt } = event.data
  await missionTitles.upsertIfNewer(
    tx,
    {
      missionId: event.subject,
      version: event.aggregateversion,
      title,
      departmentCode,
      managerIds,
      startAt: new Date(startAt),
      endAt: endAt === null ? null : new Date(endAt),
    },
    open,
  )
}
