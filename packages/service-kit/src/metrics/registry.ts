import type { Registry } from 'prom-client'

export { Counter, Registry } from 'prom-client'

declare module 'fastify' {
  interface FastifyInstance {
    /** Where the measures of this program are registered; GET /metrics shows them. */
    metrics: Registry
  }
}
