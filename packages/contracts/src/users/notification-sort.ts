/** What a notification may be about, so that it is known before it is read. */
export const notificationSorts = ['mission', 'people', 'message', 'article', 'account'] as const
export type NotificationSort = (typeof notificationSorts)[number]

/** Kinds of mails, each with what it is about; what is not here is about a mission. */
const sorts: Record<Exclude<NotificationSort, 'mission'>, readonly string[]> = {
  people: [
    'new_request',
    'request_passed_on',
    'participant_withdrew',
    'invitation_answered',
    'unanswered_requests',
    'account_awaits_approval',
  ],
  message: ['contact_message', 'team_letter', 'team_message', 'question_to_team'],
  article: [
    'article_to_review',
    'article_sent_back',
    'article_scheduled',
    'article_unscheduled',
    'article_published',
    'article_unpublished',
    'article_deleted',
  ],
  account: [
    'account_approved',
    'account_restored',
    'password_changed',
    'email_changed',
    'identity_linked',
    'new_device',
    'training_confirmed',
    'training_not_confirmed',
    'role_granted',
    'staff_role_granted',
    'areas_granted',
    'staff_areas_granted',
  ],
}

/** Which kinds are about something: these, or all but these. */
export function kindsAbout(sort: NotificationSort): { kinds: readonly string[]; others: boolean } {
  return sort === 'mission'
    ? { kinds: Object.values(sorts).flat(), others: true }
    : { kinds: sorts[sort], others: false }
}

/** @param kind of the notification; one that this version does not know is about a mission, as most are */
export function notificationSort(kind: string): NotificationSort {
  return (
    notificationSorts.find((sort) => kindsAbout(sort).kinds.includes(kind) !== kindsAbout(sort).others) ?? 'mission'
  )
}
