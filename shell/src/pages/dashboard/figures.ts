import { type DisplayStatus, displayStatuses } from '@ensemble/contracts/enumerations'
import type { ManagedMission } from '@ensemble/contracts/missions/http'

export interface ManagedFigures {
  awaiting: number
  validated: number
  invited: number
  waitlist: number
}

/** What the missions of one manager add up to. */
export function sumCounters(missions: readonly Pick<ManagedMission, 'counters'>[]): ManagedFigures {
  const sum = { awaiting: 0, validated: 0, invited: 0, waitlist: 0 }
  for (const { counters } of missions) {
    sum.awaiting += counters.awaitingStaffCount
    sum.validated += counters.validatedCount
    sum.invited += counters.invitedCount
    sum.waitlist += counters.waitlistCount
  }
  return sum
}

/** The states that occur among these missions, with how often. */
export function countByStatus(
  missions: readonly Pick<ManagedMission, 'displayStatus'>[],
): { status: DisplayStatus; count: number }[] {
  return displayStatuses
    .map((status) => ({ status, count: missions.filter((mission) => mission.displayStatus === status).length }))
    .filter(({ count }) => count > 0)
}
