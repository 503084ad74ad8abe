import type { ShellRequest } from '@ensemble/contracts/remote'
import { withWords } from '../api/failure-words.ts'
import type { Envelope } from '../api/read-envelope.ts'
import { failureOf, type RequestFailure } from '../api/request-failure.ts'
import { withoutToken } from '../api/hide-token.ts'
import { send, type SendDeps } from './send.ts'

export interface RequestDeps extends SendDeps {
  /** Aborted when the session ends: an answer to the one before must not reach the next. */
  sessionSignal: () => AbortSignal
  /** Path of the page on the screen. */
  page: () => string
  /** Message for people when the server gave none. */
  wordsFor: (failure: RequestFailure) => string
  tell: (message: string) => void
  /** Has the visitor show who they are: the server asks that before what cannot be undone. */
  askProof: (session: AbortSignal) => Promise<boolean>
}

/**
 * The one way to the API for screens: bearer token, envelope, 401, a proof where the server asks one, and a toast unless
 * the screen shows the failure.
 * @returns a function that resolves to `data` and rejects with a RequestFailure that always has a message
 */
export function createRequest(deps: RequestDeps): (request: ShellRequest) => Promise<unknown> {
  return async (request) => {
    const signal = deps.sessionSignal()
    const page = deps.page()
    const asNobody = deps.holder.current() === null
    let { envelope, ended } = await send(deps, request, signal)
    const asked = asksProof(envelope) && !request.keepalive
    const proven = asked && (await deps.askProof(signal))
    if (proven) ({ envelope, ended } = await send(deps, request, signal))
    if (envelope.success) return withoutToken(envelope.data)
    const failure = failureOf(envelope)
    const told = withWords(failure, deps.wordsFor)
    // A page without a connection says so by itself: what it could not load needs no words of its own.
    const known = failure.code === 'OFFLINE' && request.method === 'GET'
    // What was read for a page that was left meanwhile is missed by nobody: a mission that was just deleted, say.
    const left = request.method === 'GET' && deps.page() !== page
    // Asked again by a page whose session has just ended: the guards lead away from it, and /unauthorised says why.
    // Who would rather not prove who they are knows why nothing was done.
    const needless = (asNobody && failure.code === 'UNAUTHENTICATED') || (asked && !proven)
    if (!ended && !needless && !request.inline && !known && !left && !signal.aborted) deps.tell(told.message)
    throw told
  }
}

function asksProof(envelope: Envelope): boolean {
  return !envelope.success && failureOf(envelope).code === 'PROOF_REQUIRED'
}
