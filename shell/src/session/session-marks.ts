import { createOwnCookie } from '../cookies/own-cookie.ts'
import { sessionOpenCookie, signOutPendingKey } from './session-names.ts'

/**
 * What is remembered of a session across visits: never a secret.
 * - whether one was open, so that the first paint does not show a signed-out page to somebody who is signed in
 * - whether a sign-out never reached the server, so that the next visit ends the session before anything else
 */
export interface SessionMarks {
  wasOpen: () => boolean
  setOpen: (open: boolean) => void
  signOutIsPending: () => boolean
  setSignOutPending: (pending: boolean) => void
}

/** Marks in a cookie and in the local storage of the browser; where the visitor refuses them nothing is remembered. */
export function createSessionMarks(storage: () => Storage = () => window.localStorage): SessionMarks {
  const open = createOwnCookie(sessionOpenCookie)
  return {
    wasOpen: () => open.read() !== null,
    setOpen: (isOpen) => open.write(isOpen ? '1' : null),
    signOutIsPending: () => read(storage, signOutPendingKey),
    setSignOutPending: (pending) => write(storage, signOutPendingKey, pending),
  }
}

function read(storage: () => Storage, key: string): boolean {
  try {
    return storage().getItem(key) !== null
  } catch {
    return false
  }
}

function write(storage: () => Storage, key: string, value: boolean): void {
  try {
    if (value) storage().setItem(key, '1')
    else storage().removeItem(key)
  } catch {
    // Storage refused: the mark only saves a flicker or repeats a call.
  }
}
