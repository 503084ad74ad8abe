import { calls } from '@ensemble/contracts/calls'
import { type CallInput } from '@ensemble/contracts/schemas'
import { failureOf } from '../api/request-failure.ts'
import { credentialsOf, readGrant } from './credentials.ts'
import { type SessionDeps } from './session-deps.ts'

export type SignInInput = CallInput<'auth.signInWithPassword'>['body']

/**
 * Signs in with e-mail and password; every other tab of this browser follows.
 * @throws RequestFailure as the server answered: the screen shows it next to the form
 */
export async function signIn(deps: SessionDeps, input: SignInInput): Promise<void> {
  const { method, path } = calls['auth.signInWithPassword']
  const envelope = await deps.transport({ method, path, body: input })
  const grant = envelope.success ? readGrant(envelope.data) : null
  if (!grant) throw failureOf(envelope)
  const credentials = credentialsOf(grant, deps.now())
  deps.holder.set(credentials)
  deps.marks.setSignOutPending(false)
  deps.marks.setOpen(true)
  deps.effects.setSignedIn()
  deps.peers.tell({ type: 'signed-in', credentials })
}
