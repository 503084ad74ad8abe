import type { HandedOver, HandOver } from '@ensemble/contracts/missions/hand-over'
import { Refusal, refuse } from '@ensemble/service-kit/refusal'
import * as members from '../data/members.ts'
import * as missionContents from '../data/mission-content.ts'
import * as missions from '../data/missions.ts'
import type { Deps } from '../deps.ts'
import type { Actor } from '../domain/access.ts'
import { editMission } from './edit-mission.ts'

/** What one mission refuses and the others need not know of: out of reach, closed or changed meanwhile. */
const ofOneMission: readonly string[] = ['FORBIDDEN', 'OUT_OF_SCOPE', 'MISSION_CLOSED', 'NOT_FOUND', 'STALE_UPDATE']

/**
 * Gives all missions that somebody runs and that are not over to somebody else, each as an edit of its managers. Where
 * the person was the contact as well, the other one is. Asked again, it takes what was left.
 * @returns how many went, and how many the caller may not change
 * @throws Refusal VALIDATION_FAILED where the other is the same person, or nobody of the staff
 */
export async function handOver(deps: Deps, { actor, from, to }: HandOver & { actor: Actor }): Promise<HandedOver> {
  const [next] = from === to ? [] : await members.findStaff(deps.db, [to])
  if (!next) return refuse('VALIDATION_FAILED', { fields: { to: ['NOT_IN_LIST'] } })
  const [before] = await members.findStaff(deps.db, [from])
  const result = { moved: 0, left: 0 }
  for (const missionId of await missions.openManagedBy(deps.db, from)) {
    const stored = await missionContents.read(deps.db, missionId)
    if (!stored) continue
    const { managerIds, contactName } = stored.content
    const edit = {
      updatedAt: stored.updatedAt.toISOString(),
      managerIds: [...new Set(managerIds.map((id) => (id === from ? to : id)))],
      ...(contactName === before?.displayName && { contactName: next.displayName }),
    }
    try {
      await editMission(deps, { actor, missionId, edit })
      result.moved += 1
    } catch (error) {
      if (!(error instanceof Refusal) || !ofOneMission.includes(error.code)) throw error
      result.left += 1
    }
  }
  return result
}
