/**
 * Kinds of mails that somebody can stop, one by one; what they say stands on the platform all the same. The mail on new
 * missions is one more list, which has a rhythm of its own.
 */
export const mailLists = ['invitations', 'after_missions', 'team'] as const
export type MailList = (typeof mailLists)[number]
