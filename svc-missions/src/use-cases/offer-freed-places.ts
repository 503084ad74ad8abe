import type { Tx } from '@ensemble/service-kit/database'
import type { Deps } from '../deps.ts'
import * as participants from '../data/participants.ts'
import { answerDays, answerUntil, leavesTimeToCome } from '../domain/invitation.ts'
import type { Mission } from '../domain/mission.ts'
import { moveParticipant } from '../domain/participant-moves.ts'
import type { Seats } from '../domain/seats.ts'
import { applyMove } from './apply-move.ts'

/**
 * Gives freed places to the first in the waiting line: an invitation to answer where registration is open, an ordinary
 * request where a team selects. Nobody is offered one once it is too late to come: the team may still let them in.
 * @param freed how many people this change lets move up
 * @returns the seats afterwards
 */
export async function offerFreedPlaces(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'quiet'>,
  mission: Mission,
  seats: Seats,
  freed: number,
): Promise<Seats> {
  const now = deps.clock.now()
  if (freed === 0 || seats.waitlist === 0 || mission.closedAt || !leavesTimeToCome(mission, now)) return seats
  const action = mission.registrationMode === 'open' ? 'promote_to_invitation' : 'promote_to_request'
  const invitationExpiresAt = answerUntil(mission, answerDays.freedPlace, now)
  let after = seats
  for (const first of await participants.inLine(tx, mission.id, freed)) {
    const moved = moveParticipant(first, after, action, { at: now, by: null, invitationExpiresAt })
    after = moved.seats
    await applyMove(tx, deps, moved)
  }
  return after
}
