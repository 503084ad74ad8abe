import type { ShellRequest } from '@ensemble/contracts/remote'
import { withWords } from '../api/failure-words.ts'
import type { Envelope } from '../api/read-envelope.ts'
import { failureOf, RequestFailure } from '../api/request-failure.ts'
import { withoutToken } from '../api/hide-token.ts'
import type { AskedRequest } from '../api/asked-request.ts'
import { send, type SendDeps } from './send.ts'

export interface RequestDeps extends SendDeps {
  /** Aborted when the session ends: an answer to the one before must not reach the next. */
  sessionSignal: () => AbortSignal
  /** Path of the page on the screen. */
  page: () => string
  /** Message for people when the server gave none. */
  wordsFor: (failure: RequestFailure) => string
  tell: (message: string) => void
  /** The build that asks for a remote; null where it has not declared the call. */
  askerOf: (remote: string, request: ShellRequest) => string | null
  /** Has the visitor show who they are: the server asks that before what cannot be undone. */
  askProof: (session: AbortSignal) => Promise<boolean>
}

/** A request as the kit of a remote signs it (remotes/own-kit.ts); the shell's own have no name. */
export interface SignedRequest extends ShellRequest {
  remote?: string
}

/**
 * The one way to the API for screens: bearer token, envelope, 401, a proof where the server asks one, and a toast unless
 * the screen shows the failure.
 * @returns a function that resolves to `data` and rejects with a RequestFailure that always has a message
 */
export function createRequest(deps: RequestDeps): (request: SignedRequest) => Promise<unknown> {
  /** @throws RequestFailure where the remote has not declared the call */
  function named(remote: string, request: ShellRequest): AskedRequest {
    const asker = deps.askerOf(remote, request)
    if (asker !== null) return { ...request, asker }
    // For whoever writes the remote; people read general words.
    const undeclared = { [`${request.method} ${request.path}`]: ['NOT_DECLARED'] }
    const refused = new RequestFailure({ status: 403, code: 'FORBIDDEN', message: '', fields: undeclared })
    throw withWords(refused, deps.wordsFor)
  }

  return async ({ remote, ...asked }) => {
    const request: AskedRequest = remote === undefined ? asked : named(remote, asked)
    const signal = deps.sessionSignal()
    const page = deps.page()
    const asNobody = deps.holder.current() === null
    let { envelope, ended } = await send(deps, request, signal)
    const wanted = asksProof(envelope)
    const proven = wanted && (await deps.askProof(signal))
    if (proven) ({ envelope, ended } = await send(deps, request, signal))
    if (envelope.success) return withoutToken(envelope.data)
    const failure = failureOf(envelope)
    const told = withWords(failure, deps.wordsFor)
    // A page without a connection says so by itself: what it could not load needs no words of its own.
    // A list whose page is no more turns to one that is.
    const known = (failure.code === 'OFFLINE' && request.method === 'GET') || failure.code === 'PAGE_OUT_OF_RANGE'
    // What was read for a page that was left meanwhile is missed by nobody: a mission that was just deleted, say.
    const left = request.method === 'GET' && deps.page() !== page
    // Asked again by a page whose session has just ended: the guards lead away from it, and /unauthorised says why.
    // Who would rather not prove who they are knows why nothing was done.
    const needless = (asNobody && failure.code === 'UNAUTHENTICATED') || (wanted && !proven)
    if (!ended && !needless && !request.inline && !known && !left && !signal.aborted) deps.tell(told.message)
    throw told
  }
}

function asksProof(envelope: Envelope): boolean {
  return !envelope.success && failureOf(envelope).code === 'PROOF_REQUIRED'
}
