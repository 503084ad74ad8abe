import type { Role } from '@ensemble/contracts/enumerations'
import type { ErrorCode } from '@ensemble/contracts/errors'
import type { ParticipantState } from '@ensemble/contracts/states'
import type { Actor } from './access.ts'
import { daysAfter } from './days.ts'
import { hasEnded, runs, type Mission } from './mission.ts'
import type { Participant } from './participant.ts'
import { acceptsRegistrations } from './registration.ts'
import { isFull, type Seats } from './seats.ts'

/** Days that somebody has to answer an invitation by name, and a place that became free. */
export const answerDays = { byName: 14, freedPlace: 3 } as const

type Dated = Pick<Mission, 'type' | 'startAt' | 'endAt'>

/** Until when an invitation may be answered. */
export function answerUntil(mission: Dated, days: number, now: Date): Date {
  return noLater(mission, daysAfter(now, days), now)
}

/**
 * Until when an invitation may be answered once its mission has another date: as long as before, and at least as long
 * as a place that became free is kept, because there is something new to think about.
 */
export function answerUntilOnceMoved(mission: Dated, before: Date, now: Date): Date {
  const least = daysAfter(now, answerDays.freedPlace)
  return noLater(mission, before > least ? before : least, now)
}

/**
 * An invitation that is recalled begins anew (decision 126), as what it is: by name, or the offer of a place that became
 * free, which is no invitation of the team (`invitedAt`), and keeps others waiting.
 */
export function recalledInvitation(
  mission: Dated,
  { invitedAt }: Pick<Participant, 'invitedAt'>,
  now: Date,
): Pick<Participant, 'invitationExpiresAt' | 'invitedAt' | 'remindedAt'> {
  const begins = (days: number) => ({ invitationExpiresAt: answerUntil(mission, days, now), remindedAt: null })
  return invitedAt === null
    ? { ...begins(answerDays.freedPlace), invitedAt }
    : { ...begins(answerDays.byName), invitedAt: now }
}

/**
 * Never beyond the moment from which one can no longer come. A questionnaire and a mission without an end go on after
 * their start.
 */
function noLater(mission: Dated, usual: Date, now: Date): Date {
  const goesOn = mission.type === 'studies_and_surveys' || mission.endAt === null || mission.startAt <= now
  const latest = goesOn ? mission.endAt : mission.startAt
  return latest !== null && latest > now && latest < usual ? latest : usual
}

const dayMs = 86_400_000

/**
 * Whether somebody who is asked now can still come: before a mission begins, and after that where a day of it is left, or
 * where it is a questionnaire, which is answered until its end.
 */
export function leavesTimeToCome(mission: Dated, now: Date): boolean {
  if (hasEnded(mission, now)) return false
  const { type, startAt, endAt } = mission
  if (endAt === null || startAt > now || type === 'studies_and_surveys') return true
  return endAt.getTime() - now.getTime() >= dayMs
}

/**
 * Whether a team may ask somebody by name: while people register and, because it knows whom it asks, after that as long
 * as they can come.
 */
export function takesInvitations(mission: Dated & Pick<Mission, 'registrationClosesAt'>, now: Date): boolean {
  return acceptsRegistrations(mission, now) || leavesTimeToCome(mission, now)
}

/** Whom a team would ask. */
export interface Invitee {
  id: string
  role: Role
  status: string
  departmentCode: string | null
  paused: boolean
  /** Invitations to any mission that wait for an answer, and those of the last month, answered or not. */
  openInvitations: number
  recentInvitations: number
}

/** How often one person may be asked: invitations to answer at a time, and those of a month. */
export interface Solicitation {
  open: number
  monthly: number
}

/** Whether an invitation may be recalled once more by hand: nobody gets two mails about it in a day. */
export function mayRemind(invitation: { updatedAt: Date }, now: Date): boolean {
  return now.getTime() - invitation.updatedAt.getTime() >= dayMs
}

/** Who has no part in the mission, and has said no to nobody: it ended for them, or they withdrew. */
const outside: readonly ParticipantState[] = ['none', 'rejected_by_system', 'withdrawn']

/**
 * Why somebody cannot be invited, or null. A referent invites members of their own department; who pauses or was asked
 * often of late is left in peace.
 */
export function inviteRefusal(
  actor: Actor,
  mission: Pick<Mission, 'creatorId' | 'managerIds'>,
  invitee: Invitee | null,
  current: ParticipantState,
  { seats, most }: { seats: Seats; most: Solicitation },
): ErrorCode | null {
  if (!invitee || invitee.status !== 'validated') return 'NOT_FOUND'
  if (actor.role === 'referent' && invitee.departmentCode !== actor.departmentCode) return 'OUT_OF_SCOPE'
  if (runs(mission, invitee)) return 'OWN_MISSION'
  if (current === 'rejected_by_staff') return 'PREVIOUSLY_REFUSED'
  if (current === 'rejected_by_member') return 'INVITATION_ALREADY_ANSWERED'
  if (!outside.includes(current)) return 'ALREADY_REGISTERED'
  if (invitee.paused) return 'NOT_AVAILABLE'
  if (invitee.openInvitations >= most.open || invitee.recentInvitations >= most.monthly) return 'INVITED_OFTEN'
  return isFull(seats) ? 'MISSION_FULL' : null
}
