import Type, { type Static } from 'typebox'
import { Instant, Nullable, UserId } from '../identifiers.ts'

/** What happens to an account and is kept in its history. */
const accountHistoryActs = [
  'invited',
  'invitation_resent',
  'invitation_accepted',
  'approved',
  'refused',
  'suspended',
  'reactivated',
  'deleted',
  'role_changed',
  'department_changed',
  'post_changed',
] as const
export type AccountHistoryAct = (typeof accountHistoryActs)[number]

/** One act, as it may be read: to an admin with who did it, to the person without. */
export const AccountHistoryEntry = Type.Object({
  id: Type.Integer(),
  at: Instant,
  act: Type.Enum(accountHistoryActs),
  /** Of `role_changed`: not the role but a right beside it, whose areas stand before and after. */
  right: Type.Optional(Type.Literal('deliveries')),
  /** null: the platform itself. Absent to the person. */
  actor: Type.Optional(Nullable(Type.Object({ id: UserId, displayName: Type.String() }))),
  /** Role, department or post before and after; of a suspension, the day on which it ends. */
  from: Nullable(Type.String()),
  to: Nullable(Type.String()),
  reason: Nullable(Type.String()),
})
export type AccountHistoryEntry = Static<typeof AccountHistoryEntry>
