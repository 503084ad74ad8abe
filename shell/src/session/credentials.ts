import { isRecord } from '../api/is-record.ts'

/** Credentials are never reused beyond this, however long they would live (specification, section 9). */
export const reuseLimitMs = 3_000_000

/** An access token as this browser holds it: in memory alone, never in any storage. */
export interface Credentials {
  accessToken: string
  receivedAt: number
  /** Epoch in ms after which the token is not sent any more. */
  usableUntil: number
}

/** Makes credentials of what sign-in and refresh answer. `expiresIn` is in seconds. */
export function credentialsOf(answer: { accessToken: string; expiresIn: number }, now: number): Credentials {
  const lifeMs = Math.min(answer.expiresIn * 1000, reuseLimitMs)
  return { accessToken: answer.accessToken, receivedAt: now, usableUntil: now + lifeMs }
}

/** Reads the answer of a call that grants a session; null when it is not one. */
export function readGrant(data: unknown): { accessToken: string; expiresIn: number } | null {
  if (!isRecord(data) || typeof data.accessToken !== 'string' || typeof data.expiresIn !== 'number') return null
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
