import type { Role, TutorialStatus, UserStatus } from './enumerations.ts'

/**
 * The state tables as data. `from` and `to` name states, `action` the call or the clock that moves them; services
 * refuse every pair that has no row here with STATUS_CONFLICT.
 */
export interface Transition<State extends string, Action extends string> {
  from: State
  action: Action
  to: State
  by: readonly (Role | 'visitor' | 'invitee' | 'self' | 'manager' | 'system')[]
}

export type UserState = 'none' | UserStatus
export type UserTransition = Transition<
  UserState,
  | 'signup'
  | 'invite'
  | 'open_by_telephone'
  | 'finish_invited_signup'
  | 'approve'
  | 'suspend'
  | 'activate_suspended'
  | 'delete'
>

export const userTransitions: readonly UserTransition[] = [
  { from: 'none', action: 'signup', to: 'pending_approval', by: ['visitor'] },
  { from: 'none', action: 'invite', to: 'pending_approval', by: ['admin', 'headquarter_referent', 'referent'] },
  // Somebody called, and agreed: their team is who would have approved the account.
  {
    from: 'none',
    action: 'open_by_telephone',
    to: 'validated',
    by: ['admin', 'headquarter_referent', 'referent'],
  },
  { from: 'pending_approval', action: 'finish_invited_signup', to: 'validated', by: ['system'] },
  { from: 'pending_approval', action: 'approve', to: 'validated', by: ['admin', 'referent'] },
  { from: 'pending_approval', action: 'delete', to: 'deleted', by: ['admin', 'referent', 'self', 'system'] },
  { from: 'validated', action: 'suspend', to: 'suspended', by: ['admin'] },
  { from: 'suspended', action: 'activate_suspended', to: 'validated', by: ['admin', 'system'] },
  // The system after two years without a visit, and two letters.
  { from: 'validated', action: 'delete', to: 'deleted', by: ['admin', 'self', 'system'] },
  { from: 'suspended', action: 'delete', to: 'deleted', by: ['admin', 'self'] },
]

/** Where somebody stands with the tutorial. Opened again once completed, it stays completed. */
export type TutorialTransition = Transition<TutorialStatus, 'start' | 'complete' | 'skip' | 'reopen'>

export const tutorialTransitions: readonly TutorialTransition[] = [
  { from: 'not_started', action: 'start', to: 'in_progress', by: ['self'] },
  { from: 'not_started', action: 'skip', to: 'skipped', by: ['self'] },
  { from: 'not_started', action: 'complete', to: 'completed', by: ['self'] },
  { from: 'in_progress', action: 'complete', to: 'completed', by: ['self'] },
  { from: 'in_progress', action: 'skip', to: 'skipped', by: ['self'] },
  { from: 'skipped', action: 'reopen', to: 'in_progress', by: ['self'] },
  { from: 'completed', action: 'reopen', to: 'completed', by: ['self'] },
]

/** Stored states of a mission; full, in_progress and the like are computed from them. */
export type MissionState =
  | 'none'
  | 'waiting_for_approval'
  | 'approved'
  | 'rejected'
  | 'closed'
  | 'cancelled'
  | 'deleted'
export type MissionTransition = Transition<
  MissionState,
  | 'create_submitted'
  | 'create_approved'
  | 'approve'
  | 'reject'
  | 'revoke_rejection'
  | 'reject_edit'
  | 'resubmit'
  | 'edit_content'
  | 'close'
  | 'add_closing_note'
  | 'cancel'
  | 'reschedule'
  | 'delete'
>

