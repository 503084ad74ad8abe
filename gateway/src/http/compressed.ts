import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Fast enough to compress an answer as it is asked for; files are compressed beforehand, and better. */
const quality = 5

/**
 * Sends a text that is made for this answer, compressed as the browser can take it. Only for texts that hold no
 * secret beside something that a visitor chooses.
 */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding')
  const accepted = acceptedEncodings(request.headers['accept-encoding'])
  if (accepted.has('br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
    return reply.header('content-encoding', 'br').send(await brotli(text, { params }))
  }
  if (accepted.has('gzip')) return reply.header('content-encoding', 'gzip').send(await zip(text, { level: quality }))
  return reply.send(text)
}

function acceptedEncodings(header: string | string[] | undefined): Set<string> {
  const parts = String(header ?? '').split(',')
  const named = parts.filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
  return new Set(named.map((part) => part.split(';', 1)[0]?.trim().toLowerCase() ?? ''))
}
