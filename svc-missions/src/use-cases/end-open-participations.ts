import type { Tx } from '@ensemble/service-kit/database'
import type { Deps } from '../deps.ts'
import * as participants from '../data/participants.ts'
import { moveParticipant } from '../domain/participant-moves.ts'
import type { Seats } from '../domain/seats.ts'
import { applyMove } from './apply-move.ts'
import type { Change } from './change-mission.ts'

type Ending = 'mission_closed' | 'mission_cancelled'

/** Ends every registration and invitation that still waits for an answer: the mission will not take place for them. */
export async function endOpenParticipations(
  tx: Tx,
  deps: Deps,
  { mission, seats, now }: Change,
  reasonCode: Ending = 'mission_closed',
): Promise<Seats> {
  let after = seats
  for (const participant of await participants.awaiting(tx, mission.id)) {
    const details = { at: now, by: null, reasonCode }
    const moved = moveParticipant(participant, after, 'mission_ended', details)
    after = moved.seats
    await applyMove(tx, deps, moved)
  }
  return after
}
