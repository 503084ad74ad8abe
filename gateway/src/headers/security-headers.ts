import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { contentSecurityPolicy, reportingEndpoints } from './content-security-policy.ts'

const yearInSeconds = 31_536_000

/** What the product never asks of a browser, nor lets a page ask. */
const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']

const permissionsPolicy = permissions.map((feature) => `${feature}=()`).join(', ')

/**
 * Puts the security headers on every answer, errors and files included. The page of the shell replaces the
 * Content-Security-Policy by the one with its nonce.
 */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: { maxAge: yearInSeconds, includeSubDomains: true },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', contentSecurityPolicy())
    reply.header('permissions-policy', permissionsPolicy)
    reply.header('reporting-endpoints', reportingEndpoints)
  })
}

/** The headers that matter on an answer which no hook sees: an address or a framing that cannot be read. */
export const bareSecurityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy(),
  'permissions-policy': permissionsPolicy,
  'strict-transport-security': `max-age=${yearInSeconds}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}
