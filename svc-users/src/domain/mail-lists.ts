import type { LeavableList } from '@ensemble/contracts/users/mail-lists'
import type { User } from './user.ts'

const lists: Record<LeavableList, readonly string[]> = {
  new_missions: ['new_missions'],
  kept_searches: ['kept_search'],
  invitations: ['invitation', 'invitation_reminder', 'invitation_moved', 'invitation_cancelled', 'invitation_ended'],
  after_missions: ['thanks', 'results', 'answers_thanks', 'survey'],
  team: [
    'new_request',
    'request_passed_on',
    'participant_withdrew',
    'invitation_answered',
    'unanswered_requests',
    'question_to_team',
    'mission_entrusted',
    'mission_relieved',
    'mission_to_approve',
    'mission_published',
    'mission_to_revise',
    'rejection_revoked',
    'colleague_cancelled',
    'colleague_moved',
    'colleague_deleted',
    'ending_soon',
    'ended',
    'closing_soon',
    'daily_summary',
    'account_awaits_approval',
    'article_to_review',
    'article_sent_back',
    'article_scheduled',
    'article_unscheduled',
    'article_published',
    'article_unpublished',
    'article_deleted',
  ],
}

const listOfKind = new Map<string, LeavableList>()
for (const list of ['new_missions', 'kept_searches', 'invitations', 'after_missions', 'team'] as const) {
  for (const kind of lists[list]) listOfKind.set(kind, list)
}

/**
 * The list that a mail belongs to; null for one that cannot be stopped: it is about a place that the person holds or
 * asks for, about their account, or a person wrote it to them.
 */
export function mailListOf(kind: string): LeavableList | null {
  return listOfKind.get(kind) ?? null
}

/** Whether the person has left the list that a mail belongs to. Where a list has a choice of its own, nothing is queued. */
export function isStopped({ stoppedMails }: Pick<User, 'stoppedMails'>, kind: string): boolean {
  return stoppedMails.some((list) => list === mailListOf(kind))
}
