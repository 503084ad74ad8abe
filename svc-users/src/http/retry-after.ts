import { Refusal } from '@ensemble/service-kit/refusal'
import type { FastifyReply } from 'fastify'

/** Tells a caller who was refused for trying too often when to come back, in the header that clients know. */
export async function withRetryAfter<Result>(reply: FastifyReply, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refusal && error.params.retryAfter !== undefined) {
      reply.header('retry-after', String(error.params.retryAfter))
    }
    throw error
  }
}
