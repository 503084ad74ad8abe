import { Client, Pool, type Dispatcher } from 'undici'
import type { Log } from '@ensemble/service-kit/log'
import { Semaphore } from '@ensemble/service-kit/semaphore'
import { connectionsPerUpstream, shares, type Share, type Timeouts, type UpstreamName } from '../upstreams.ts'
import { Breaker, type BreakerState } from './breaker.ts'
import type { Exchange } from './exchange.ts'
import { outcomeOf, ServiceAway, type Outcome } from './failure.ts'
import { maxJsonBytes } from './held-answer.ts'
import { provenLine } from './proven-line.ts'
import type { SecondSending } from './second-sending.ts'

/** Time for the answer to the question whether the service still answers anything, in ms. */
const answerMs = 1_500

/** Time for the answer that closes the breaker, in ms. */
const probeMs = 1_000

/** A timer that comes later than this says something of the gateway, not of the service. */
const ownDelayMs = 500

const maxHeaderBytes = 16_384

/**
 * Second sendings for each call that help nobody, and how many may be put by: a service that is slow everywhere gets a
 * tenth more.
 */
const seconds = { perCall: 0.1, putBy: 16 }

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
  readonly #newLine: () => Client
  /** Lines that carry a second sending. */
  readonly #lines = new Set<Client>()
  #secondsLeft = seconds.putBy
  #sentAgain = 0
  /** Reads that wait for the beginning of an answer. */
  readonly #waitingReads = new Set<Exchange>()
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
    this.#calls = new Pool(origin, { ...common, connections: connectionsPerUpstream })
    this.#questions = new Pool(origin, { ...common, connections: 4, maxResponseSize: maxJsonBytes })
    this.#newLine = () => new Client(origin, common)
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

  /** Calls that were sent a second time since the start. */
  get sentAgain(): number {
    return this.#sentAgain
  }

  /** Sends one call. Whoever asked decides whether to ask again (decision 95), but for `sendAgain`. */
  send(call: Dispatcher.DispatchOptions, exchange: Exchange): void {
    this.#secondsLeft = Math.min(seconds.putBy, this.#secondsLeft + seconds.perCall)
    if (call.method === 'GET' || call.method === 'HEAD') this.#waitingReads.add(exchange)
    this.#calls.dispatch(call, exchange)
  }

  /** Takes leave to send a call of this share a second time. @returns false while the service has too much to do, or is away */
  spareSecond(share: Share): boolean {
    if (this.#secondsLeft < 1 || this.bulkheads[share].waiting > 0 || this.breaker.state !== 'closed') return false
    this.#secondsLeft -= 1
    return true
  }

  /** A second sending had the answer before the first: it was worth what it took (decision 361). */
  secondHelped(): void {
    this.#secondsLeft = Math.min(seconds.putBy, this.#secondsLeft + 1)
  }

  /**
   * Sends a call that has had no answer a second time: of several programs behind the name of the service one may hang,
   * with the lines that lead to it (decision 340).
   */
  async sendAgain(second: SecondSending): Promise<void> {
    try {
      const line = await provenLine(this.#newLine, () => second.goesOn)
      this.#lines.add(line)
      second.sendOver(line)
      if (second.wasSent) this.#sentAgain += 1
      // When the call is over.
      await line.close().finally(() => this.#lines.delete(line))
    } catch (cause) {
      second.fail(cause instanceof Error ? cause : new Error('no line', { cause }))
    }
  }

  /** The answer of a call has begun. */
  answered(exchange: Exchange): void {
    this.#answeredAt = performance.now()
    this.#waitingReads.delete(exchange)
  }

  /** A call is over. */
  forget(exchange: Exchange): void {
    this.#waitingReads.delete(exchange)
  }

  /** Counts how a call ended. */
  note(outcome: Outcome): void {
    this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1)
    if (outcome === 'abandoned' || outcome === 'breaker_open' || outcome === 'bulkhead_full') return
    const hasAnswered = outcome === 'answered' || outcome === 'server_error'
    const suspicion = this.breaker.note(outcome === 'answered' ? 'good' : hasAnswered ? 'server-error' : 'no-answer')
    if (suspicion) void this.#confirm(suspicion)
    else if (!hasAnswered) this.suspect(performance.now())
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
    await Promise.all([this.#calls, this.#questions, ...this.#lines].map((each) => each.destroy()))
  }

  /** Looks whether the service answers at all, unless somebody has had an answer since. Any answer will do. */
  suspect(since: number): void {
    if (this.#suspecting || this.breaker.state !== 'closed' || this.#answeredAt > since) return
    this.#suspecting = true
    void this.#look()
  }

  async #look(): Promise<void> {
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
    for (const exchange of this.#waitingReads) exchange.end(new ServiceAway('breaker has opened'))
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
