import { gateway, services } from '@ensemble/service-kit/auth/service-gate'
import type { FastifyInstance } from 'fastify'
import Type, { type Static } from 'typebox'
import type { Deps } from '../deps.ts'
import { hasFreshProof } from '../queries/has-fresh-proof.ts'
import { isLive } from '../queries/is-live.ts'

const body = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    sessionId: Type.String({ format: 'uuid' }),
    sessionVersion: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
)

const question = Type.Object(
  { sessionId: Type.String({ format: 'uuid' }), act: Type.Literal('release_version') },
  { additionalProperties: false },
)

/**
 * Asked by the gateway before an act of its own that asks for a proof (decision 129): whether the session's person has
 * proven lately enough who they are.
 */
export function proofRoute(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: Static<typeof question> }>(
    '/internal/proof',
    { schema: { querystring: question }, onRequest: app.service.gate?.(gateway) },
    async ({ query: { sessionId, act } }) => ({
      fresh: await hasFreshProof(deps.db, sessionId, act, deps.clock.now()),
    }),
  )
}

/**
 * Asked by a process that lost the feed of ended sessions, before it lets a write pass. For services only, and the
 * answer tells nothing about a person.
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
