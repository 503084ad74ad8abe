import type { FastifyInstance } from 'fastify'
import { refuse } from '@ensemble/service-kit/refusal'
import type { ExpectProof } from '../auth/fresh-proof.ts'
import { declined } from '../registry/moves.ts'
import { implementDeliveries } from './implement-deliveries.ts'
import { moverOf, requireAdmin, type MoverDeps } from './movers.ts'
import { confirmPromotion, type PromoteDeps } from './promote.ts'

export type WaitingDeps = PromoteDeps & MoverDeps & { expectProof: ExpectProof }

/**
 * The word of an admin on a promotion that waits, who proves anew who they are. The team itself may take back what it
 * has asked for.
 */
export async function serveWaiting(app: FastifyInstance, deps: WaitingDeps): Promise<void> {
  const implement = implementDeliveries(app)

  implement('delivery.confirm', {
    admit: async (request) => requireAdmin(request, deps.checks),
    answer: async ({ params: { name }, body: { version, revision } }, admin) => {
      if (deps.store.state.waiting?.[name]?.version !== version) return refuse('DELIVERY_CONFLICT')
      await deps.expectProof(admin, 'release_version')
      const move = { name, version, expectedRevision: revision }
      return confirmPromotion(deps, move, { at: new Date(), by: { kind: 'admin', id: admin.id } })
    },
  })

  implement('delivery.decline', {
    admit: async (request, name) => moverOf(request, name, deps),
    answer: async ({ params: { name }, body: { version, revision }, request }, by) => {
      const after = await deps.store.change((state) => {
        if (state.waiting?.[name]?.version !== version) return refuse('DELIVERY_CONFLICT')
        return declined(state, name) ?? state
      }, revision)
      request.log.info({ act: 'promotion.decline', remote: name, version, by }, 'promotion declined')
      return after
    },
  })
}
