import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '@ensemble/service-kit/refusal'
import { maxBodyBytes, maxDroppedBytes } from '../upstreams.ts'
import { BodyTooLarge, VisitorGone } from './failure.ts'

/**
 * The body of a call as it goes to the service: as it comes, and no more than is allowed. One that says its length and is
 * no file is the request itself, to be read whole.
 * @param maxBytes what is allowed
 * @returns null where there is none
 * @throws {Refusal} BODY_TOO_LARGE when it says so itself; while it is read, `BodyTooLarge` or `VisitorGone`
 */
export function bodyOf(request: FastifyRequest, reply: FastifyReply, maxBytes: number): Readable | null {
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > maxBytes) throw tooLarge(reply, announced <= maxDroppedBytes)
  if (request.method === 'GET' || request.method === 'HEAD') return null
  if (announced > 0 && announced <= maxBodyBytes) return request.raw
  const carries = 'transfer-encoding' in request.headers || announced > 0
  return carries ? Readable.from(bounded(request.raw, maxBytes), { objectMode: false }) : null
}

/**
 * Reads the body of a call. Passing it on piece by piece makes a dozen promises for each, holds a permit of the service for
 * as long as a slow line takes, and counts that time against the service.
 * @param onWhole is not called for a body that breaks off: then the visitor is gone
 */
export function readWhole(body: IncomingMessage, onWhole: (whole: Buffer) => void): void {
  const chunks: Buffer[] = []
  body.on('data', (chunk: Buffer) => chunks.push(chunk))
  body.once('end', () => onWhole(Buffer.concat(chunks)))
}

/** Node reads and drops what is left of a body that nobody wants; where that is too much, the connection ends. */
export function tooLarge(reply: FastifyReply, mayDrop: boolean): Refusal {
  if (!mayDrop) reply.header('connection', 'close')
  return new Refusal('BODY_TOO_LARGE')
}

async function* bounded(body: IncomingMessage, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0
  try {
    for await (const chunk of body) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new BodyTooLarge('body too large')
      yield chunk
    }
  } catch (error) {
    // A visitor who breaks off says nothing about the service.
    throw error instanceof BodyTooLarge ? error : new VisitorGone('body broke off')
  }
}
