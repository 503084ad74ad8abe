import { calls } from '@ensemble/contracts/calls'
import { endHere } from './end-session.ts'
import { type SessionDeps } from './session-deps.ts'

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

/** Asks the server to end every session of the user. Never throws: the mark stays until it worked. */
export async function sendSignOut({ transport, marks, effects }: SessionDeps): Promise<void> {
  const { method, path } = calls['auth.signOut']
  try {
    const envelope = await transport({ method, path, body: {} }, { keepalive: true })
    // A 4xx means that there is no session to end.
    if (envelope.status < 500) marks.setSignOutPending(false)
    else effects.tellFailure(envelope.message)
  } catch {
    effects.tellFailure('')
  }
}
