import { type DisplayStatus, displayStatuses } from '@ensemble/contracts/enumerations'
import type { ManagedMission, ParticipationBucket } from '@ensemble/contracts/missions/http'

/** In the order of what asks for something first. */
export const buckets = ['invitations', 'pending', 'upcoming', 'past'] as const satisfies readonly ParticipationBucket[]

/** How many of a member's participations stand where, in the order of `buckets`. */
export function countByBucket(counts: Record<string, number> = {}): number[] {
  return buckets.map((bucket) => counts[bucket] ?? 0)
}

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
