import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import { Refusal } from '@ensemble/service-kit/refusal'
import type { Config } from '../config.ts'

/** Ready-made checks; each keeps one count for all routes that share it. */
export interface RateLimits {
  signIn: preHandlerAsyncHookHandler
  refresh: preHandlerAsyncHookHandler
  anonymous: preHandlerAsyncHookHandler
  user: preHandlerAsyncHookHandler
  reports: preHandlerAsyncHookHandler
}

type Settings = Pick<Config, 'LIMIT_SIGN_IN' | 'LIMIT_REFRESH' | 'LIMIT_ANONYMOUS' | 'LIMIT_USER' | 'LIMIT_REPORTS'>

const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }

/**
 * How often one address may knock before somebody is signed in, and one person call after it. Beyond: RATE_LIMITED
 * with Retry-After. A fault of the counter lets calls through.
 */
export async function createRateLimits(app: FastifyInstance, settings: Settings): Promise<RateLimits> {
  await app.register(rateLimit, {
    global: false,
    skipOnError: true,
    addHeaders: { ...silent, 'retry-after': true },
    addHeadersOnExceeding: silent,
    errorResponseBuilder: () => new Refusal('RATE_LIMITED'),
  })
  const perAddress = (max: number) =>
    app.rateLimit({ max, timeWindow: 60_000, keyGenerator: (request) => normalizeIP(request.ip) })
  return {
    signIn: perAddress(settings.LIMIT_SIGN_IN),
    refresh: perAddress(settings.LIMIT_REFRESH),
    anonymous: perAddress(settings.LIMIT_ANONYMOUS),
    user: app.rateLimit({ max: settings.LIMIT_USER, timeWindow: 60_000, keyGenerator: personOf }),
    reports: perAddress(settings.LIMIT_REPORTS),
  }
}

function personOf(request: FastifyRequest): string {
  return request.principal?.id ?? normalizeIP(request.ip)
}
