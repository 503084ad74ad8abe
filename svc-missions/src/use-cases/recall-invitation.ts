import type { Tx } from '@ensemble/service-kit/database'
import type { Deps } from '../deps.ts'
import type { Mission } from '../domain/mission.ts'
import type { Participant } from '../domain/participant.ts'
import { tellPeople } from './tell-participants.ts'

interface Recall extends Pick<Participant, 'userId' | 'invitationMessage' | 'invitationExpiresAt'> {
  /** Version of the mission that is told of. */
  version: number
}

/** Asks that somebody be told of an invitation again, in the words that came with it. */
export async function recallInvitation(tx: Tx, deps: Deps, mission: Mission, recall: Recall): Promise<void> {
  const { userId, invitationMessage, invitationExpiresAt, version } = recall
  await tellPeople(tx, deps, mission, [userId], {
    kind: 'invitation_reminder',
    version,
    ...(invitationMessage && { message: invitationMessage }),
    ...(invitationExpiresAt && { expiresAt: invitationExpiresAt.toISOString() }),
  })
}
