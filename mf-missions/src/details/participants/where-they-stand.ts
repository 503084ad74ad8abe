import type { ParticipantRow } from '@ensemble/contracts/missions/http'
import { partOf } from '@ensemble/contracts/missions/part-of'

/** Whether the team owes an answer. */
export function waits(row: ParticipantRow): boolean {
  const part = partOf(row)
  return part === 'requested' || part === 'waitlisted'
}

/** Whether somebody is still behind the row: nobody reads, answers or comes for an account that has ended. */
function hasAccount({ accountEnded = null }: ParticipantRow): boolean {
  return accountEnded === null
}

/** Whether the person holds, asks for or is offered a place: then they and the team may write to each other. */
export function isInside(row: ParticipantRow): boolean {
  if (!hasAccount(row)) return false
  const part = partOf(row)
  return part !== 'rejected' && part !== 'withdrawn'
}

/** Whether the team refused this person, and may still let them in. */
export function mayBeLetIn(row: ParticipantRow): boolean {
  if (!hasAccount(row) || partOf(row) !== 'rejected') return false
  // A service of before does not say who ended it.
  return row.rejectedBy === undefined ? row.origin === 'registration' : row.rejectedBy === 'staff'
}

/**
 * Whether an invitation was taken back or not answered in time, or somebody withdrew: a team's refusal and the person's
 * own are kept, and nobody is asked whose account has ended.
 */
export function mayBeInvitedAgain(row: ParticipantRow): boolean {
  if (!hasAccount(row)) return false
  const { origin, reasonCode, rejectedBy = 'system' } = row
  const part = partOf(row)
  if (part === 'withdrawn') return reasonCode !== 'account_suspended'
  return part === 'rejected' && origin === 'invitation' && rejectedBy === 'system'
}

export function wasPassedOn({ passedOn = [] }: ParticipantRow): boolean {
  return passedOn.length > 0
}
