import { calls } from '@ensemble/contracts/calls'
import { endHere, type Refused, reject } from './end-session.ts'
import type { SessionDeps } from './session-deps.ts'

/**
 * Signs out globally and returns to the login page (specification, section 2). This tab and its peers forget at once,
 * before the server answers; a server that could not be reached is told at the next visit.
 */
export async function signOut(deps: SessionDeps): Promise<void> {
  deps.marks.setSignOutPending(true)
  endHere(deps, { to: '/login', keepPlace: false })
  void deps.peers.tell({ type: 'signed-out' })
  await sendSignOut(deps)
}

/**
 * Data were refused with a 401 while the session still holds: the user is signed out, on the server as well
 * (specification, section 8). Nothing is said of a server that does not answer: /unauthorised says what matters.
 */
export async function signOutRefused(deps: SessionDeps, refusal: Refused): Promise<void> {
  if (deps.effects.isAuthenticated() === false) return
  deps.marks.setSignOutPending(true)
  reject(deps, refusal)
  await sendSignOut(deps, { tells: false })
}

/** Asks the server to end every session of the user. Never throws: the mark stays until it worked. */
export async function sendSignOut(
  { transport, marks, effects }: SessionDeps,
  { tells } = { tells: true },
): Promise<void> {
  const { method, path } = calls['auth.signOut']
  try {
    const envelope = await transport({ method, path, body: {} }, { keepalive: true })
    // Whoever was not heard, too often as well, has ended nothing; a 401 says that there is no session to end.
    if (envelope.status < 400 || envelope.status === 401) marks.setSignOutPending(false)
    else if (tells) effects.tellFailure(envelope.message)
  } catch {
    if (tells) effects.tellFailure('')
  }
}
