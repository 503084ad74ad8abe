import { services } from '@ensemble/service-kit/auth/service-gate'
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import type { Deps } from '../deps.ts'
import { isLive } from '../queries/is-live.ts'

const body = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    sessionId: Type.String({ format: 'uuid' }),
    sessionVersion: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
)

/**
 * Asked by a process that lost the feed of ended sessions, before it lets a write pass (reliability.md §3 N). For
 * services only, and the answer tells nothing about a person.
 */
export function introspectionRoute(app: FastifyInstance, deps: Deps): void {
  app.post<{ Body: Static<typeof body> }>(
    '/internal/introspect',
    { schema: { body }, onRequest: app.service.gate?.(services) },
    async (request) => ({
      live: await isLive(deps.db, request.body),
    }),
  )
}
