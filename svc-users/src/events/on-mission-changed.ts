import { interestDomains, missionDomainOf } from '@ensemble/contracts/enumerations'
import type { missionEvents } from '@ensemble/contracts/missions/events'
import type { EventOf } from '@ensemble/contracts/events'
import type { Tx } from '@ensemble/service-kit/database'
import * as missionTitles from '../data/mission-titles.ts'

type MissionEvent = EventOf<(typeof missionEvents)['missionApproved']>

/**
 * Keeps what this service needs of a mission: its title, its dates, where it is and what it asks, and who runs it.
 * @param phase where it stands, as the event says; null where it says nothing of it
 * @param openedAt since when, if the event tells that it was approved
 */
export async function keepMissionTitle(
  tx: Tx,
  event: MissionEvent,
  phase: missionTitles.MissionPhase | null,
  openedAt: Date | null = null,
): Promise<void> {
  const { title, departmentCode, managerIds, creatorId = null, startAt, endAt } = event.data
  const { nature, practical = null, registration } = event.data
  await missionTitles.upsertIfNewer(
    tx,
    {
      missionId: event.subject,
      version: event.aggregateversion,
      title,
      departmentCode,
      managerIds,
      creatorId,
      startAt: new Date(startAt),
      endAt: endAt === null ? null : new Date(endAt),
      nature: nature ? natureOf(nature) : null,
      practical,
      registrationClosesAt: registration?.closesAt ? new Date(registration.closesAt) : null,
      capacity: registration?.capacity ?? null,
    },
    phase,
    openedAt,
  )
}

/** Keeps that it will not take place, too. */
export async function keepCancelled(tx: Tx, event: MissionEvent): Promise<void> {
  await keepMissionTitle(tx, event, 'over')
  await missionTitles.markCancelled(tx, event.subject)
}

/** Domains in the words of members, so that they compare with what members chose. */
function natureOf({ domains, ...rest }: NonNullable<MissionEvent['data']['nature']>): missionTitles.MissionNature {
  return { ...rest, interestDomains: interestDomains.filter((interest) => domains.includes(missionDomainOf[interest])) }
}
