import type { ParticipantRow } from '@ensemble/contracts/missions/http'
import type { Queryable } from '@ensemble/service-kit/database'
import type { ListPage } from '@ensemble/service-kit/lists/list-page'
import type { ListRequest } from '@ensemble/service-kit/lists/parse-list'
import { refuse } from '@ensemble/service-kit/refusal'
import * as missions from '../data/missions.ts'
import { requireReach, type Actor } from '../domain/access.ts'
import { isVisibleFellow, participantsForFellows, participantsForManagers } from './mission-participants.ts'

/**
 * Who takes part in a mission: everything for those who run it, first names for fellow participants of a collective
 * mission when both sides agreed.
 * @throws Refusal NOT_FOUND, FORBIDDEN for other members, OUT_OF_SCOPE for a referent of another department who
 * does not run it
 */
export async function listParticipants(
  db: Queryable,
  { missionId, actor, request }: { missionId: string; actor: Actor; request: ListRequest },
): Promise<ListPage<ParticipantRow>> {
  const mission = (await missions.find(db, missionId)) ?? refuse('NOT_FOUND')
  if (actor.role !== 'member') {
    requireReach('mission.see_participants', actor, mission)
    return participantsForManagers(db, { missionId, request })
  }
  const visible = mission.scope === 'collective' && (await isVisibleFellow(db, missionId, actor.id))
  return visible ? participantsForFellows(db, { missionId, userId: actor.id, request }) : refuse('FORBIDDEN')
}
