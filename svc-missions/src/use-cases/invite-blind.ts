import type { Tx } from '@ensemble/service-kit/database'
import type { Deps } from '../deps.ts'
import * as members from '../data/members.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import * as participants from '../data/participants.ts'
import { daysBefore } from '../domain/days.ts'
import { answerDays, answerUntil } from '../domain/invitation.ts'
import { runs, stateOfMission } from '../domain/mission.ts'
import { enterParticipant } from '../domain/participant-moves.ts'
import { newParticipant, stateOfParticipant } from '../domain/participant.ts'
import { acceptsRegistrations } from '../domain/registration.ts'
import { isFull } from '../domain/seats.ts'
import { applyMove } from './apply-move.ts'

/**
 * Invites the members that svc-users drew, in the transaction of the event that names them. Who cannot be invited any
 * more is left out in silence: nobody learns who was drawn. Nobody is left out for want of places: somebody who was
 * drawn and is not invited would know that others were (decision 140).
 */
export async function inviteBlind(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'quiet'>,
  { missionId, userIds }: { missionId: string; userIds: readonly string[] },
): Promise<void> {
  const now = deps.clock.now()
  if (!(await missions.find(tx, missionId))) return
  let seats = await missionSeats.lock(tx, missionId)
  const mission = await missions.find(tx, missionId)
  const open = mission && stateOfMission(mission) === 'approved' && acceptsRegistrations(mission, now)
  if (!open || isFull(seats)) return
  const reachable = await members.findReachable(tx, userIds, daysBefore(now, 30))
  for (const invitee of reachable) {
    const { id, status, paused } = invitee
    const current = stateOfParticipant(await participants.find(tx, missionId, id))
    if (status !== 'validated' || paused || runs(mission, invitee) || current !== 'none') continue
    const moved = enterParticipant(newParticipant(missionId, id, now), current, seats, 'invite', {
      at: now,
      by: null,
      blind: true,
      invitationExpiresAt: answerUntil(mission, answerDays.byName, now),
    })
    seats = moved.seats
    await applyMove(tx, deps, moved)
  }
  missionSeats.save(tx, seats)
}
