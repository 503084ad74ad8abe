import { calls } from '@ensemble/contracts/calls'
import type { CallInput } from '@ensemble/contracts/schemas'
import { addressOf } from '../api/address.ts'
import { isRecord } from '../api/is-record.ts'
import { acceptGrant } from './accept-grant.ts'
import { safeReturnTo } from './return-to.ts'
import type { SessionDeps } from './session-deps.ts'
import { sendPendingSignOut } from './sign-out.ts'

export type CallbackInput = CallInput<'auth.signInWithAzure'>['body']
export type AzureSignUpInput = CallInput<'auth.signUpWithAzure'>['body']

/** A league account that the platform does not know yet: what its provider says of the person. */
export interface UnknownIdentity {
  signupToken: string
  email: string
  firstName: string
  lastName: string
}

export type CallbackOutcome =
  | { kind: 'signed-in'; returnTo: string }
  /** With where the visit began: an invitation may stand there. */
  | { kind: 'unknown'; identity: UnknownIdentity; returnTo: string | null }

/**
 * Where a browser goes to sign in with a league account; it comes back to /auth/callbacks/azure.
 * @param keepSignedIn whether the session outlives the browser, as on every other way in
 */
export function authorizeAddress(returnTo: string | undefined, keepSignedIn = true): string {
  return addressOf({ ...calls['auth.authorizeAzure'], query: { returnTo, ...(!keepSignedIn && { keepSignedIn }) } })
}

/** The same where the provider must ask who is there, although it knows: before what cannot be undone. */
export function proveAddress(returnTo: string): string {
  return addressOf({ ...calls['auth.authorizeAzure'], query: { returnTo, prove: true } })
}

/**
 * Finishes single sign-on with what the provider sent back.
 * @throws RequestFailure as the server answered: the page says why and how to try again
 */
export async function finishSingleSignOn(deps: SessionDeps, input: CallbackInput): Promise<CallbackOutcome> {
  await sendPendingSignOut(deps)
  const { method, path } = calls['auth.signInWithAzure']
  const envelope = await deps.transport({ method, path, body: input })
  const identity = envelope.success ? readUnknownIdentity(envelope.data) : null
  const returnTo = isRecord(envelope.data) ? safeReturnTo(envelope.data.returnTo) : null
  if (identity) return { kind: 'unknown', identity, returnTo }
  acceptGrant(deps, envelope)
  return { kind: 'signed-in', returnTo: returnTo ?? '/home' }
}

/** Asks for an account for a league identity; the session begins at once, the account awaits its approval. */
export async function signUpWithAzure(deps: SessionDeps, input: AzureSignUpInput): Promise<void> {
  await sendPendingSignOut(deps)
  const { method, path } = calls['auth.signUpWithAzure']
  acceptGrant(deps, await deps.transport({ method, path, body: input }))
}

function readUnknownIdentity(data: unknown): UnknownIdentity | null {
  if (!isRecord(data) || data.registered !== false || typeof data.signupToken !== 'string') return null
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    signupToken: data.signupToken,
    email: text(data.email),
    firstName: text(data.firstName),
    lastName: text(data.lastName),
  }
}
