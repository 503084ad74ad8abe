import { inTransaction } from '@ensemble/service-kit/database'
import type { Deps } from '../deps.ts'
import * as dueInvitations from '../data/due-invitations.ts'
import * as missionSeats from '../data/mission-seats.ts'
import * as missions from '../data/missions.ts'
import * as participants from '../data/participants.ts'
import { freedForLine, moveParticipant } from '../domain/participant-moves.ts'
import { stateOfParticipant } from '../domain/participant.ts'
import { applyMove } from './apply-move.ts'
import { offerFreedPlaces } from './offer-freed-places.ts'

const batch = 100

/**
 * Ends the invitations that were not answered in time: fourteen days by name, 72 hours for a place that became free.
 * The place goes to the first in line. Several processes may do it at once.
 */
export async function expireInvitations(deps: Deps): Promise<void> {
  for (;;) {
    const due = await dueInvitations.findExpired(deps.db, deps.clock.now(), batch)
    for (const invitation of due) await expireOne(deps, invitation)
    if (due.length < batch) return
  }
}

async function expireOne(deps: Deps, { missionId, userId }: dueInvitations.DueInvitation): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const seats = await missionSeats.lock(tx, missionId)
    const mission = await missions.find(tx, missionId)
    const current = await participants.find(tx, missionId, userId)
    const overdue = current?.invitationExpiresAt && current.invitationExpiresAt < now
    if (!mission || !overdue || stateOfParticipant(current) !== 'awaiting_member') return
    const details = { at: now, by: null, reasonCode: 'invitation_expired' } as const
    const moved = moveParticipant(current, seats, 'expire', details)
    await applyMove(tx, deps, moved)
    missionSeats.save(tx, await offerFreedPlaces(tx, deps, mission, moved.seats, freedForLine(moved)))
  })
}
