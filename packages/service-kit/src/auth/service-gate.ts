import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { type Clock, systemClock } from '../clock.ts'
import { Refusal, refuse } from '../refusal.ts'
import { ServiceKeys } from './service-keys.ts'
import { ServiceClaims, serviceTokenSeconds, serviceTokenType } from './service-token.ts'
import { createTokenReader } from './signed-token.ts'

/** Which programs an address is for, by name. */
export type Callers = (name: string) => boolean

export const services: Callers = (name) => name.startsWith('svc-')
export const gateway: Callers = (name) => name === 'gateway'

/**
 * A check that lets programs of ours in, and nobody else: a hook for `onRequest`.
 * It throws UNAUTHENTICATED without a good token of a program, FORBIDDEN where it is not one of the callers.
 */
export type ServiceGate = (callers: Callers) => (request: FastifyRequest) => Promise<void>

interface GateOptions {
  /** Name of this program: tokens for another do not count here. */
  name: string
  /** SERVICE_KEYS_FILE; empty: nobody comes in. */
  keysFile: string
  clock?: Clock
}

type ReadToken = (token: string) => Promise<Static<typeof ServiceClaims>>

/** Checks tokens between programs (service-token.ts): signed by the program that they name, for this one, for a minute. */
export function createServiceGate({ name, keysFile, clock = systemClock }: GateOptions): ServiceGate {
  const keys = new ServiceKeys(keysFile, clock)
  const readers = new Map<string, ReadToken>()

  function readerOf(caller: string): ReadToken {
    const known = readers.get(caller)
    if (known) return known
    const kind = { issuer: caller, audience: name, type: serviceTokenType, claims: ServiceClaims, requiredClaims: [] }
    const reader = createTokenReader(kind, keys.of(caller), clock)
    readers.set(caller, reader)
    return reader
  }

  /** A key belongs to one program, so at most one of them has signed it: the others do not know the key's name. */
  async function callerOf(token: string): Promise<string> {
    for (const caller of await keys.names()) {
      try {
        const { sub, iat, exp } = await readerOf(caller)(token)
        const isShort = exp - iat <= serviceTokenSeconds && iat * 1000 <= clock.now().getTime() + 5_000
        if (sub === caller && isShort) return caller
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
      }
    }
    return refuse('UNAUTHENTICATED')
  }

  return (callers) => async (request) => {
    const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
    if (token === undefined) refuse('UNAUTHENTICATED')
    if (!callers(await callerOf(token))) refuse('FORBIDDEN')
  }
}
