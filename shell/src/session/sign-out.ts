import { calls } from '@ensemble/contracts/calls'
import { endHere, type Refused, reject } from './end-session.ts'
import type { SessionDeps } from './session-deps.ts'

/**
 * Signs out globally and returns to the login page (specification, section 2). This tab and its peers forget at once,
 * before the server answers; a server that could not be reached is told at the next visit, or before the next sign-in.
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

/** The sign-out of a page that has no answer yet. */
const underWay = new WeakMap<SessionDeps, Promise<void>>()

/**
 * Ends first what a sign-out could not end, before another session takes its cookie away: the one before would live on
 * where nothing reaches it. Sent later it would end the new one, which may be of the same person, and take the new
 * cookie; so one that is still under way is waited for. Never throws: a server that cannot be reached lets nobody in,
 * and one that refuses this alone must not keep people out.
 */
export function sendPendingSignOut(deps: SessionDeps, told = { tells: false }): Promise<void> {
  const sent = underWay.get(deps)
  if (sent) return sent
  return deps.marks.signOutIsPending() ? sendSignOut(deps, told) : Promise.resolve()
}

/** Asks the server to end every session of the user. Never throws: the mark stays until it worked. */
function sendSignOut(deps: SessionDeps, told = { tells: true }): Promise<void> {
  const sent = askForEnd(deps, told).finally(() => {
    if (underWay.get(deps) === sent) underWay.delete(deps)
  })
  underWay.set(deps, sent)
  return sent
}

async function askForEnd({ transport, marks, effects }: SessionDeps, { tells }: { tells: boolean }): Promise<void> {
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
