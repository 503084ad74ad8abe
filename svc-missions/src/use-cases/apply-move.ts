import type { Tx } from '@ensemble/service-kit/database'
import type { ParticipantAction } from '@ensemble/contracts/states'
import type { Deps } from '../deps.ts'
import * as participants from '../data/participants.ts'
import { standingOf, type Participant } from '../domain/participant.ts'
import type { Moved } from '../domain/participant-moves.ts'
import {
  participantExpiredFact,
  participantFact,
  participantInvitedFact,
  participantRefusedFact,
  participantWithdrawnFact,
} from '../outbox/outgoing.ts'

type Mover = 'member' | 'staff' | 'system'

interface Around {
  by?: Mover
  onBehalf?: boolean
  isFirst?: boolean
  sharedAt?: Date
}

/**
 * Stores where a participant stands now, and tells of it. The seats are the caller's to save, once for all moves.
 * @param by whoever may ask for this action, unless something else brought it about
 * @param onBehalf the person said so by telephone
 * @param sharedAt when they chose what to share; absent where that was when they entered
 * @param isFirst they have had no part in the mission, not even one that the team does not know of
 * @returns the participant as people are told of it
 */
export async function applyMove(
  tx: Tx,
  deps: Pick<Deps, 'quiet'>,
  moved: Moved,
  { by, onBehalf = false, isFirst = false, sharedAt }: Around = {},
): Promise<Participant> {
  const { seats, from, to, action } = moved
  // Numbers in line are never given twice: whoever comes last is told how many wait, not how many ever did.
  const rank = to === 'waitlisted' ? { waitlistPosition: seats.waitlist } : {}
  const participant = { ...moved.participant, ...rank }
  const circumstances = {
    version: seats.version,
    time: participant.updatedAt,
    quiet: deps.quiet,
    by: by ?? byWhom(action),
    onBehalf,
    sharedAt,
  }
  const write = isFirst ? participants.add : participants.save
  write(tx, moved.participant)
  switch (to) {
    case 'validated':
      if (from === 'validated') {
        if (action === 'keep_place') await participantFact(tx, 'participantKeptPlace', participant, circumstances)
        break
      }
      // Taking part at once is a registration like any other; being let in by somebody is an acceptance.
      await participantFact(tx, entered(from) ? 'participantRegistered' : 'participantAccepted', participant, {
        ...circumstances,
        message: participant.comment,
      })
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
      await participantRefusedFact(tx, participant, standingOf(from), circumstances)
      break
    case 'rejected_by_system':
      if (action === 'expire') await participantExpiredFact(tx, participant, circumstances)
      else await participantRefusedFact(tx, participant, standingOf(from), circumstances)
      break
    case 'withdrawn':
      await participantWithdrawnFact(tx, participant, standingOf(from), circumstances)
      break
    case 'none':
      break
  }
  return participant
}

const byMember: readonly ParticipantAction[] = [
  'register_open',
  'register_selection',
  'register_waitlist',
  'accept_invitation',
  'reject_invitation',
  'unregister',
  'keep_place',
]
const byStaff: readonly ParticipantAction[] = ['invite', 'accept_user', 'reject_user', 'set_attendance']

function byWhom(action: ParticipantAction): Mover {
  if (byMember.includes(action)) return 'member'
  return byStaff.includes(action) ? 'staff' : 'system'
}

function entered(from: Moved['from']): boolean {
  return from === 'none' || from === 'withdrawn' || from === 'rejected_by_member' || from === 'rejected_by_system'
}
