import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dispatcher } from 'undici'
import { sendOnceHeader, sentHeader } from '@ensemble/contracts/sends'
import { Refusal } from '@ensemble/service-kit/refusal'
import { compressed, encodingFor, listQuality } from '../http/compressed.ts'
import { logOf } from '../http/request-log.ts'
import { maxCallAnswerBytes } from '../upstreams.ts'
import { answerHeaders } from './answer-headers.ts'
import {
  AnswerTooLarge,
  BodyTooLarge,
  DeadlinePassed,
  failureCode,
  type Outcome,
  outcomeOf,
  Overtaken,
  retryAfterOf,
  VisitorGone,
} from './failure.ts'
import type { Method, Way } from './forward.ts'
import { remotesHeader } from './given-tokens.ts'
import { isHeld, maxJsonBytes, minCompressedBytes } from './held-answer.ts'
import { outgoingCall } from './outgoing-call.ts'
import { isRepeatable } from './repeatable.ts'
import { readWhole, tooLarge } from './request-body.ts'
import { SecondSending } from './second-sending.ts'
import type { Timed } from './shared-clock.ts'

/** A call that has waited this long makes the gateway ask the service whether it still answers anything. */
const suspicionMs = 1_000

/**
 * A call between a visitor and a service, from its arrival to the last byte of its answer. It ends when the service has
 * answered, when the time is over, when the service is found to be away or when the visitor goes. JSON is passed on when
 * it is whole; anything else as it comes. It makes no promise, timer or signal: everything is a step from state to state.
 * Long lists alone are compressed first, beside the main thread.
 */
export class Exchange implements Dispatcher.DispatchHandler, Timed {
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #way: Way
  /** When the service could be asked: a body that comes slowly takes the visitor's time, not the service's. */
  #askedAt = 0
  #release: (() => void) | undefined
  /** While it waits for a permit. */
  #queue: AbortController | undefined
  #controller: Dispatcher.DispatchController | undefined
  #method: Method = 'GET'
  #body: Readable | Buffer | null = null
  #sentAt = Number.POSITIVE_INFINITY
  #wasSilent = false
  /** The same call once more, since the first sending has had no answer (decision 340). */
  #second: SecondSending | undefined
  /** Why the first sending has failed, while the second goes on. */
  #firstFailure: unknown
  /** When the beginning of an answer must be there, and from then on its end. Until it is asked, `slow-bodies` watches. */
  #endsAt = Number.POSITIVE_INFINITY
  #suspected = false
  #cause: Error | undefined
  #over = false
  #statusCode = 0
  #headers: Dispatcher.ResponseData['headers'] = {}
  /** What has come of an answer that is held. */
  #held: Buffer[] | undefined
  #bytes = 0
  #maxBytes = Number.POSITIVE_INFINITY

  constructor(request: FastifyRequest, reply: FastifyReply, way: Way) {
    this.#request = request
    this.#reply = reply
    this.#way = way
  }

