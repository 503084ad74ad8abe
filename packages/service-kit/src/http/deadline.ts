import type { FastifyReply, FastifyRequest } from 'fastify'
import { addToContext } from '../context.ts'
import { Deadline, withDeadline } from '../deadline.ts'

const milliseconds = /^\d{1,7}$/

/**
 * Does the work of a request for as long as its caller waits: `x-deadline-ms` says how long that is, counted from the
 * arrival of the request. A read also ends when its caller hangs up; a write does not, because who leaves the page
 * after a click still means it.
 */
export function untilDeadline<Result>(request: FastifyRequest, reply: FastifyReply, work: () => Result): Result {
  const given = request.headers['x-deadline-ms']
  const ms = typeof given === 'string' && milliseconds.test(given) ? Number(given) : Number.POSITIVE_INFINITY
  const deadline = new Deadline(ms - reply.elapsedTime)
  if (request.method === 'GET' || request.method === 'HEAD') {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) deadline.end()
    })
  }
  return addToContext({ deadline }) ? work() : withDeadline(deadline, work)
}
