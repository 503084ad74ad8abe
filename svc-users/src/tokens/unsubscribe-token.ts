import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What the link of a mail on new missions carries: whose mails it stops. It does nothing else, and does not end: people
 * also unsubscribe from old mails.
 * @param secret REFRESH_SECRET
 */
export function unsubscribeToken(secret: string, userId: string): string {
  return `${userId}.${sealOf(secret, userId).toString('base64url')}`
}

/** @returns whose mails a token stops; null where it was not made here */
export function readUnsubscribeToken(secret: string, token: string): string | null {
  const [userId = '', seal = ''] = token.split('.')
  const shown = Buffer.from(seal, 'base64url')
  const made = sealOf(secret, userId)
  return shown.length === made.length && timingSafeEqual(shown, made) ? userId : null
}

// The purpose is sealed as well: nothing else that this key has made can be shown here.
function sealOf(secret: string, userId: string): Buffer {
  return createHmac('sha256', Buffer.from(secret, 'base64url')).update(`unsubscribe new_missions\n${userId}`).digest()
}