  /** Sends the call when a body that is read whole has come. */
  start(method: Method, body: Readable | null): void {
    // 'close' of the request fires when its body has been read; that of the answer when the visitor is gone.
    this.#reply.raw.once('close', () => this.#over || this.end(new VisitorGone('visitor gone')))
    const { raw } = this.#request
    this.#method = method
    if (body === raw) readWhole(raw, (whole) => this.#over || this.#admit(whole))
    else this.#admit(body)
  }

  /** Takes a permit of the bulkhead, or hears at once that there is none. */
  #admit(body: Readable | Buffer | null): void {
    const { upstream, share, timeouts, clock } = this.#way
    this.#body = body
    this.#askedAt = performance.now()
    this.#endsAt = this.#askedAt + Math.min(timeouts.headersMs, timeouts.totalMs)
    clock.add(this)
    this.#release = upstream.bulkheads[share].tryAcquire()
    if (this.#release) this.#send()
    else void this.#queueForPermit()
  }

  /** Ends the call with a cause, unless it is over. */
  end(cause: Error): void {
    if (this.#over) return
    this.#cause ??= cause
    this.#second?.end(cause)
    if (this.#queue) this.#queue.abort(cause)
    else if (this.#controller) this.#controller.abort(cause)
    else this.#fail(cause)
  }

  look(now: number): void {
    if (now >= this.#endsAt && !this.#second?.takeOver()) {
      return this.end(new DeadlinePassed(this.#statusCode === 0 ? 'no beginning of an answer' : 'no end of the answer'))
    }
    if (this.#statusCode !== 0) return
    const silentMs = now - this.#sentAt
    // One that still waits for its line says nothing yet about who is behind it.
    if (this.#controller && !this.#wasSilent && silentMs >= this.#way.timeouts.silentMs) {
      this.#wasSilent = true
      this.#sendAgain()
    }
    if (!this.#suspected && silentMs >= suspicionMs) {
      this.#suspected = true
      this.#way.upstream.suspect(this.#sentAt)
    }
  }

  /** The second sending has an answer, which `helps` or not. @returns false where the first was quicker */
  goOnWith(second: Dispatcher.DispatchController, helps: boolean): boolean {
    if (this.#over || this.#statusCode !== 0) return false
    if (helps) this.#way.upstream.secondHelped()
    const first = this.#controller
    this.#controller = second
    // With its line: whoever holds that one says nothing.
    first?.abort(new Overtaken('the second sending was answered first'))
    return true
  }

  /** The second sending will have no answer. */
  secondFailed(): void {
    if (this.#firstFailure) this.#fail(this.#firstFailure)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#over) controller.abort(this.#cause ?? new VisitorGone('over'))
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    statusCode: number,
    headers: Dispatcher.ResponseData['headers'],
  ): void {
    if (statusCode < 200) return
    const { upstream, share, timeouts } = this.#way
    this.#second?.overtaken()
    upstream.answered(this)
    this.#endsAt = this.#askedAt + timeouts.totalMs
    this.#statusCode = statusCode
    this.#headers = headers
    if (this.#request.method !== 'HEAD' && isHeld(headers['content-type'])) {
      this.#held = []
      this.#maxBytes = maxJsonBytes
      return
    }
    // A file may be large; the answer to a call has an end.
    if (share !== 'media') this.#maxBytes = maxCallAnswerBytes
    this.#noteAnswer()
    this.#sendHead()
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#bytes += chunk.length
    if (this.#bytes > this.#maxBytes) return this.end(new AnswerTooLarge('answer too large'))
    if (this.#held) this.#held.push(chunk)
    else if (!this.#reply.raw.write(chunk)) {
      controller.pause()
      this.#reply.raw.once('drain', () => controller.resume())
    }
  }

  onResponseEnd(): void {
    if (this.#over) return
    this.#settle()
    if (!this.#held) return void this.#reply.raw.end()
    this.#noteAnswer()
    const [first, ...others] = this.#held
    const whole = first && others.length === 0 ? first : Buffer.concat(this.#held)
    const encoding = this.#isWorthCompressing(whole) ? encodingFor(this.#request) : null
    if (encoding === null) return this.#sendWhole(whole)
    compressed(whole, encoding, listQuality).then(
      (smaller) => {
        this.#headers = { ...this.#headers, 'content-encoding': encoding, 'content-length': String(smaller.length) }
        this.#headers['vary'] = 'accept-encoding'
        this.#sendWhole(smaller)
      },
      () => this.#sendWhole(whole),
    )
  }

  onResponseError(controller: Dispatcher.DispatchController, error: Error): void {
    // The first sending, which the second has overtaken.
    if (controller !== this.#controller) return
    this.#controller = undefined
    if (!this.#second?.goesOn || this.#cause) return this.#fail(this.#cause ?? error)
    this.#firstFailure = error
    this.#second.takeOver()
  }

  async #queueForPermit(): Promise<void> {
    const { upstream, share } = this.#way
    const queue = new AbortController()
    this.#queue = queue
    try {
      this.#release = await upstream.bulkheads[share].acquire(queue.signal)
      this.#queue = undefined
      if (this.#cause) this.#fail(this.#cause)
      else this.#send()
    } catch (error) {
      this.#queue = undefined
      this.#fail(error)
    }
  }

  #send(): void {
    this.#sentAt = performance.now()
    this.#way.upstream.send(this.#call(), this)
  }

  /** Asks somebody else who answers, while the first who was asked says nothing. */
  #sendAgain(): void {
    const { upstream, share } = this.#way
    const isWhole = this.#body === null || Buffer.isBuffer(this.#body)
    if (!isWhole || !isRepeatable(this.#request)) return
    // The page has no more sendings left than this one.
    if (this.#request.headers[sendOnceHeader] !== undefined || !upstream.spareSecond(share)) return
    this.#second = new SecondSending(this, () => this.#call())
    void upstream.sendAgain(this.#second)
  }

  #call(): Dispatcher.DispatchOptions {
    const { timeouts } = this.#way
    const endsAt = this.#askedAt + timeouts.totalMs
    return outgoingCall(this.#request, { method: this.#method, body: this.#body, endsAt }, timeouts)
  }

  #isWorthCompressing(whole: Buffer): boolean {
    const isPlain = !('content-encoding' in this.#headers)
    return this.#way.compresses && isPlain && whole.length >= minCompressedBytes
  }

  #sendWhole(whole: Buffer): void {
    this.#sendHead(whole.length)
    this.#reply.raw.end(whole)
  }

  /** @param length of an answer that is whole */
  #sendHead(length?: number): void {
    const reply = this.#reply
    const headers = answerHeaders(this.#request, this.#headers)
    const tokens = this.#way.givenTokens?.(this.#request, this.#headers)
    if (tokens) headers.push(remotesHeader, tokens)
    if (this.#second?.wasSent) headers.push(sentHeader, '2')
    const hasBody = this.#statusCode !== 204 && this.#statusCode !== 304
    if (length !== undefined && hasBody && !('content-length' in this.#headers)) headers.push('content-length', length)
    if (this.#request.server.service.draining) headers.push('connection', 'close')
    reply.hijack()
    reply.raw.writeHead(this.#statusCode, headers)
  }

  #noteAnswer(): void {
    this.#way.upstream.note(this.#statusCode >= 500 ? 'server_error' : 'answered')
  }

  #settle(): void {
    this.#over = true
    this.#way.clock.delete(this)
    this.#way.upstream.forget(this)
    this.#release?.()
  }

  #fail(error: unknown): void {
    if (this.#over) return
    this.#settle()
    const outcome = outcomeOf(error)
    const { headersSent } = this.#reply.raw
    // An answer that has begun has been counted; that its visitor has gone is no news.
    if (!headersSent || outcome !== 'abandoned') this.#way.upstream.note(outcome)
    if (headersSent) this.#reply.raw.destroy()
    else this.#reply.send(this.#refusalOf(error, outcome))
  }

  #refusalOf(error: unknown, outcome: Outcome): Refusal {
    const { upstream } = this.#way
    const request = this.#request
    if (error instanceof BodyTooLarge) return tooLarge(this.#reply, false)
    logOf(request).warn({ err: error, upstream: upstream.name, outcome }, 'service did not answer')
    if (this.#second?.wasSent) this.#reply.header(sentHeader, '2')
    // Nobody will read what is left of the body.
    if (!request.raw.complete) this.#reply.header('connection', 'close')
    this.#reply.header('retry-after', String(upstream.retryAfter ?? retryAfterOf(outcome)))
    return new Refusal(failureCode(outcome))
  }
}
