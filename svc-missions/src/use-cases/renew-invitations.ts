import type { Tx } from '@ensemble/service-kit/database'
import * as participants from '../data/participants.ts'
import { answerUntilOnceMoved } from '../domain/invitation.ts'
import type { Mission } from '../domain/mission.ts'
import { stateOfParticipant } from '../domain/participant.ts'

export interface Renewed {
  userId: string
  expiresAt: string
}

/** Gives the open invitations of a mission the time to answer that its new date leaves. @returns until when, by person */
export async function renewInvitations(
  tx: Tx,
  mission: Pick<Mission, 'id' | 'type' | 'startAt' | 'endAt'>,
  now: Date,
): Promise<Renewed[]> {
  const awaiting = await participants.awaiting(tx, mission.id)
  return awaiting.flatMap((participant) => {
    const { userId, invitationExpiresAt: before } = participant
    if (!before || stateOfParticipant(participant) !== 'awaiting_member') return []
    const invitationExpiresAt = answerUntilOnceMoved(mission, before, now)
    participants.save(tx, { ...participant, invitationExpiresAt })
    return [{ userId, expiresAt: invitationExpiresAt.toISOString() }]
  })
}
