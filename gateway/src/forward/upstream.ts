import type { Readable } from 'node:stream'
import { Pool, type Dispatcher } from 'undici'
import type { Log } from '@ensemble/service-kit/log'
import { Semaphore } from '@ensemble/service-kit/semaphore'
import { connectionsPerUpstream, shares, type Share, type Timeouts, type UpstreamName } from '../upstreams.ts'
import { Breaker, type BreakerState } from './breaker.ts'
import type { CallLife } from './call-life.ts'
import { outcomeOf, ServiceAway, type Outcome } from './failure.ts'
import { isHeld, maxJsonBytes, wholeAnswer } from './held-answer.ts'

/** A call that has waited this long makes the gateway ask the service whether it still answers anything. */
const suspicionMs = 1_000

/** Time for the answer to that question, in ms. */
const answerMs = 1_500

/** Time for the answer that closes the breaker, in ms. */
const probeMs = 1_000

/** A timer that comes later than this says something of the gateway, not of the service. */
const ownDelayMs = 500

const maxHeaderBytes = 16_384

/** The call's own clock ends it, to the millisecond; undici's is the net below, later by this (ms). */
const netMs = 2_000

export interface ServiceCall {
  method: Dispatcher.HttpMethod
  path: string
  headers: string[]
  body: Readable | null
  life: CallLife
  /** Until the answer must begin, in ms. */
  headersMs: number
  /** Longest pause within the answer, in ms. */
  stallMs: number
}

export interface Answer {
  statusCode: number
  headers: Dispatcher.ResponseData['headers']
  /** The whole answer, or what comes of it. */
  body: Buffer | Dispatcher.ResponseData['body']
}

/** A service as the gateway sees it: its connections, its bulkheads, and whether it is worth asking. */
export class Upstream {
  readonly name: UpstreamName
  readonly breaker: Breaker
  readonly bulkheads: Readonly<Record<Share, Semaphore>>
  /** How calls ended since the start. */
  readonly outcomes = new Map<Outcome, number>()
  readonly #log: Log
  readonly #calls: Pool
  /** For the gateway's own questions, so that they never wait behind those of visitors. */
  readonly #questions: Pool
  readonly #waitingReads = new Set<CallLife>()
  #answeredAt = Number.NEGATIVE_INFINITY
  #suspecting = false
  #confirming = false
  #probes = 0
  #timer: NodeJS.Timeout | undefined

  /** @param origin where the service listens */
  constructor(name: UpstreamName, origin: string, timeouts: Timeouts, log: Log) {
    this.name = name
    this.#log = log
    const connect = { timeout: timeouts.connectMs }
    const common = { connect, maxHeaderSize: maxHeaderBytes, keepAliveTimeout: 4_000, pipelining: 1 }
    const headersTimeout = timeouts.headersMs + netMs
    this.#calls = new Pool(origin, { ...common, headersTimeout, connections: connectionsPerUpstream })
    this.#questions = new Pool(origin, { ...common, headersTimeout, connections: 4, maxResponseSize: maxJsonBytes })
    this.bulkheads = {
      calls: new Semaphore(shares.calls),
      media: new Semaphore(shares.media),
      uploads: new Semaphore(shares.uploads),
    }
    this.breaker = new Breaker(
      () => performance.now(),
      (state, reason) => this.#changed(state, reason),
    )
  }

  /** Whole seconds after which a call is worth a try again, or nothing while it is worth one now. */
  get retryAfter(): number | undefined {
    if (this.breaker.state === 'closed') return undefined
    return Math.max(1, Math.ceil(this.breaker.probeInMs / 1_000))
  }

