import type { Call, CallId } from '@ensemble/contracts/calls'
import type { Language } from '@ensemble/contracts/enumerations'
import type { Principal, TokenVerifier } from '../auth/token-verifier.ts'
import type { ServiceGate } from '../auth/service-gate.ts'
import type { Revocations } from '../auth/revocations.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database.ts'
import type { Standby } from '../standby/standby.ts'

/** What every route of one service shares. */
export interface Service {
  /** Absent in the gateway, which has none. */
  db: Database | undefined
  /** Where lists may be read from instead. */
  standby: Standby | undefined
  clock: Clock
  verifier: TokenVerifier
  mediaVerifier: TokenVerifier
  revocations: Revocations | undefined
  introspect: ((principal: Principal) => Promise<boolean>) | undefined
  /** Lets programs of ours in. Absent in the gateway, which nobody of them asks. */
  gate: ServiceGate | undefined
  /** Set when the program stops: not ready any more, and still answering. */
  draining: boolean
  /** Calls that this service answers, in the order of their registration. */
  calls: CallId[]
  /** Per method, the paths that exist: an address that exists under another method is 405, not 404. */
  paths: Map<string, RegExp[]>
  addCall(id: CallId, call: Call): void
}

/** What `createApp` puts on the instance for `implement` and the error answers. */
export function createService(parts: Omit<Service, 'calls' | 'paths' | 'addCall' | 'draining'>): Service {
  const service: Service = {
    ...parts,
    draining: false,
    calls: [],
    paths: new Map(),
    addCall(id, { method, path }) {
      service.calls.push(id)
      const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`)
      service.paths.set(method, [...(service.paths.get(method) ?? []), pattern])
    },
  }
  return service
}

declare module 'fastify' {
  interface FastifyInstance {
    service: Service
  }
  interface FastifyRequest {
    principal: Principal | null
    language: Language
  }
}
