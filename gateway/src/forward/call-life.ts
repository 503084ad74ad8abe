import type { FastifyReply } from 'fastify'
import { DeadlinePassed, VisitorGone } from './failure.ts'

/** The time that a forwarded call has, from its arrival to the last byte of its answer. */
export interface CallLife {
  /** Fires when the time is over, the visitor has gone or somebody has ended it. */
  readonly signal: AbortSignal
  /** What is left for the whole answer, in ms. */
  leftMs(): number
  /** The service has begun to answer: from here on only the whole time counts. */
  begun(): void
  /** Ends the call with a cause. */
  end(cause: Error): void
  /** Nothing more is awaited. */
  settle(): void
}

/**
 * @param headersMs until the service must have begun to answer
 * @param totalMs until the visitor must have the whole answer
 */
export function lifeOf(reply: FastifyReply, { headersMs, totalMs }: { headersMs: number; totalMs: number }): CallLife {
  const controller = new AbortController()
  const arrived = performance.now()
  const expire = (of: string) => controller.abort(new DeadlinePassed(of))
  const beginning = setTimeout(expire, headersMs, 'no beginning of an answer')
  const whole = setTimeout(expire, totalMs, 'no end of the answer')
  const settle = () => {
    clearTimeout(beginning)
    clearTimeout(whole)
  }
  // 'close' of the request fires when its body has been read; that of the answer when the visitor is gone.
  reply.raw.once('close', () => {
    settle()
    if (!reply.raw.writableFinished) controller.abort(new VisitorGone('visitor gone'))
  })
  return {
    signal: controller.signal,
    leftMs: () => Math.max(0, Math.round(arrived + totalMs - performance.now())),
    begun: () => clearTimeout(beginning),
    end: (cause) => controller.abort(cause),
    settle,
  }
}
