import type { Language } from '@ensemble/contracts/enumerations'
import type { ShellRequest } from '@ensemble/contracts/remote'
import { sendOnceHeader, sentHeader } from '@ensemble/contracts/sends'
import { textOf, type Send } from '../realm/natives.ts'
import { callSignal } from '../realm/call-signal.ts'
import { ownFetch } from '../realm/own-fetch.ts'
import type { HiddenText } from '../realm/hidden-text.ts'
import { addressOf } from './address.ts'
import type { AskedRequest } from './asked-request.ts'
import { withHiddenToken } from './hide-token.ts'
import { readEnvelope, type Envelope } from './read-envelope.ts'
import { noAnswer } from './request-failure.ts'
import { withReference } from './reference.ts'
import { newTraceparent } from './traceparent.ts'

/** Longer than the gateway's own limit of 10 s, so that its answer is heard first. */
const answerWithinMs = 20_000

/** A browser refuses to keep more alive than 64 kB altogether. */
const keepaliveBytes = 60_000

export interface TransportOptions {
  accessToken?: HiddenText | null
  /** Shows that this page was opened by somebody (session/page-key.ts). */
  pageKey?: HiddenText | null
  /** How old the answer may be, in seconds; 0 by default. */
  acceptedSeconds?: number
  signal?: AbortSignal
  /** Outlives the page, for what must reach the server while the visitor leaves. */
  keepalive?: boolean
  /** The gateway may not send it a second time (decision 340). */
  once?: boolean
}

/** Sends one request and reads its envelope, whatever it says. Knows nothing of sessions. */
export type Transport = (request: AskedRequest, options?: TransportOptions) => Promise<Envelope>

/**
 * @param language the language on the screen, in which the server writes its messages
 * @param send how a request leaves the page
 * @returns a transport that rejects with a RequestFailure when no answer came
 */
export function createTransport(language: () => Language, send?: Send): Transport {
  /** By build, what proves to the gateway that it is shown in this session. */
  const proofs = new Map<string | undefined, string>()

  return async (request, { accessToken, pageKey, acceptedSeconds = 0, signal, keepalive, once } = {}) => {
    const call = callSignal(answerWithinMs, signal)
    try {
      const body = bodyOf(request)
      let proof: string | undefined
      let response: Response
      let tries = 0
      do {
        tries += 1
        proof = proofs.get(request.asker)
        const init = {
          method: request.method,
          headers: headersOf(request, language(), { acceptedSeconds, proof, once }),
          body,
          cache: 'no-store',
          keepalive: keepalive && new Blob([body ?? '']).size <= keepaliveBytes,
          signal: call.signal,
          token: accessToken,
          pageKey,
        } as const
        response = await ownFetch(addressOf(request), init, send)
        for (const token of response.headers.get('x-remotes')?.split(' ') ?? []) {
          const [build, given = ''] = token.split('~')
          proofs.set(build, given)
        }
        // Refused for want of a proof, and given it with the refusal. Once: gateways without a common key would go on.
      } while (tries === 1 && response.status === 403 && proof !== proofs.get(request.asker))
      const envelope = withHiddenToken(readAnswer(request, response, await textOf(response)))
      const retryAfterMs = readRetryAfter(response.headers.get('Retry-After')) ?? envelope.retryAfterMs
      const sends = Number(response.headers.get(sentHeader) ?? 1)
      return withReference({ ...envelope, retryAfterMs, sends }, response.headers.get('x-request-id'), language())
    } catch (error) {
      if (signal?.aborted) throw error
      if (!navigator.onLine) throw noAnswer('OFFLINE')
      throw noAnswer(call.signal.aborted ? 'UPSTREAM_TIMEOUT' : 'SERVICE_UNAVAILABLE')
    } finally {
      call.end()
    }
  }
}

/** What was asked for as a file is no envelope, also where the file is JSON itself; its refusal is one. */
function readAnswer({ answer }: ShellRequest, response: Response, text: string): Envelope {
  const json = response.headers.get('Content-Type')?.includes('json') ?? false
  const attached = response.headers.get('Content-Disposition')?.startsWith('attachment') ?? false
  if (answer !== 'text' || !response.ok || (json && !attached)) return readEnvelope(text, response.status)
  return { success: true, message: '', status: response.status, data: text }
}

/** Whole seconds as our servers write them; a date, which none of them sends, counts as nothing. */
function readRetryAfter(header: string | null): number | undefined {
  return header && /^\d{1,4}$/.test(header) ? Number(header) * 1000 : undefined
}

/** A POST or PUT always carries JSON, were it an empty object: servers refuse any other type. */
function bodyOf({ method, body }: ShellRequest): string | undefined {
  if (body !== undefined) return JSON.stringify(body)
  return method === 'POST' || method === 'PUT' ? '{}' : undefined
}

function headersOf(
  request: AskedRequest,
  language: Language,
  {
    acceptedSeconds,
    proof,
    once,
  }: Pick<TransportOptions, 'once'> & { acceptedSeconds: number; proof: string | undefined },
): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': language,
    traceparent: newTraceparent(),
    ...(acceptedSeconds > 0 && { 'Cache-Control': `max-age=${acceptedSeconds}` }),
    ...(bodyOf(request) !== undefined && { 'Content-Type': 'application/json' }),
    // The gateway holds the remote to what it has declared as well.
    ...(request.asker && { 'x-remote': request.asker }),
    ...(proof && { 'x-remote-proof': proof }),
    ...(request.idempotencyKey && { 'Idempotency-Key': request.idempotencyKey }),
    ...(once && { [sendOnceHeader]: '1' }),
  }
}
