import { createHash, createHmac, randomBytes } from 'node:crypto'

/** A new opaque token of 256 bits. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token. The token is random, so a plain hash is enough. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/**
 * The one token that may follow another: two tabs that renew at once get the same, and nothing in clear is stored.
 * @param secret REFRESH_SECRET: without it nobody who read a used token can compute the next one
 */
export function successorOf(token: string, secret: string): string {
  return createHmac('sha256', Buffer.from(secret, 'base64url')).update(token).digest('base64url')
}

/** Whether a cookie can be one of our tokens at all. */
export function isRefreshToken(value: string | undefined): value is string {
  return value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value)
}
