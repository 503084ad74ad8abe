import { setTimeout as wait } from 'node:timers/promises'
import type { Dispatcher } from 'undici'
import { outcomeOf, type Outcome } from './failure.ts'
import { isHeld, wholeAnswer } from './held-answer.ts'
import type { ServiceCall, Upstream } from './upstream.ts'

/** A service that is just starting again, or has closed an idle connection, answers after this pause (ms). */
const pauseMs = 50

/** Spread over this much more, so that those who failed together do not come back together (ms). */
const spreadMs = 100

/** A service that asks for a longer wait is not asked again by the gateway: the visitor hears of it instead. */
const longestRetryAfterSeconds = 1

export interface Answer {
  statusCode: number
  headers: Dispatcher.ResponseData['headers']
  /** The whole answer, or what comes of it. */
  body: Buffer | Dispatcher.ResponseData['body']
}

/**
 * Sends a call, and once more where that is safe and promises something: a read, refused or reset or put off by the
 * service for a second at most, nothing of the answer passed on yet, within the time and the budget of second tries.
 * @param headers builds the headers for an attempt: the time left shrinks
 * @throws what the last attempt threw
 */
export async function attempt(
  upstream: Upstream,
  call: Omit<ServiceCall, 'headers'>,
  headers: () => string[],
): Promise<Answer> {
  upstream.retries.earn()
  const first = await once(upstream, { ...call, headers: headers() })
  const pause = pauseBeforeRetry(first, call)
  if (pause === undefined || !mayRetry(upstream, call, pause)) return settled(first)
  upstream.retried += 1
  if (first.answer && !Buffer.isBuffer(first.answer.body)) await first.answer.body.dump()
  await wait(pause, undefined, { signal: call.life.signal }).catch(() => undefined)
  return settled(await once(upstream, { ...call, headers: headers() }))
}

interface Attempt {
  outcome: Outcome
  answer?: Answer
  cause?: unknown
}

async function once(upstream: Upstream, call: ServiceCall): Promise<Attempt> {
  const attempt = await tried(upstream, call)
  upstream.note(attempt.outcome)
  return attempt
}

async function tried(upstream: Upstream, call: ServiceCall): Promise<Attempt> {
  const { life } = call
  try {
    const { statusCode, headers, body } = await upstream.send(call)
    life.begun()
    const outcome = statusCode >= 500 ? 'server_error' : 'answered'
    const held = call.method !== 'HEAD' && isHeld(headers['content-type'])
    return { outcome, answer: { statusCode, headers, body: held ? await wholeAnswer(body) : body } }
  } catch (error) {
    const cause: unknown = life.signal.aborted ? life.signal.reason : error
    return { outcome: outcomeOf(cause), cause }
  }
}

function settled({ answer, cause }: Attempt): Answer {
  if (answer) return answer
  throw cause
}

function pauseBeforeRetry({ outcome, answer }: Attempt, { isRead }: Pick<ServiceCall, 'isRead'>): number | undefined {
  if (!isRead) return undefined
  const spread = Math.random() * spreadMs
  if (outcome === 'refused' || outcome === 'reset') return pauseMs + spread
  if (answer?.statusCode !== 503) return undefined
  const seconds = Number(answer.headers['retry-after'] ?? Number.NaN)
  return seconds >= 0 && seconds <= longestRetryAfterSeconds ? seconds * 1_000 + spread : undefined
}

function mayRetry(upstream: Upstream, { life }: Pick<ServiceCall, 'life'>, pause: number): boolean {
  if (upstream.breaker.state !== 'closed' || life.signal.aborted || life.leftToBeginMs() <= pause) return false
  return upstream.retries.spend()
}
