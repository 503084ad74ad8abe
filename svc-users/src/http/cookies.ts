import type { FastifyReply } from 'fastify'
import type { Credentials } from '../use-cases/open-session.ts'

export const refreshCookie = '__Host-refresh'
const mediaCookie = '__Host-media'

/** Browsers take these on http://localhost too; any other host needs https. */
const attributes = { httpOnly: true, secure: true, sameSite: 'strict', path: '/' } as const

/**
 * Hands the browser its session: the refresh token, and a token of audience `media` for <img>, which sends no header.
 * @param maxAgeSeconds how long the cookies outlive the browser, for visitors who wish to stay signed in
 */
export function setSessionCookies(
  reply: FastifyReply,
  { refreshToken, mediaToken, kept }: Credentials,
  maxAgeSeconds: number,
): void {
  const life = kept ? { maxAge: maxAgeSeconds } : {}
  void reply.setCookie(refreshCookie, refreshToken, { ...attributes, ...life })
  void reply.setCookie(mediaCookie, mediaToken, { ...attributes, ...life })
}

export function clearSessionCookies(reply: FastifyReply): void {
  void reply.clearCookie(refreshCookie, attributes)
  void reply.clearCookie(mediaCookie, attributes)
}

export const deviceCookie = '__Host-device'

/**
 * Marks a browser in which somebody has signed in, or has shown that they read the mailbox: tries of others do not keep
 * it waiting. It survives signing out and opens nothing.
 */
export function setDeviceCookie(reply: FastifyReply, mark: string, maxAgeSeconds: number): void {
  void reply.setCookie(deviceCookie, mark, { ...attributes, maxAge: maxAgeSeconds })
}

export const ssoCookie = '__Host-sso'

/**
 * Ties a visit to the single sign-on provider to this browser. The provider's answer is posted by our own page, so the
 * cookie need not travel with the provider's redirect and may be Strict like the others.
 */
export function setSsoCookie(reply: FastifyReply, secret: string, maxAgeSeconds: number): void {
  void reply.setCookie(ssoCookie, secret, { ...attributes, maxAge: maxAgeSeconds })
}

export function clearSsoCookie(reply: FastifyReply): void {
  void reply.clearCookie(ssoCookie, attributes)
}
