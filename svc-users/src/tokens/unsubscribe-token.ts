import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What the link of a mail carries: whose mails of its list it stops. It does nothing else, and does not end: people
 * also unsubscribe from old mails.
 * @param secret REFRESH_SECRET
 */
export function unsubscribeToken(secret: string, list: string, userId: string): string {
  return `${userId}.${sealOf(secret, list, userId).toString('base64url')}`
}

/** @returns whose mails of a list a token stops; null where it was not made here */
export function readUnsubscribeToken(secret: string, list: string, token: string): string | null {
  const [userId = '', seal = ''] = token.split('.')
  const shown = Buffer.from(seal, 'base64url')
  const made = sealOf(secret, list, userId)
  return shown.length === made.length && timingSafeEqual(shown, made) ? userId : null
}

// The list is sealed as well: nothing else that this key has made can be shown here.
function sealOf(secret: string, list: string, userId: string): Buffer {
  return createHmac('sha256', Buffer.from(secret, 'base64url')).update(`unsubscribe ${list}\n${userId}`).digest()
}
