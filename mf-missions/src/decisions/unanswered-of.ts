import type { Mission } from '@ensemble/contracts/missions/http'

/** How many requests, invitations and places in line end without an answer when a mission ends. */
export function unansweredOf({ counters }: Pick<Mission, 'counters'>): number {
  const { awaitingStaffCount = 0, invitedCount = 0, waitlistCount = 0 } = counters ?? {}
  return awaitingStaffCount + invitedCount + waitlistCount
}
