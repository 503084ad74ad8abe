import { networkOf } from '@ensemble/service-kit/http/network'
import type { FastifyRequest } from 'fastify'
import { deviceOf } from '../domain/device.ts'
import type { Caller } from '../domain/sign-in-lane.ts'
import type { Browser } from '../use-cases/open-session.ts'
import { deviceCookie } from './cookies.ts'

/** The browser that a session is opened for. @param kept whether the cookie outlives it */
export function browserOf(request: FastifyRequest, kept: boolean): Browser {
  return { kept, device: deviceOf(request.headers['user-agent']) }
}

/** Who calls, as far as waiting goes. The gateway alone writes the header, and drops a visitor's own. */
export function callerOf(request: FastifyRequest): Caller {
  const told = request.headers['x-forwarded-for']
  const deviceMark = request.cookies[deviceCookie]
  return {
    source: networkOf(typeof told === 'string' ? told.trim() : request.ip),
    ...(deviceMark === undefined ? {} : { deviceMark }),
  }
}
