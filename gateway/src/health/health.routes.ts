import type { ServerOptions as Certificate } from 'node:https'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { TokenVerifier } from '@ensemble/service-kit/auth/token-verifier'
import type { Bus } from '@ensemble/service-kit/bus'
import { isDirectlyFrom, metricsReaders, thisMachine } from '@ensemble/service-kit/http/direct-callers'
import { measure } from '@ensemble/service-kit/http/metrics'
import { measureCertificate } from '@ensemble/service-kit/http/own-certificate'
import type { Loop } from '@ensemble/service-kit/loop'
import type { LiveHub } from '../live/hub.ts'
import type { Upstreams } from '../forward/all-upstreams.ts'
import type { Shedding } from '../forward/shedding.ts'
import { measureUpstreams } from '../forward/upstream-metrics.ts'
import type { RegistryStore } from '../registry/registry-store.ts'
import type { Retention } from '../registry/retention.ts'
import { measureGateway } from './gateway-gauges.ts'
import { upstreamNames } from '../upstreams.ts'
import { upstreamState } from './upstream-state.ts'

export interface HealthDeps {
  bus: Bus
  verifier: TokenVerifier
  store: RegistryStore
  upstreams: Upstreams
  shedding: Shedding
  loops: readonly Loop[]
  hub: LiveHub
  retention: Pick<Retention, 'used'>
  /** Of its door, where that speaks TLS. */
  certificate: Certificate | undefined
  remotesDir: string
  isDraining: () => boolean
  publicOrigin: string
  /** Networks that may read the figures, beside this machine. */
  metricsFrom: string
  /** Figures of other parts of the gateway. */
  measures: readonly Registry[]
}

/**
 * So long services are waited for (ms). A balancer asks for no more than a second, and must not take the gateway for lost
 * because services hang, which they do together when their database does.
 */
const shownWithinMs = 250

/**
 * For the supervisor and the operators. Ready is what the gateway can do by itself: it has keys to check tokens with
 * and a registry. Services and broker are shown and do not count: a service that is down costs its own area only.
 */
export async function answerHealth(app: FastifyInstance, deps: HealthDeps): Promise<void> {
  const readsMetrics = metricsReaders(deps.metricsFrom, deps.publicOrigin)
  const registry = measure(app, { name: 'gateway', loops: () => deps.loops, bus: deps.bus })
  measureUpstreams(registry, deps.upstreams, deps.shedding)
  measureGateway(app, deps)
  if (deps.certificate) measureCertificate(registry, deps.certificate)
  app.get('/livez', async () => ({ live: true }))
  app.get('/readyz', async (request, reply) => {
    const problem = await problemOf(deps)
    // What is away and how many are here is the operators' business.
    if (!isDirectlyFrom(thisMachine, request.raw, deps.publicOrigin)) {
      return reply.code(problem === null ? 200 : 503).send({ ready: problem === null })
    }
    const states = await Promise.all(upstreamNames.map((name) => upstreamState(deps.upstreams, name, shownWithinMs)))
    reply.code(problem === null ? 200 : 503)
    return {
      ready: problem === null,
      problem,
      broker: deps.bus.connected,
      registry: { revision: deps.store.state.revision, following: deps.store.following },
      liveTabs: deps.hub.size,
      upstreams: Object.fromEntries(states.map(({ name, state }) => [name, state])),
      breakers: Object.fromEntries(upstreamNames.map((name) => [name, deps.upstreams[name].breaker.state])),
      loops: Object.fromEntries(deps.loops.map((loop) => [loop.name, loop.status()])),
    }
  })
  app.get('/metrics', async (request, reply) => {
    if (!readsMetrics(request.raw)) return reply.callNotFound()
    const texts = await Promise.all([registry, ...deps.measures].map((each) => each.metrics()))
    return reply.type(registry.contentType).send(texts.join('\n'))
  })
}

async function problemOf({ isDraining, verifier, store }: HealthDeps): Promise<string | null> {
  if (isDraining()) return 'draining'
  // svc-users may have come up after the gateway.
  if (!verifier.ready) await verifier.load()
  if (!verifier.ready) return 'no keys to check tokens with yet'
  return store.problem
}
