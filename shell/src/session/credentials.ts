import { HiddenText } from '../realm/hidden-text.ts'
import { isRecord } from '../api/is-record.ts'

/** Credentials are never reused beyond this, however long they would live (specification, section 9). */
export const reuseLimitMs = 3_000_000

/** An access token as this browser holds it: in memory alone, never in any storage. */
export interface Credentials {
  accessToken: HiddenText
  receivedAt: number
  /** Epoch in ms after which the token is not sent any more. */
  usableUntil: number
}

/** Makes credentials of what sign-in and refresh answer. `expiresIn` is in seconds. */
export function credentialsOf(answer: Grant, now: number): Credentials {
  const lifeMs = Math.min(answer.expiresIn * 1000, reuseLimitMs)
  return { accessToken: answer.accessToken, receivedAt: now, usableUntil: now + lifeMs }
}

/** What a call grants that opens or renews a session. `expiresIn` is in seconds. */
export interface Grant {
  accessToken: HiddenText
  expiresIn: number
}

/** Reads the answer of such a call, as the transport gives it; null when it is another. */
export function readGrant(data: unknown): Grant | null {
  if (!isRecord(data) || !(data.accessToken instanceof HiddenText) || typeof data.expiresIn !== 'number') return null
  return { accessToken: data.accessToken, expiresIn: data.expiresIn }
}

export interface CredentialHolder {
  current: () => Credentials | null
  /** The token, unless its time is over. */
  usable: () => Credentials | null
  set: (credentials: Credentials | null) => void
  subscribe: (listener: () => void) => () => void
}

/** The one place of this tab that holds the access token. */
export function createCredentialHolder(now: () => number = Date.now): CredentialHolder {
  let credentials: Credentials | null = null
  const listeners = new Set<() => void>()
  return {
    current: () => credentials,
    usable: () => (credentials && credentials.usableUntil > now() ? credentials : null),
    set: (next) => {
      credentials = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
