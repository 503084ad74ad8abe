/**
 * Kinds of mails that somebody can stop, one by one; what they say stands on the platform all the same. Two more
 * lists have a choice of their own: the mail on new missions has a rhythm, and each kept search says when it tells.
 */
export const mailLists = ['invitations', 'after_missions', 'team'] as const
export type MailList = (typeof mailLists)[number]

/** What the link of a mail can stop. */
export const leavableLists = ['new_missions', 'kept_searches', ...mailLists] as const
export type LeavableList = (typeof leavableLists)[number]
