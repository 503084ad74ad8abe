import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Loop } from '@ensemble/service-kit/loop'
import type { LiveHub } from '../live/hub.ts'

export interface Measured {
  loops: readonly Loop[]
  hub: LiveHub
}

/** Measures of the gateway for GET /metrics; the names are those of the services. */
export function measure(app: FastifyInstance, { loops, hub }: Measured): Registry {
  const registry = new Registry()
  const registers = [registry]
  registry.setDefaultLabels({ service: 'gateway' })
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const labels = { method: request.method, route, status: String(reply.statusCode) }
    // The line of live events is open for minutes and says nothing about speed.
    if (route !== '/events') duration.observe(labels, reply.elapsedTime / 1000)
  })
  const tabs: Gauge = new Gauge({
    name: 'live_tabs',
    help: 'Tabs that listen',
    registers,
    collect: () => tabs.set(hub.size),
  })
  const healthy = new Gauge({
    name: 'loop_healthy',
    help: 'Whether the loop works',
    labelNames: ['loop'],
    registers,
    collect: () => loops.forEach((loop) => healthy.set({ loop: loop.name }, Number(loop.status().healthy))),
  })
  return registry
}
