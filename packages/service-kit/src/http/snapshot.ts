import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import { type ServiceGate, services } from '../auth/service-gate.ts'
import type { Database } from '../database.ts'
import { readKeptFacts } from '../outbox/kept-facts.ts'

const querystring = Type.Object({
  types: Type.String({ pattern: '^[a-z_.]+>?$' }),
  after: Type.String({ default: '' }),
})
const pageSize = 500

/**
 * What this service has told, for a read model that is built anew: the newest fact of each kind and aggregate, also of
 * those that the broker has forgotten. For services only: a fact holds nothing that the broker did not carry.
 */
export function answerSnapshot(app: FastifyInstance, db: Database, gate: ServiceGate): void {
  app.get<{ Querystring: Static<typeof querystring> }>(
    '/internal/snapshot',
    { schema: { querystring }, onRequest: gate(services) },
    async ({ query }) => readKeptFacts(db, query.types, query.after, pageSize),
  )
}