export const missionTransitions: readonly MissionTransition[] = [
  { from: 'none', action: 'create_submitted', to: 'waiting_for_approval', by: ['referent', 'headquarter_referent'] },
  { from: 'none', action: 'create_approved', to: 'approved', by: ['admin', 'headquarter_referent'] },
  { from: 'waiting_for_approval', action: 'approve', to: 'approved', by: ['admin', 'headquarter_referent'] },
  { from: 'waiting_for_approval', action: 'reject', to: 'rejected', by: ['admin', 'headquarter_referent'] },
  { from: 'waiting_for_approval', action: 'reject_edit', to: 'approved', by: ['admin', 'headquarter_referent'] },
  { from: 'approved', action: 'reject', to: 'rejected', by: ['admin'] },
  { from: 'rejected', action: 'revoke_rejection', to: 'waiting_for_approval', by: ['admin', 'headquarter_referent'] },
  { from: 'rejected', action: 'resubmit', to: 'waiting_for_approval', by: ['manager'] },
  { from: 'approved', action: 'edit_content', to: 'waiting_for_approval', by: ['referent'] },
  { from: 'approved', action: 'close', to: 'closed', by: ['manager', 'admin', 'system'] },
  { from: 'closed', action: 'add_closing_note', to: 'closed', by: ['manager', 'admin'] },
  { from: 'approved', action: 'cancel', to: 'cancelled', by: ['manager', 'admin'] },
  // What was approved once may have people while a change of it waits.
  { from: 'waiting_for_approval', action: 'cancel', to: 'cancelled', by: ['manager', 'admin'] },
  { from: 'approved', action: 'reschedule', to: 'approved', by: ['manager', 'admin'] },
  { from: 'waiting_for_approval', action: 'reschedule', to: 'waiting_for_approval', by: ['manager', 'admin'] },
  { from: 'waiting_for_approval', action: 'delete', to: 'deleted', by: ['manager', 'admin'] },
  { from: 'approved', action: 'delete', to: 'deleted', by: ['manager', 'admin'] },
  { from: 'rejected', action: 'delete', to: 'deleted', by: ['manager', 'admin'] },
]

/**
 * States of a participation: the stored validation status, split by who is awaited, and `withdrawn`
 * (the status is then kept and counted nowhere).
 */
export type ParticipantState =
  | 'none'
  | 'awaiting_staff'
  | 'waitlisted'
  | 'awaiting_member'
  | 'validated'
  | 'rejected_by_staff'
  | 'rejected_by_member'
  | 'rejected_by_system'
  | 'withdrawn'
export type ParticipantAction =
  | 'register_open'
  | 'register_selection'
  | 'register_waitlist'
  | 'invite'
  | 'accept_user'
  | 'reject_user'
  | 'accept_invitation'
  | 'reject_invitation'
  | 'expire'
  | 'unregister'
  | 'promote_to_invitation'
  | 'promote_to_request'
  | 'mission_ended'
  | 'account_suspended'
  | 'set_attendance'
  | 'keep_place'

type Move = Transition<ParticipantState, ParticipantAction>

const registrations = (from: ParticipantState): Move[] => [
  // A team, for somebody who calls.
  { from, action: 'register_open', to: 'validated', by: ['self', 'manager'] },
  { from, action: 'register_selection', to: 'awaiting_staff', by: ['self', 'manager'] },
  { from, action: 'register_waitlist', to: 'waitlisted', by: ['self', 'manager'] },
]

const ended = (from: ParticipantState): Move => ({
  from,
  action: 'mission_ended',
  to: 'rejected_by_system',
  by: ['system'],
})

/** An account was suspended or deleted, or its owner paused: nobody waits for an answer that cannot come. */
const leaves = (from: ParticipantState, to: ParticipantState): Move => ({
  from,
  action: 'account_suspended',
  to,
  by: ['system'],
})

