import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOf, keyHeader, readKey, replayedHeader } from '../idempotency/intent.ts'
import { once } from '../idempotency/once.ts'
import type { Service } from './service.ts'

/**
 * The data of a call that creates or moves something: with a key it is done once, without one as often as it is sent.
 * @param handle what the service does; it needs to know nothing of this
 * @throws {Refusal} as `once` and `readKey` say, and whatever `handle` throws
 */
export async function answerOnce<Data>(
  { db }: Service,
  call: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  handle: () => Promise<Data>,
): Promise<unknown> {
  const key = readKey(request.headers[keyHeader])
  if (key === undefined) return handle()
  if (!db) throw new Error(`${call} cannot keep its answers: this program has no database`)
  const userId = request.principal?.id
  if (userId === undefined) throw new Error(`${call} is open to everybody, so nobody's keys can be told apart`)
  const { params, query, body } = request
  const answer = await once(db, { userId, key, call, requestHash: hashOf({ params, query, body }) }, async () => {
    const data = await handle()
    if (Object.is(data, reply)) throw new Error(`${call} answers by itself, so its answer cannot be kept`)
    return { status: reply.statusCode, body: data }
  })
  if (answer.replayed) reply.code(answer.status).header(replayedHeader, 'true')
  return answer.body
}
