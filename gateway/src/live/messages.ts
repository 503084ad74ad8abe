import Type from 'typebox'
import { events } from '@ensemble/contracts/events'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { checkOf } from '@ensemble/service-kit/schema-check'
import { checkedJson } from '../checked-json.ts'

/** What a tab is told. It then asks again for what it shows: no content travels here. */
export interface LiveMessage {
  tag: string
  id: string
  /** Only this person's tabs. */
  onlyUser?: string
  /** Only tabs of the staff, and of this person. */
  staffAnd?: string
}

/** Whether a message is for the tabs of somebody. */
export function isFor({ onlyUser, staffAnd }: LiveMessage, { id, role }: Pick<Principal, 'id' | 'role'>): boolean {
  if (onlyUser !== undefined) return onlyUser === id
  return staffAnd === undefined || staffAnd === id || role !== 'member'
}

/** The least the gateway reads of any event: a producer may add what it likes. */
const isEvent = checkOf(Type.Object({ type: Type.String(), subject: Type.String(), data: Type.Unknown() }))
const isOwned = checkOf(Type.Object({ userId: Type.String() }))
const isMember = checkOf(Type.Object({ role: Type.Literal('member') }))
const isParticipation = checkOf(Type.Object({ userId: Type.String(), blind: Type.Optional(Type.Boolean()) }))

/**
 * Kinds of which nothing is told: that somebody is written to, or left, is theirs to know, and reminders would count the
 * people who were drawn by their health. The end of a session is told by the revocations, and a new picture by the
 * account that it belongs to. Everything else is something that screens show, of new areas as well.
 */
export const withheldKinds: ReadonlySet<string> = new Set([
  'avatar',
  'blind_invitation',
  'notice',
  'person',
  'search',
  'search_mails',
  'session',
])

/**
 * What open tabs hear of an event: everybody that a thing of this kind changed, of a member the staff and the member, and
 * the person concerned by a participation that it is theirs.
 * @param text body of the event on the broker
 * @returns nothing for what is not an event, and for what is withheld
 */
export function liveMessages(text: string): LiveMessage[] {
  const event = checkedJson(text, isEvent)
  if (!event) return []
  if (event.type === events.notificationCreated.type) return ownNotification(event.data)
  const tag = event.type.split('.')[1]
  if (tag === undefined || withheldKinds.has(tag)) return []
  // Members see cards of the staff alone: who is a member here, and when something changed there, is not for them.
  if (tag === 'user' && isMember(event.data)) return [{ tag, id: event.subject, staffAnd: event.subject }]
  const changed: LiveMessage[] = [{ tag, id: event.subject }]
  if (tag !== 'participant' || !isParticipation(event.data)) return changed
  const { userId, blind } = event.data
  const own = { tag: 'participation', id: userId, onlyUser: userId }
  return blind ? [own] : [...changed, own]
}

/** Nobody but the person learns that there is something for them. */
function ownNotification(data: unknown): LiveMessage[] {
  return isOwned(data) ? [{ tag: 'notification', id: data.userId, onlyUser: data.userId }] : []
}
