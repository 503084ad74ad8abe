import type { Tx } from '@ensemble/service-kit/database'
import type { ParticipantAction, ParticipantState } from '@ensemble/contracts/states'
import type { Deps } from '../deps.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import * as participants from '../data/participants.ts'
import { hasEnded } from '../domain/mission.ts'
import { freedForLine, moveParticipant } from '../domain/participant-moves.ts'
import { stateOfParticipant, type Participant } from '../domain/participant.ts'
import { applyMove } from './apply-move.ts'
import { offerFreedPlaces } from './offer-freed-places.ts'

export interface Leaving {
  userId: string
  at: Date
  action: Extract<ParticipantAction, 'account_suspended' | 'unregister'>
  reasonCode: Exclude<Participant['reasonCode'], null>
  /** Which of the open participations end. */
  states: readonly ParticipantState[]
  /** Whoever registered or was invited later stays; without it nobody does. */
  enteredBy?: Date
}

/**
 * Takes somebody out of everything that still lies ahead, in the transaction of the event that says why. Places that
 * this frees go to the first in line. Missions are locked in the order of their ids, so two people who leave at once do
 * not wait for each other.
 */
export async function leaveMissions(tx: Tx, deps: Pick<Deps, 'clock' | 'quiet'>, leaving: Leaving): Promise<void> {
  for (const missionId of await participants.openMissionsOf(tx, leaving.userId)) {
    await leaveOne(tx, deps, missionId, leaving)
  }
}

async function leaveOne(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'quiet'>,
  missionId: string,
  leaving: Leaving,
): Promise<void> {
  const { userId, at, action, reasonCode, states, enteredBy } = leaving
  const seats = await missionSeats.lock(tx, missionId)
  const mission = await missions.find(tx, missionId)
  const current = await participants.find(tx, missionId, userId)
  if (!mission || mission.closedAt || !current || !states.includes(stateOfParticipant(current))) return
  if (enteredBy && current.createdAt > enteredBy) return
  // What somebody took part in stays what it was.
  if (stateOfParticipant(current) === 'validated' && hasEnded(mission, at)) return
  const moved = moveParticipant(current, seats, action, { at, by: null, reasonCode })
  await applyMove(tx, deps, moved, { by: 'system' })
  missionSeats.save(tx, await offerFreedPlaces(tx, deps, mission, moved.seats, freedForLine(moved)))
}
