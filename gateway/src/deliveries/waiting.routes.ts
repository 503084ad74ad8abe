import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { success } from '@ensemble/service-kit/http/envelope'
import { fieldErrors } from '@ensemble/service-kit/http/field-errors'
import { refuse } from '@ensemble/service-kit/refusal'
import { checkOf } from '@ensemble/service-kit/schema-check'
import type { ExpectProof } from '../auth/fresh-proof.ts'
import { declined } from '../registry/moves.ts'
import { moverOf, requireAdmin, type MoverDeps } from './movers.ts'
import { confirmPromotion, type PromoteDeps } from './promote.ts'

const isWord = checkOf(
  Type.Object(
    { version: Type.String({ minLength: 1, maxLength: 64 }), revision: Type.Optional(Type.Integer({ minimum: 0 })) },
    { additionalProperties: false },
  ),
)

export type WaitingDeps = PromoteDeps & MoverDeps & { expectProof: ExpectProof }

/**
 * The word of an admin on a promotion that waits, who proves anew who they are. The team itself may take back what it
 * has asked for.
 */
export async function serveWaiting(app: FastifyInstance, deps: WaitingDeps): Promise<void> {
  app.post<{ Params: { name: string } }>('/api/deliveries/:name/confirm', async (request) => {
    const admin = await requireAdmin(request, deps.checks)
    const { id } = admin
    const { version, revision } = wordOf(request.body)
    const { name } = request.params
    if (deps.store.state.waiting?.[name]?.version !== version) refuse('DELIVERY_CONFLICT')
    await deps.expectProof(admin, 'release_version')
    const move = { name, version, expectedRevision: revision }
    return success(await confirmPromotion(deps, move, { at: new Date(), by: { kind: 'admin', id } }))
  })

  app.post<{ Params: { name: string } }>('/api/deliveries/:name/decline', async (request) => {
    const { name } = request.params
    const by = await moverOf(request, name, deps)
    const { version, revision } = wordOf(request.body)
    const after = await deps.store.change((state) => {
      if (state.waiting?.[name]?.version !== version) return refuse('DELIVERY_CONFLICT')
      return declined(state, name) ?? state
    }, revision)
    request.log.info({ act: 'promotion.decline', remote: name, version, by }, 'promotion declined')
    return success(after)
  })
}

function wordOf(body: unknown) {
  return isWord(body) ? body : refuse('VALIDATION_FAILED', { fields: fieldErrors(isWord.errors ?? []) })
}
