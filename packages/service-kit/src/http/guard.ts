import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'

/** What stands before a route, and lets a request through or refuses it. */
export type Hook = onRequestHookHandler

/**
 * A hook of a check that mostly knows its answer at once: then no promise is made.
 * @param check throws a refusal, or gives a promise where it has to ask
 */
export function guard(check: (request: FastifyRequest, reply: FastifyReply) => void | Promise<void>): Hook {
  return (request, reply, done) => {
    let pending: void | Promise<void>
    try {
      pending = check(request, reply)
    } catch (error) {
      return done(error instanceof Error ? error : new Error(String(error)))
    }
    if (pending) void pending.then(() => done(), done)
    else done()
  }
}
