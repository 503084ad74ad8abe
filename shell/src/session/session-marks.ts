import { createOwnCookie } from '../cookies/own-cookie.ts'

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

/** Read by the gateway too (shell/rendered-pages.ts): who had a session is not shown a page for those who have none. */
const openCookie = 'session-open'
const pendingKey = 'ensemble.sign-out-pending'

/** Marks in a cookie and in the local storage of the browser; where the visitor refuses them nothing is remembered. */
export function createSessionMarks(storage: () => Storage = () => window.localStorage): SessionMarks {
  const open = createOwnCookie(openCookie)
  return {
    wasOpen: () => open.read() !== null,
    setOpen: (isOpen) => open.write(isOpen ? '1' : null),
    signOutIsPending: () => read(storage, pendingKey),
    setSignOutPending: (pending) => write(storage, pendingKey, pending),
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
