import type { IncomingHttpHeaders, OutgoingHttpHeader } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { sentHeader } from '@ensemble/contracts/sends'
import { securityHeaders } from '../headers/security-headers.ts'

const policy = 'content-security-policy'

/** The gateway says these once for every answer; a service cannot loosen them. Made once, names and values in turn. */
const block = Object.entries(securityHeaders).flatMap(([name, value]) => (name === policy ? [] : [name, value]))

const dropped = new Set([
  ...Object.keys(securityHeaders).filter((name) => name !== policy),
  'connection',
  'cross-origin-embedder-policy',
  'keep-alive',
  'proxy-authenticate',
  'server',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-powered-by',
  'x-remotes',
  'x-request-id',
  sentHeader,
])

/**
 * Headers of a service's answer that a visitor gets. A stricter Content-Security-Policy (a stored file in a sandbox)
 * and a Cache-Control of the service stand; an answer without Cache-Control is personal and is not kept anywhere.
 * @returns names and values in turn
 */
export function answerHeaders(request: FastifyRequest, received: IncomingHttpHeaders): OutgoingHttpHeader[] {
  const headers: OutgoingHttpHeader[] = block.slice()
  headers.push('x-request-id', request.id)
  if (!(policy in received)) headers.push(policy, securityHeaders[policy] ?? '')
  if (!('cache-control' in received)) headers.push('cache-control', 'no-store')
  if (!('content-language' in received)) headers.push('content-language', request.language)
  for (const name in received) {
    const value = received[name]
    if (value !== undefined && !dropped.has(name) && !name.startsWith('access-control-')) headers.push(name, value)
  }
  return headers
}
