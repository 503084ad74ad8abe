import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import * as members from '../data/members.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import * as participants from '../data/participants.ts'
import * as passedOnRequests from '../data/passed-on-requests.ts'
import { requireReach, type Actor } from '../domain/access.ts'
import { stateOfParticipant } from '../domain/participant.ts'
import { requestPassedOnFact } from '../outbox/messages.ts'

interface PassOnInput {
  actor: Actor
  missionId: string
  /** Who asked to take part. */
  userId: string
  /** Who is to answer. */
  toId: string
  words?: string
}

/**
 * Leaves the answer to a request to a colleague of the team, or to an admin, who is told. Whoever may decide still may.
 * @throws Refusal NOT_FOUND, FORBIDDEN, OUT_OF_SCOPE, MISSION_CLOSED, NOT_REGISTERED, STATUS_CONFLICT for what is no
 *   open request, VALIDATION_FAILED for who is neither of the team nor an admin
 */
export async function passOnRequest(deps: Deps, { actor, missionId, userId, toId, words }: PassOnInput): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const { version } = await missionSeats.lock(tx, missionId)
    const mission = (await missions.find(tx, missionId)) ?? refuse('NOT_FOUND')
    requireReach('mission.pass_on_request', actor, mission)
    if (mission.closedAt) refuse('MISSION_CLOSED')
    const [participant] = await participants.findKnown(tx, missionId, [userId])
    if (!participant) return refuse('NOT_REGISTERED')
    if (stateOfParticipant(participant) !== 'awaiting_staff') refuse('STATUS_CONFLICT')
    const team = await members.colleaguesIn(tx, mission)
    if (toId === actor.id || !team.some(({ id }) => id === toId)) {
      refuse('VALIDATION_FAILED', { fields: { toId: ['NOT_IN_LIST'] } })
    }
    await passedOnRequests.insert(tx, { missionId, userId, toId, byId: actor.id, at, words: words?.trim() ?? '' })
    await requestPassedOnFact(
      tx,
      { personId: userId, toId, byId: actor.id },
      {
        missionId,
        version,
        time: at,
        quiet: deps.quiet,
      },
    )
  })
}
