import type { FastifyInstance } from 'fastify'
import { contentSecurityPolicy, reportingEndpoints } from './content-security-policy.ts'

const yearInSeconds = 31_536_000

/** What the product never asks of a browser, nor lets a page ask. */
const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']

/**
 * Made once, for every answer, errors and files included; an answer that no hook sees (an address or a framing that
 * cannot be read) has them too.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissions.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'same-origin',
  'reporting-endpoints': reportingEndpoints,
  'strict-transport-security': `max-age=${yearInSeconds}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // The filter that it switches off was itself a hole.
  'x-xss-protection': '0',
}

/** The page of the shell replaces the Content-Security-Policy by the one with its nonce. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.upstream) reply.headers(securityHeaders)
    done()
  })
  // A service's answer has them by itself (forward/answer-headers.ts): what is sent here instead of it is a refusal.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.routeOptions.config.upstream) reply.headers(securityHeaders)
    done(null, payload)
  })
}
