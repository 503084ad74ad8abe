import type { Tx } from '@ensemble/service-kit/database'
import type { Deps } from '../deps.ts'
import * as participants from '../data/participants.ts'
import type { Participant } from '../domain/participant.ts'
import type { Moved } from '../domain/participant-moves.ts'
import { participantFact, participantInvitedFact, participantRefusedFact } from '../events/outgoing.ts'

/** Stores where a participant stands now, and tells of it. The seats are the caller's to save, once for all moves. */
export async function applyMove(tx: Tx, deps: Deps, moved: Moved): Promise<Participant> {
  const { participant, seats, from, to } = moved
  const circumstances = { version: seats.version, time: participant.updatedAt, quiet: deps.quiet }
  await participants.save(tx, participant)
  switch (to) {
    case 'validated':
      // Taking part at once is a registration like any other; being let in by somebody is an acceptance.
      await participantFact(
        tx,
        entered(from) ? 'participantRegistered' : 'participantAccepted',
        participant,
        circumstances,
      )
      break
    case 'awaiting_staff':
    case 'waitlisted':
      await participantFact(tx, 'participantRegistered', participant, circumstances)
      break
    case 'awaiting_member':
      await participantInvitedFact(tx, participant, from !== 'waitlisted', circumstances)
      break
    case 'rejected_by_staff':
    case 'rejected_by_member':
    case 'rejected_by_system':
      await participantRefusedFact(tx, participant, circumstances)
      break
    case 'withdrawn':
      await participantFact(tx, 'participantWithdrawn', participant, circumstances)
      break
    case 'none':
      break
  }
  return participant
}

function entered(from: Moved['from']): boolean {
  return from === 'none' || from === 'withdrawn' || from === 'rejected_by_member' || from === 'rejected_by_system'
}
