import { calls } from '@ensemble/contracts/calls'
import type { CallInput } from '@ensemble/contracts/schemas'
import { acceptGrant } from './accept-grant.ts'
import type { SessionDeps } from './session-deps.ts'
import { sendPendingSignOut } from './sign-out.ts'

export type SignInInput = CallInput<'auth.signInWithPassword'>['body']

/**
 * Signs in with e-mail and password; every other tab of this browser follows.
 * @throws RequestFailure as the server answered: the screen shows it next to the form
 */
export async function signIn(deps: SessionDeps, input: SignInInput): Promise<void> {
  await sendPendingSignOut(deps)
  const { method, path } = calls['auth.signInWithPassword']
  acceptGrant(deps, await deps.transport({ method, path, body: input }))
}
