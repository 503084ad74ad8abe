/** What a notification is about, so that it is known before it is read. */
export type NotificationSort = 'people' | 'message' | 'article' | 'account' | 'mission'

/** Kinds of mails, each with what it is about; what is not here is about a mission. */
const sorts: Record<Exclude<NotificationSort, 'mission'>, readonly string[]> = {
  people: [
    'new_request',
    'participant_withdrew',
    'invitation_answered',
    'unanswered_requests',
    'account_awaits_approval',
  ],
  message: ['contact_message', 'team_letter', 'team_message', 'question_to_team'],
  article: ['article_to_review', 'article_published'],
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

/** @param kind of the notification; one that this version does not know is about a mission, as most are */
export function notificationSort(kind: string): NotificationSort {
  const { people, message, article, account } = sorts
  if (people.includes(kind)) return 'people'
  if (message.includes(kind)) return 'message'
  if (article.includes(kind)) return 'article'
  return account.includes(kind) ? 'account' : 'mission'
}
