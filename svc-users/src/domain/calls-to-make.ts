import { reachOf } from '@ensemble/contracts/permissions'
import type { PracticalFacts } from '@ensemble/contracts/missions/practical-facts'
import type { Reader } from './visibility.ts'

/**
 * Mails whose news somebody without an e-mail address is told by telephone. The others tell what was said in the call
 * itself, ask for what only a screen takes, or are kind words that need no call.
 */
const toldByTelephone: readonly string[] = [
  'place_confirmed',
  'request_refused',
  'place_taken_back',
  'invitation_ended',
  'invitation',
  'place_offered',
  'place_offer_expired',
  'invitation_reminder',
  'starting_soon',
  'changed',
  'mission_cancelled',
  'mission_moved',
  'invitation_cancelled',
  'invitation_moved',
  'team_letter',
  'team_message',
  'account_suspended',
  'account_restored',
  'keep_account',
]

export function isToldByTelephone(kind: string): boolean {
  return toldByTelephone.includes(kind)
}

const invitations = ['invitation', 'place_offered', 'invitation_reminder', 'invitation_moved']
/** What is only said of a mission that one can still come to. */
export const callsToCome: readonly string[] = [
  ...invitations,
  'place_offer_expired',
  'place_confirmed',
  'starting_soon',
  'changed',
  'mission_moved',
]

/** What nobody needs to be told any more once a later call about the same mission says more. */
const saidAnew: Readonly<Record<string, readonly string[]>> = {
  mission_moved: ['starting_soon', 'changed', 'mission_moved'],
  invitation_reminder: invitations,
  invitation_moved: ['invitation_moved'],
  invitation_cancelled: invitations,
  invitation: ['place_offer_expired'],
  place_offered: ['place_offer_expired'],
  place_confirmed: [...invitations, 'place_offer_expired'],
  mission_cancelled: callsToCome,
}

/** Facts after which somebody neither holds a place in a mission nor is offered one, or has said that they come. */
const settling: readonly string[] = [
  'missions.participant.refused',
  'missions.participant.withdrawn',
  'missions.participant.expired',
  'missions.participant.kept_place',
]

/**
 * Whether a fact about somebody's part in a mission makes calls about how to come to it needless, whatever else it asks
 * to be told: nobody is called about an invitation that has run out, or about a date that they have answered.
 */
export function settlesCalls(type: string): boolean {
  return settling.includes(type)
}

/** The kinds of calls about a mission that a call makes needless; without it, a date is told that is none any more. */
export function replacedBy(kind: string): readonly string[] {
  return saidAnew[kind] ?? []
}

interface Dates {
  startAt?: Date
  /** Before it was moved. */
  previousStartAt?: Date | undefined
  practical?: Pick<PracticalFacts, 'sessions'> | null
}

/**
 * Before when somebody has to be told something about a mission: the next moment at which they would come to it, also by
 * a date that is none any more, since that is the one that they know.
 * @returns null where nothing of it is ahead
 */
export function neededBy({ startAt, previousStartAt, practical }: Dates, at: Date): Date | null {
  const sessions = practical?.sessions?.map((session) => new Date(session.startAt)) ?? []
  const ahead = [startAt, previousStartAt, ...sessions].flatMap((date) => (date && date > at ? date.getTime() : []))
  return ahead.length > 0 ? new Date(Math.min(...ahead)) : null
}

/** Whether a call asks if somebody keeps their account: a yes is noted with the words that were read out. */
export function asksToKeep(kind: string): boolean {
  return kind === 'keep_account'
}

/** Whose calls somebody sees: beside those of their missions, of a department or, where they wait too long, of all. */
export function followsCallsOf(reader: Reader): { departmentCode: string | null; everywhere: boolean } {
  const everywhere = reachOf('user.follow_calls', reader.role) === 'all'
  return { everywhere, departmentCode: everywhere ? null : reader.departmentCode }
}
