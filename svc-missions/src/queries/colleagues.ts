import type { Queryable } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import * as members from '../data/members.ts'
import * as missions from '../data/missions.ts'
import { requireReach, type Actor } from '../domain/access.ts'

/**
 * Whom a request may be passed on to: the team of a mission and the admins, without whoever asks.
 * @throws Refusal NOT_FOUND, FORBIDDEN, OUT_OF_SCOPE
 */
export async function colleaguesOf(db: Queryable, { actor, missionId }: { actor: Actor; missionId: string }) {
  const mission = (await missions.find(db, missionId)) ?? refuse('NOT_FOUND')
  requireReach('mission.pass_on_request', actor, mission)
  const team = await members.colleaguesIn(db, mission)
  const items = team.filter(({ id }) => id !== actor.id).map(({ id, displayName }) => ({ userId: id, displayName }))
  return { items }
}
