import type { ChangeOfMission } from '@ensemble/contracts/missions/events'
import type { Actor } from '../domain/access.ts'

/**
 * What the team of a mission is told of who cancelled, moved or deleted it.
 * @param following how many dates of its series follow it; null for one of these: its team has heard of the first
 */
export function changedBy(
  actor: Actor,
  { reason, following }: { reason?: string; following?: number | null },
): ChangeOfMission {
  if (following === null) return undefined
  return { byId: actor.id, ...(reason && { reason }), ...(following && { following }) }
}
