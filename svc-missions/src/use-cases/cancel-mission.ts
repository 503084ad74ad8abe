import { noticePeople } from '@ensemble/contracts/missions/events'
import type { Tx } from '@ensemble/service-kit/database'
import type { Deps } from '../deps.ts'
import * as missions from '../data/missions.ts'
import { requireReach, type Actor } from '../domain/access.ts'
import { hasEnded, type Mission } from '../domain/mission.ts'
import { cancellationFact } from '../outbox/mission-changes.ts'
import { missionFact } from '../outbox/outgoing.ts'
import { alternativesFor, likeMissions } from './alternatives-for.ts'
import { changeMission, type Change } from './change-mission.ts'
import { changedBy } from './changed-by.ts'
import { endOpenParticipations } from './end-open-participations.ts'
import { peopleByStanding } from './people-by-standing.ts'

export interface CancelMissionInput {
  actor: Actor
  missionId: string
  /** 10-1000 characters; everybody concerned reads them. */
  reason: string
  /** Of a series: how many dates that follow are cancelled too, null for one of these, whose team was told. */
  following?: number | null
}

/**
 * Cancels a mission: it thanks nobody and counts in no figure. Who is confirmed stays so, that the team can reach them;
 * whatever waits for an answer ends. Each is told in the words that fit; nobody is, once the mission would be over.
 * @throws Refusal NOT_FOUND, FORBIDDEN, OUT_OF_SCOPE, STATUS_CONFLICT, MISSION_CLOSED
 */
export async function cancelMission(
  deps: Deps,
  { actor, missionId, reason: words, following }: CancelMissionInput,
): Promise<void> {
  const reason = words.trim()
  const may = (mission: Mission) => requireReach('mission.cancel', actor, mission)
  const input = { missionId, actorId: actor.id, action: 'cancel', may, detail: { reason } } as const
  await changeMission(deps, input, async (tx, change) => {
    const { version, now } = change
    await missions.changeState(tx, missionId, version, { to: 'cancelled', at: now, by: actor.id, reason })
    const changed = changedBy(actor, { reason, following })
    await missionFact(tx, 'missionCancelled', missionId, { version, time: now, quiet: deps.quiet, changed })
    if (!hasEnded(change.mission, now)) await tell(tx, deps, change, reason)
    return endOpenParticipations(tx, deps, change, 'mission_cancelled')
  })
}

async function tell(tx: Tx, deps: Deps, { mission, version, now }: Change, reason: string): Promise<void> {
  const like = likeMissions(tx, mission, now)
  for (const [standing, userIds] of await peopleByStanding(tx, mission.id)) {
    for (let from = 0; from < userIds.length; from += noticePeople) {
      const some = userIds.slice(from, from + noticePeople)
      const alternatives = await alternativesFor(tx, some, like, now)
      const told = { standing, userIds: some, reason, alternatives }
      await cancellationFact(tx, mission.id, told, { version, time: now, quiet: deps.quiet })
    }
  }
}
