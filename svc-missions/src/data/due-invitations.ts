import type { Queryable, Tx } from '@ensemble/service-kit/database'
import type { Participant } from '../domain/participant.ts'
import { table as participants } from './participants.ts'

export interface DueInvitation {
  missionId: string
  userId: string
}

const columns = participants.pick('missionId', 'userId').select()

const open = `validation_status = 'awaiting_validation' and withdrawn_at is null and origin = 'invitation'
  and waitlist_position is null`

/** Invitations whose time to answer is over, the oldest first. */
export async function findExpired(db: Queryable, now: Date, limit: number): Promise<DueInvitation[]> {
  const { rows } = await db.query<DueInvitation>({
    name: 'invitations-expired',
    text: `select ${columns} from participants
      where ${open} and invitation_expires_at < $1 order by invitation_expires_at limit $2`,
    values: [now, limit],
  })
  return rows
}

/** Invitations by name that nobody has answered since the given day, and that can still be answered. */
export async function findToRemind(
  db: Queryable,
  { now, invitedBefore, limit }: { now: Date; invitedBefore: Date; limit: number },
): Promise<DueInvitation[]> {
  const { rows } = await db.query<DueInvitation>({
    name: 'invitations-to-remind',
    text: `select ${columns} from participants
      where ${open} and reminded_at is null and invited_at <= $2 and invitation_expires_at > $1
      order by invited_at limit $3`,
    values: [now, invitedBefore, limit],
  })
  return rows
}

/** What an invitation says that is recalled. */
export type Recalled = Pick<Participant, 'invitationMessage' | 'invitationExpiresAt'>

const recalled = participants.pick('invitationMessage', 'invitationExpiresAt').select()

/**
 * Notes that somebody was reminded; within a day nobody recalls the invitation by hand as well.
 * @returns what of; nothing when another process was faster
 */
export async function markReminded(
  tx: Tx,
  { missionId, userId }: DueInvitation,
  at: Date,
): Promise<Recalled | undefined> {
  const { rows } = await tx.query<Recalled>({
    name: 'invitation-reminded',
    text: `update participants set reminded_at = $3, updated_at = $3
      where mission_id = $1 and user_id = $2 and reminded_at is null and ${open}
      returning ${recalled}`,
    values: [missionId, userId, at],
  })
  return rows[0]
}