  /**
   * Sends one call, once: whoever asked decides whether to ask again (decision 95). Waits for the beginning of its
   * answer, or for the whole of one that is held.
   * @throws what undici throws, or the cause that ended the call's life
   */
  async send({ life, headersMs, stallMs, ...call }: ServiceCall): Promise<Answer> {
    const since = performance.now()
    const suspicion = setTimeout(() => void this.#suspect(since), suspicionMs)
    const isRead = call.method === 'GET' || call.method === 'HEAD'
    if (isRead) this.#waitingReads.add(life)
    try {
      const times = { headersTimeout: headersMs + netMs, bodyTimeout: stallMs }
      const { statusCode, headers, body } = await this.#calls.request({ ...call, ...times, signal: life.signal })
      this.#answeredAt = performance.now()
      this.#stopWaiting(suspicion, life)
      life.begun()
      const held = call.method !== 'HEAD' && isHeld(headers['content-type'])
      const answer = { statusCode, headers, body: held ? await wholeAnswer(body) : body }
      this.note(statusCode >= 500 ? 'server_error' : 'answered')
      return answer
    } catch (error) {
      const cause: unknown = life.signal.aborted ? life.signal.reason : error
      this.note(outcomeOf(cause))
      throw cause
    } finally {
      this.#stopWaiting(suspicion, life)
    }
  }

  #stopWaiting(suspicion: NodeJS.Timeout, life: CallLife): void {
    clearTimeout(suspicion)
    this.#waitingReads.delete(life)
  }

  /** Counts how a call ended. */
  note(outcome: Outcome): void {
    this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1)
    if (outcome === 'abandoned' || outcome === 'breaker_open' || outcome === 'bulkhead_full') return
    const hasAnswered = outcome === 'answered' || outcome === 'server_error'
    const suspicion = this.breaker.note(outcome === 'answered' ? 'good' : hasAnswered ? 'server-error' : 'no-answer')
    if (suspicion) void this.#confirm(suspicion)
    else if (!hasAnswered) void this.#suspect(performance.now())
  }

  /**
   * Asks the service something for the gateway itself, whatever the breaker says.
   * @param withinMs for the whole answer
   * @param headers where it asks for somebody, what that person's program said
   * @throws when it does not answer
   */
  async ask(path: string, withinMs: number, headers: string[] = []): Promise<{ statusCode: number; text: string }> {
    const { statusCode, body } = await this.#questions.request({
      method: 'GET',
      path,
      headers,
      signal: AbortSignal.timeout(withinMs),
    })
    return { statusCode, text: await body.text() }
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    await Promise.all([this.#calls.destroy(), this.#questions.destroy()])
  }

  /** Looks whether the service answers at all, unless somebody has had an answer since. Any answer will do. */
  async #suspect(since: number): Promise<void> {
    if (this.#suspecting || this.breaker.state !== 'closed' || this.#answeredAt > since) return
    this.#suspecting = true
    const asked = performance.now()
    try {
      await this.ask('/readyz', answerMs)
    } catch (cause) {
      const wasLate = performance.now() - asked > answerMs + ownDelayMs
      // A service with too much to do answers some, though not us.
      if (!wasLate && this.#answeredAt < asked)
        this.breaker.open(`no answer to the gateway either: ${outcomeOf(cause)}`)
    } finally {
      this.#suspecting = false
    }
  }

  /** Too many calls have failed. Callers may be the cause; whether the service can work is asked without them. */
  async #confirm(suspicion: string): Promise<void> {
    if (this.#confirming) return
    this.#confirming = true
    const works = await this.ask('/readyz', answerMs).then(
      ({ statusCode }) => statusCode < 500,
      () => false,
    )
    this.#confirming = false
    if (works) this.breaker.clear()
    else this.breaker.open(suspicion)
  }

  #changed(state: BreakerState, reason: string): void {
    this.#probes = state === 'half-open' ? this.#probes + 1 : state === 'closed' ? 0 : this.#probes
    // A long absence is a probe every half second: said once.
    const level = state === 'closed' ? 'info' : this.#probes > 1 ? 'debug' : 'warn'
    this.#log[level]({ upstream: this.name, state, reason }, 'breaker')
    if (state !== 'open') return
    for (const life of this.#waitingReads) life.end(new ServiceAway('breaker has opened'))
    this.#timer = setTimeout(() => void this.#probe(), this.breaker.probeInMs)
    this.#timer.unref()
  }

  async #probe(): Promise<void> {
    this.breaker.probe()
    // Any answer will do: what a service that is not quite ready can still do is its own to say.
    const works = await this.ask('/readyz', probeMs).then(
      () => true,
      () => false,
    )
    // Closed meanwhile: nobody waits for the next probe.
    if (this.#timer !== undefined) this.breaker.probed(works)
  }
}
