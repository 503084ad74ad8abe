import type { IncomingHttpHeaders, OutgoingHttpHeader } from 'node:http'
import type { FastifyReply } from 'fastify'

const hopByHop = new Set(['connection', 'keep-alive', 'proxy-authenticate', 'trailer', 'transfer-encoding', 'upgrade'])

/** The gateway says these once for every answer; a service cannot loosen them. */
const ours = new Set([
  'cross-origin-embedder-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'server',
  'strict-transport-security',
  'x-content-type-options',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-powered-by',
  'x-request-id',
  'x-xss-protection',
])

/**
 * Headers of a service's answer that a visitor gets. A stricter Content-Security-Policy (a stored file in a sandbox)
 * and a Cache-Control of the service stand; an answer without Cache-Control is personal and is not kept anywhere.
 * @param reply has the headers of every answer
 * @returns names and values in turn
 */
export function answerHeaders(reply: FastifyReply, received: IncomingHttpHeaders): OutgoingHttpHeader[] {
  const headers: OutgoingHttpHeader[] = []
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined && !(passes(name) && name in received)) headers.push(name, value)
  }
  for (const [name, value] of Object.entries(received)) {
    if (value !== undefined && passes(name)) headers.push(name, value)
  }
  return headers
}

function passes(name: string): boolean {
  return !hopByHop.has(name) && !ours.has(name) && !name.startsWith('access-control-')
}
