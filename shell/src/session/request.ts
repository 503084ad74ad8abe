import { type ShellRequest } from '@ensemble/contracts/remote'
import { type CredentialHolder, type Credentials } from './credentials.ts'
import { type Recovery } from './recover.ts'
import { withoutToken } from '../api/hide-token.ts'
import { type Envelope } from '../api/read-envelope.ts'
import { failureOf, noAnswer, RequestFailure } from '../api/request-failure.ts'
import { withWords } from '../api/failure-words.ts'
import { isRepeatable, type Patience, repeated } from '../api/repeated.ts'
import { type Transport, type TransportOptions } from '../api/transport.ts'

export interface RequestDeps {
  transport: Transport
  patience: Patience
  holder: CredentialHolder
  recover: (used: Credentials, refusal: RequestFailure) => Promise<Recovery>
  /** The server still refuses after a refresh that worked. */
  signOutRefused: (refusal: RequestFailure) => void
  /** Aborted when the session ends: an answer to the one before must not reach the next. */
  sessionSignal: () => AbortSignal
  onPublicPage: () => boolean
  /** Path of the page on the screen. */
  page: () => string
  /** Message for people when the server gave none. */
  wordsFor: (failure: RequestFailure) => string
  tell: (message: string) => void
}

/**
 * The one way to the API for screens: bearer token, envelope, 401, and a toast unless the screen shows the failure.
 * @returns a function that resolves to `data` and rejects with a RequestFailure that always has a message
 */
export function createRequest(deps: RequestDeps): (request: ShellRequest) => Promise<unknown> {
  return async (request) => {
    const signal = deps.sessionSignal()
    const page = deps.page()
    const { envelope, ended, asNobody } = await send(deps, request, signal)
    if (envelope.success) return withoutToken(envelope.data)
    const failure = failureOf(envelope)
    const told = withWords(failure, deps.wordsFor)
    // A page without a connection says so by itself: what it could not load needs no words of its own.
    const known = failure.code === 'OFFLINE' && request.method === 'GET'
    // What was read for a page that was left meanwhile is missed by nobody: a mission that was just deleted, say.
    const left = request.method === 'GET' && deps.page() !== page
    // Asked again by a page whose session has just ended: the guards lead away from it, and /unauthorised says why.
    const needless = asNobody && failure.code === 'UNAUTHENTICATED'
    if (!ended && !needless && !request.inline && !known && !left && !signal.aborted) deps.tell(told.message)
    throw told
  }
}

interface Sent {
  envelope: Envelope
  /** The session is over and the visitor is on the way to a page that says so. */
  ended: boolean
  /** It was sent without a session. */
  asNobody: boolean
}

async function send(deps: RequestDeps, request: ShellRequest, signal: AbortSignal): Promise<Sent> {
  const first = await attempt(deps, request, signal)
  const asNobody = first.used === null
  // Nobody waits for what is sent while the page is left: it may not open or end anything.
  if (first.envelope.status !== 401 || first.used === null || request.keepalive)
    return { envelope: first.envelope, ended: false, asNobody }
  const recovery = await deps.recover(first.used, failureOf(first.envelope))
  if (recovery.kind === 'failed') return { envelope: envelopeOf(recovery.failure), ended: false, asNobody }
  if (recovery.kind === 'ended') return { envelope: first.envelope, ended: !deps.onPublicPage(), asNobody }
  const second = await attempt(deps, request, signal)
  if (second.envelope.status === 401) deps.signOutRefused(failureOf(second.envelope))
  return { envelope: second.envelope, ended: second.envelope.status === 401 && !deps.onPublicPage(), asNobody }
}

async function attempt(deps: RequestDeps, request: ShellRequest, signal: AbortSignal) {
  const used = deps.holder.current()
  // A token known to be over is not sent: the refusal is certain, so the refresh comes first.
  if (used && !deps.holder.usable()) return { envelope: envelopeOf(lapsed), used }
  const { keepalive } = request
  const once = () =>
    answerOf(deps.transport, request, { accessToken: used?.accessToken, ...(keepalive ? { keepalive } : { signal }) })
  return { envelope: await (isRepeatable(request) ? repeated(once, deps.patience, signal) : once()), used }
}

async function answerOf(transport: Transport, request: ShellRequest, options: TransportOptions): Promise<Envelope> {
  try {
    return await transport(request, options)
  } catch (error) {
    const failure = error instanceof RequestFailure ? error : noAnswer('SERVICE_UNAVAILABLE')
    return { ...envelopeOf(failure), ...(failure.code === 'SERVICE_UNAVAILABLE' ? { retryAfterMs: 0 } : {}) }
  }
}

const lapsed = new RequestFailure({ status: 401, code: 'SESSION_EXPIRED', message: '', fields: {} })

function envelopeOf({ status, message, code, fields }: RequestFailure): Envelope {
  return { success: false, status, message, data: { code, fields } }
}