export const participantTransitions: readonly Move[] = [
  ...registrations('none'),
  ...registrations('rejected_by_member'),
  ...registrations('rejected_by_system'),
  ...registrations('withdrawn'),
  { from: 'none', action: 'invite', to: 'awaiting_member', by: ['manager'] },
  // Once an invitation was taken back, or was not answered in time, it may be sent again.
  { from: 'rejected_by_system', action: 'invite', to: 'awaiting_member', by: ['manager'] },
  // Who withdrew, or paused, has refused nobody: a team may ask them to come back, and they answer.
  { from: 'withdrawn', action: 'invite', to: 'awaiting_member', by: ['manager'] },
  // Taking an invitation back is no refusal: the person may still register.
  { from: 'awaiting_member', action: 'reject_user', to: 'rejected_by_system', by: ['manager'] },
  { from: 'awaiting_staff', action: 'accept_user', to: 'validated', by: ['manager'] },
  { from: 'awaiting_staff', action: 'reject_user', to: 'rejected_by_staff', by: ['manager'] },
  { from: 'waitlisted', action: 'accept_user', to: 'validated', by: ['manager'] },
  { from: 'waitlisted', action: 'reject_user', to: 'rejected_by_staff', by: ['manager'] },
  { from: 'waitlisted', action: 'promote_to_invitation', to: 'awaiting_member', by: ['system'] },
  { from: 'waitlisted', action: 'promote_to_request', to: 'awaiting_staff', by: ['system'] },
  { from: 'awaiting_member', action: 'accept_invitation', to: 'validated', by: ['invitee', 'manager'] },
  { from: 'awaiting_member', action: 'reject_invitation', to: 'rejected_by_member', by: ['invitee'] },
  { from: 'awaiting_member', action: 'expire', to: 'rejected_by_system', by: ['system'] },
  { from: 'awaiting_staff', action: 'unregister', to: 'withdrawn', by: ['self', 'manager'] },
  { from: 'waitlisted', action: 'unregister', to: 'withdrawn', by: ['self', 'manager'] },
  { from: 'awaiting_member', action: 'unregister', to: 'withdrawn', by: ['self', 'manager'] },
  { from: 'validated', action: 'unregister', to: 'withdrawn', by: ['self', 'manager'] },
  { from: 'validated', action: 'reject_user', to: 'rejected_by_staff', by: ['manager'] },
  { from: 'rejected_by_staff', action: 'accept_user', to: 'validated', by: ['manager'] },
  { from: 'validated', action: 'set_attendance', to: 'validated', by: ['manager'] },
  // A mission was moved, and its new date suits.
  { from: 'validated', action: 'keep_place', to: 'validated', by: ['self', 'manager'] },
  leaves('awaiting_staff', 'rejected_by_system'),
  leaves('waitlisted', 'rejected_by_system'),
  leaves('awaiting_member', 'rejected_by_system'),
  leaves('validated', 'withdrawn'),
  ended('awaiting_staff'),
  ended('waitlisted'),
  ended('awaiting_member'),
]

/** States of an article: a draft may be submitted to the publishers, or scheduled to appear by itself. */
export type ArticleState = 'none' | 'draft' | 'submitted' | 'scheduled' | 'published' | 'deleted'
export type ArticleAction = 'create' | 'submit' | 'send_back' | 'publish' | 'schedule' | 'due' | 'unpublish' | 'delete'
export type ArticleTransition = Transition<ArticleState, ArticleAction>

const publishers = ['admin', 'headquarter_referent'] as const
const writers = [...publishers, 'referent'] as const

/** Who of `by` may do it to which article says the permission matrix: a referent to their own drafts alone. */
export const articleTransitions: readonly ArticleTransition[] = [
  { from: 'none', action: 'create', to: 'draft', by: writers },
  { from: 'draft', action: 'submit', to: 'submitted', by: ['referent'] },
  { from: 'draft', action: 'publish', to: 'published', by: publishers },
  { from: 'draft', action: 'schedule', to: 'scheduled', by: publishers },
  { from: 'submitted', action: 'send_back', to: 'draft', by: publishers },
  { from: 'submitted', action: 'publish', to: 'published', by: publishers },
  { from: 'submitted', action: 'schedule', to: 'scheduled', by: publishers },
  { from: 'scheduled', action: 'publish', to: 'published', by: publishers },
  { from: 'scheduled', action: 'schedule', to: 'scheduled', by: publishers },
  { from: 'scheduled', action: 'due', to: 'published', by: ['system'] },
  { from: 'scheduled', action: 'unpublish', to: 'draft', by: publishers },
  { from: 'published', action: 'unpublish', to: 'draft', by: publishers },
  { from: 'draft', action: 'delete', to: 'deleted', by: writers },
  { from: 'submitted', action: 'delete', to: 'deleted', by: writers },
  { from: 'scheduled', action: 'delete', to: 'deleted', by: publishers },
  { from: 'published', action: 'delete', to: 'deleted', by: publishers },
]
