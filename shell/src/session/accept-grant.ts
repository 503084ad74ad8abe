import { failureOf } from '../api/request-failure.ts'
import type { Envelope } from '../api/read-envelope.ts'
import { credentialsOf, readGrant } from './credentials.ts'
import type { SessionDeps } from './session-deps.ts'

/**
 * Begins a session with what a call of sign-in or sign-up granted; every other tab of this browser follows.
 * @throws RequestFailure as the server answered, when it granted nothing: the screen shows it next to the form
 */
export function acceptGrant(deps: SessionDeps, envelope: Envelope): void {
  const grant = envelope.success ? readGrant(envelope.data) : null
  if (!grant) throw failureOf(envelope)
  const credentials = credentialsOf(grant, deps.now())
  deps.holder.set(credentials)
  // It was sent before this session was asked for; from now on it would end this one.
  deps.marks.setSignOutPending(false)
  deps.marks.setOpen(true)
  deps.effects.setSignedIn()
  void deps.peers.tell({ type: 'signed-in', credentials })
}
