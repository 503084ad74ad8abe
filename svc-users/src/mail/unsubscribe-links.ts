import type { ClaimedMail } from '../data/outgoing-mail.ts'
import { mailListOf } from '../domain/mail-lists.ts'
import { unsubscribeToken } from '../tokens/unsubscribe-token.ts'

/** The address that stops mails of this kind; null where there is no list to leave. */
export type LeaveList = (mail: Pick<ClaimedMail, 'kind' | 'recipientId'>) => string | null

/**
 * Makes the addresses when a mail is sent, so that none stands in the database.
 * @param origin public address of the platform
 * @param secret REFRESH_SECRET
 */
export function unsubscribeLinks(origin: string, secret: string): LeaveList {
  return ({ kind, recipientId }) => {
    const list = mailListOf(kind)
    return list && `${origin}/api/user/unsubscribe/${list}/${unsubscribeToken(secret, list, recipientId)}`
  }
}
