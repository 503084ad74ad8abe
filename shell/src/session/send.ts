import type { ShellRequest } from '@ensemble/contracts/remote'
import { maxSends, silentMs } from '@ensemble/contracts/sends'
import type { AskedRequest } from '../api/asked-request.ts'
import type { CredentialHolder, Credentials } from './credentials.ts'
import type { Recovery } from './recover.ts'
import type { Envelope } from '../api/read-envelope.ts'
import { failureOf, noAnswer, RequestFailure } from '../api/request-failure.ts'
import type { Transport } from '../api/transport.ts'

/** How time passes for what is sent again. */
interface Patience {
  now: () => number
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  random: () => number
}

export interface SendDeps {
  transport: Transport
  patience: Patience
  holder: CredentialHolder
  recover: (used: Credentials, refusal: RequestFailure) => Promise<Recovery>
  /** The server still refuses after a refresh that worked. */
  signOutRefused: (refusal: RequestFailure) => void
  onPublicPage: () => boolean
  /** Whether the page is out of sight, or about to be gone. */
  leaving: () => boolean
}

export interface Sent {
  envelope: Envelope
  /** The session is over and the visitor is on the way to a page that says so. */
  ended: boolean
}

/** Pauses in ms before the second and the third try; the server's Retry-After counts where it is longer. */
const pauses = [500, 2500]
/** Beyond this the person is told: they see the page, we do not. */
const withinMs = 8000

/**
 * The one owner of retries: of `maxSends` in all it lends the gateway one, for a call that has no answer, as long as there
 * is one to spare (decision 340). Sends again what is safe to send again while the line was cut or the server asks to come
 * back, all begun within about 8 s; and once more after a 401, with a session that was renewed. Any other answer is
 * final, and so is whatever comes after the signal.
 */
export async function send(deps: SendDeps, request: AskedRequest, signal: AbortSignal): Promise<Sent> {
  const { now, random, wait } = deps.patience
  const begun = now()
  let tries = 0
  let sends = 0
  let recovered = false
  for (;;) {
    const used = deps.holder.current()
    let envelope = lapsed
    // A token known to be over is not sent: the refusal is certain, so the refresh comes first.
    if (!used || deps.holder.usable()) {
      envelope = await answerOf(deps, request, used, { signal, once: sends >= maxSends - 1 })
      tries += 1
      sends += envelope.sends ?? 1
    }
    // Nobody waits for what is sent while the page is left: it may not open or end anything. Once its session is over it
    // is not sent in another.
    if (envelope.status === 401 && used && !signal.aborted && !(request.keepalive && deps.leaving())) {
      if (recovered) deps.signOutRefused(failureOf(envelope))
      if (recovered) return { envelope, ended: !deps.onPublicPage() }
      recovered = true
      const recovery = await deps.recover(used, failureOf(envelope))
      if (recovery.kind === 'failed') return { envelope: envelopeOf(recovery.failure), ended: false }
      if (recovery.kind === 'ended' || signal.aborted) return { envelope, ended: !deps.onPublicPage() }
      if (sends < maxSends) continue
      return { envelope: envelopeOf(noAnswer('SERVICE_UNAVAILABLE')), ended: false }
    }
    const asked = isRepeatable(request) ? asksToComeBack(envelope) : null
    const pause = pauses[tries - 1]
    if (asked === null || pause === undefined || sends >= maxSends || signal.aborted) return { envelope, ended: false }
    // Spread, so that all the tabs that were cut at once do not return at once.
    const ms = Math.max(pause, asked) * (1 + random() / 4)
    if (now() - begun + ms > withinMs) return { envelope, ended: false }
    await wait(ms, signal)
    if (signal.aborted) return { envelope, ended: false }
  }
}

/** Reading changes nothing, and what carries a key is done once: these may be sent again without asking anybody. */
function isRepeatable({ method, idempotencyKey }: ShellRequest): boolean {
  return method === 'GET' || idempotencyKey !== undefined
}

/** In how many ms; null where the answer is final. */
function asksToComeBack(envelope: Envelope): number | null {
  const { success, status, retryAfterMs } = envelope
  if (success || retryAfterMs === undefined) return null
  return status === 503 || failureOf(envelope).code === 'REQUEST_IN_PROGRESS' ? retryAfterMs : null
}

/** What comes of one try, also where that is no answer; a line that was cut may be tried again at once. */
async function answerOf(
  { transport, patience: { now } }: SendDeps,
  request: AskedRequest,
  used: Credentials | null,
  { signal, once }: { signal: AbortSignal; once: boolean },
): Promise<Envelope> {
  const begun = now()
  try {
    const until = request.keepalive ? { keepalive: true } : { signal }
    return await transport(request, { accessToken: used?.accessToken, ...until, ...(once && { once }) })
  } catch (error) {
    const failure = error instanceof RequestFailure ? error : noAnswer('SERVICE_UNAVAILABLE')
    // Nobody has said how often it was sent.
    const sends = !once && now() - begun >= silentMs ? 2 : 1
    return { ...envelopeOf(failure), sends, ...(failure.code === 'SERVICE_UNAVAILABLE' ? { retryAfterMs: 0 } : {}) }
  }
}

function envelopeOf({ status, message, code, fields }: RequestFailure): Envelope {
  return { success: false, status, message, data: { code, fields } }
}

const lapsed = envelopeOf(new RequestFailure({ status: 401, code: 'SESSION_EXPIRED', message: '', fields: {} }))
