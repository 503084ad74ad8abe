import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '@ensemble/service-kit/http/network'
import { Refusal } from '@ensemble/service-kit/refusal'
import type { Config } from '../config.ts'
import { guard, type Hook } from '@ensemble/service-kit/http/guard'
import { FixedWindow } from './fixed-window.ts'
import type { SharedCounts } from './shared-counts.ts'

/** Ready-made checks; each keeps one count for all routes that share it. */
export interface RateLimits {
  signIn: Hook
  refresh: Hook
  anonymous: Hook
  user: Hook
  reports: Hook
}

type Settings = Pick<Config, 'LIMIT_SIGN_IN' | 'LIMIT_REFRESH' | 'LIMIT_ANONYMOUS' | 'LIMIT_USER' | 'LIMIT_REPORTS'>

/**
 * How often one address may knock before somebody is signed in, and one person call after it. Beyond: RATE_LIMITED
 * with Retry-After. All gateways count together, and hear of each other within a quarter of a second: for so long a
 * caller who asks several of them at once may be let through at each.
 */
export function createRateLimits(settings: Settings, counts: SharedCounts): RateLimits {
  const limit = (name: string, perMinute: number, callerOf: (request: FastifyRequest) => string): Hook => {
    const count = counts.share(name, new FixedWindow(perMinute, 60_000))
    return guard((request: FastifyRequest, reply: FastifyReply) => {
      const seconds = count(callerOf(request))
      if (seconds === 0) return
      reply.header('retry-after', String(seconds))
      throw new Refusal('RATE_LIMITED')
    })
  }
  return {
    signIn: limit('signIn', settings.LIMIT_SIGN_IN, addressOf),
    refresh: limit('refresh', settings.LIMIT_REFRESH, addressOf),
    anonymous: limit('anonymous', settings.LIMIT_ANONYMOUS, addressOf),
    user: limit('user', settings.LIMIT_USER, personOf),
    reports: limit('reports', settings.LIMIT_REPORTS, addressOf),
  }
}

function addressOf(request: FastifyRequest): string {
  return networkOf(request.ip)
}

function personOf(request: FastifyRequest): string {
  return request.principal?.id ?? networkOf(request.ip)
}
