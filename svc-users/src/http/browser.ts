import type { FastifyRequest } from 'fastify'
import { deviceOf } from '../domain/device.ts'
import type { Browser } from '../use-cases/open-session.ts'

/** The browser that a session is opened for. @param kept whether the cookie outlives it */
export function browserOf(request: FastifyRequest, kept: boolean): Browser {
  return { kept, device: deviceOf(request.headers['user-agent']) }
}
