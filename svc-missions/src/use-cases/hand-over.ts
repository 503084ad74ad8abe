import type { HandedOver, HandOver } from '@ensemble/contracts/missions/hand-over'
import { refuse } from '@ensemble/service-kit/refusal'
import * as members from '../data/members.ts'
import * as missions from '../data/missions.ts'
import type { Deps } from '../deps.ts'
import type { Actor } from '../domain/access.ts'
import { editEach } from './edit-each.ts'

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
  const missionIds = await missions.openManagedBy(deps.db, from)
  const { changed, failed } = await editEach(deps, { actor, missionIds }, ({ managerIds, contactName }) => ({
    managerIds: [...new Set(managerIds.map((id) => (id === from ? to : id)))],
    ...(contactName === before?.displayName && { contactName: next.displayName }),
  }))
  return { moved: changed.length, left: failed.length }
}
