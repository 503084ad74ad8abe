import { type FastifyInstance } from 'fastify'
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { type Database } from '../database.ts'
import { type Loop } from '../loop.ts'
import { pendingFacts } from '../outbox/rows.ts'

/** Measures of one program for GET /metrics: requests by route and status, and how far the loops are. */
export function measure(
  app: FastifyInstance,
  { name, loops, db }: { name: string; loops: () => readonly Loop[]; db?: Database },
): Registry {
  const registry = new Registry()
  registry.setDefaultLabels({ service: name })
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const labels = { method: request.method, route, status: String(reply.statusCode) }
    duration.observe(labels, reply.elapsedTime / 1000)
  })
  loopGauge(registry, loops, 'loop_healthy', 'Whether the loop works', (loop) => Number(loop.status().healthy))
  loopGauge(registry, loops, 'loop_pending', 'What waits for the loop', (loop) => loop.status().pending)
  loopGauge(registry, loops, 'loop_restarts', 'Restarts by the watchdog', (loop) => loop.status().restarts)
  if (db) outboxGauges(registry, db)
  return registry
}

/** Looked up when somebody asks; a database that is away must not hide the other figures. */
function outboxGauges(registry: Registry, db: Database): void {
  const registers = [registry]
  const age = new Gauge({ name: 'outbox_age_seconds', help: 'How long the oldest event has waited', registers })
  const waiting = new Gauge({
    name: 'outbox_pending',
    help: 'Events that are not on the broker yet',
    registers,
    collect: async () => {
      const facts = await pendingFacts(db).catch(() => undefined)
      if (!facts) return
      waiting.set(facts.count)
      age.set(facts.ageSeconds)
    },
  })
}

function loopGauge(
  registry: Registry,
  loops: () => readonly Loop[],
  name: string,
  help: string,
  value: (loop: Loop) => number,
): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: ['loop'],
    registers: [registry],
    collect: () => loops().forEach((loop) => gauge.set({ loop: loop.name }, value(loop))),
  })
}
