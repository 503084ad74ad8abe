import { implement } from '@ensemble/service-kit/http/implement'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { contact } from '../use-cases/contact.ts'
import { withRetryAfter } from './retry-after.ts'

export function contactRoutes(app: FastifyInstance, deps: Deps): void {
  const route = implement(app)

  route('user.contact', async ({ body, user, request, reply }) => {
    const sent = await withRetryAfter(reply, contact(deps, user, body))
    // To whom and how many, never what: a letter is between people.
    const { recipient, missionId, kind } = body
    request.log.info({ act: 'user.contact', userId: user.id, recipient, missionId, kind, sent }, 'message sent')
    return { sent }
  })
}
