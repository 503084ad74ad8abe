import { isRecord } from '../api/is-record.ts'

/** What a redirect of the guards carries along: where the visitor was heading, and why they were stopped. */
export interface RedirectState {
  returnTo?: string
  code?: string
}

/** What the address bar itself writes: a path in printable ASCII, without the backslash that some parsers take for `/`. */
const pathShape = /^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/

/**
 * A path of this origin to go to after sign-in, or null when the value is anything else.
 * Refused: other origins in all their spellings (`//host`, `/\host`, userinfo, control characters, schemes).
 */
export function safeReturnTo(value: unknown, origin: string = window.location.origin): string | null {
  if (typeof value !== 'string' || !pathShape.test(value)) return null
  try {
    const url = new URL(value, origin)
    return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : null
  } catch {
    return null
  }
}

/** Reads the state of a history entry: it outlives a reload, so it is checked like anything from outside. */
export function readRedirectState(state: unknown): RedirectState {
  if (!isRecord(state)) return {}
  const returnTo = safeReturnTo(state.returnTo)
  return {
    ...(returnTo === null ? {} : { returnTo }),
    ...(typeof state.code === 'string' ? { code: state.code } : {}),
  }
}
