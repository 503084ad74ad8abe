import type { FastifyInstance } from 'fastify'
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Bus } from '../bus.ts'
import type { Database } from '../database.ts'
import type { Loop } from '../loop.ts'
import { measureDatabase } from '../metrics/database-gauges.ts'
import { gauge } from '../metrics/gauges.ts'
import { measureLoops } from '../metrics/loop-gauges.ts'
import '../metrics/registry.ts'

export interface MeasuredParts {
  name: string
  loops: () => readonly Loop[]
  db?: Database
  bus?: Bus
}

/** How often Node looks how late its loop is, in ms: its usual ten would wake a program at rest a hundred times a second. */
const lookMs = 100

/** What a visitor may send as method has no end; what the product answers has. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']

/**
 * Measures of one program for GET /metrics: the process, requests by route and status, database, broker, loops.
 * What else a program wants to show, it registers on `app.metrics`. Labels are names of ours, never what a visitor sent.
 */
export function measure(app: FastifyInstance, { name, loops, db, bus }: MeasuredParts): Registry {
  const registry = new Registry()
  registry.setDefaultLabels({ service: name })
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: lookMs })
  app.decorate('metrics', registry)
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const method = methods.includes(request.method) ? request.method : 'other'
    duration.observe({ method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
    done()
  })
  measureLoops(registry, loops)
  if (db) measureDatabase(registry, db)
  if (bus) gauge(registry, 'broker_connected', 'Whether the broker answers, 0 or 1', () => Number(bus.connected))
  return registry
}
