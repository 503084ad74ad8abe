import type { MailList } from '@ensemble/contracts/users/mail-lists'
import type { User } from './user.ts'

type Leavable = MailList | 'new_missions'

const lists: Record<Leavable, readonly string[]> = {
  new_missions: ['new_missions'],
  invitations: ['invitation', 'invitation_reminder', 'invitation_ended'],
  after_missions: ['thanks', 'results', 'survey'],
  team: [
    'new_request',
    'participant_withdrew',
    'invitation_answered',
    'unanswered_requests',
    'question_to_team',
    'mission_to_approve',
    'mission_published',
    'mission_to_revise',
    'rejection_revoked',
    'ending_soon',
    'ended',
    'closing_soon',
    'daily_summary',
    'account_awaits_approval',
    'article_to_review',
    'article_published',
  ],
}

const listOfKind = new Map<string, Leavable>()
for (const list of ['new_missions', 'invitations', 'after_missions', 'team'] as const) {
  for (const kind of lists[list]) listOfKind.set(kind, list)
}

/**
 * The list that a mail belongs to; null for one that cannot be stopped: it is about a place that the person holds or
 * asks for, about their account, or a person wrote it to them.
 */
export function mailListOf(kind: string): Leavable | null {
  return listOfKind.get(kind) ?? null
}

/** Whether the person has left the list that a mail belongs to. The mail on new missions is not queued in the first place. */
export function isStopped({ stoppedMails }: Pick<User, 'stoppedMails'>, kind: string): boolean {
  return stoppedMails.some((list) => list === mailListOf(kind))
}
