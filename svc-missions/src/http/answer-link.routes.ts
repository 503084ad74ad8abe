import { UserId } from '@ensemble/contracts/identifiers'
import { AnswerFacts, answerToken } from '@ensemble/contracts/missions/answer-link'
import { implement } from '@ensemble/service-kit/http/implement'
import { Refusal, refuse } from '@ensemble/service-kit/refusal'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { Deps } from '../deps.ts'
import { answerLink, lookAtLink } from '../use-cases/answer-link.ts'

const Claims = Type.Object({
  ...AnswerFacts.properties,
  sub: UserId,
  iss: Type.String(),
  aud: Type.String(),
  exp: Type.Integer(),
  iat: Type.Integer(),
  jti: Type.String({ minLength: 1 }),
})

/** What the link of a mail can do for whoever holds it: svc-users has signed whose it is, and what it asks. */
export function answerLinkRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)
  const read = app.service.verifier.readerOf({ ...answerToken, claims: Claims, requiredClaims: [] })
  const asked = (token: string) => read(token).catch(asLink)

  route('mission.lookAtLink', async ({ body }) => lookAtLink(deps, await asked(body.token)))

  route('mission.answerLink', async ({ body }) => answerLink(deps, await asked(body.token), body.answer))
}

/** A link is no session: nobody is signed out because one is too old. */
function asLink(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  if (error.code === 'SESSION_EXPIRED') return refuse('LINK_EXPIRED')
  if (error.code === 'UNAUTHENTICATED') return refuse('NOT_FOUND')
  throw error
}
