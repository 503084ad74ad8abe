import { type DeliveryCallId, deliveryCalls } from '@ensemble/contracts/delivery-calls'
import { type DeliveryData, type DeliveryInput, deliverySchemas } from '@ensemble/contracts/delivery-http'
import type { CallSchema } from '@ensemble/contracts/schemas'
import { success } from '@ensemble/service-kit/http/envelope'
import { compileValidator } from '@ensemble/service-kit/http/validation'
import { checkOf } from '@ensemble/service-kit/schema-check'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'

type DeliveryContext<Id extends DeliveryCallId> = Required<DeliveryInput<Id>> & {
  request: FastifyRequest
  reply: FastifyReply
}

interface Implementation<Id extends DeliveryCallId, Caller> {
  /** Who calls, from the headers alone. Throws for who may not. @param name the remote that the address names */
  admit: (request: FastifyRequest, name: string) => Promise<Caller>
  /** Answers the data of the call; or the reply itself, already sent. */
  answer: (context: DeliveryContext<Id>, caller: Caller) => Promise<DeliveryData<Id> | FastifyReply>
}

const isOfRemote = checkOf(Type.Object({ name: Type.String() }))

/**
 * Registers calls of deliveries: method, path and schemas come from the contract. Refuses who may not before it reads the
 * body, then 422 for what the schemas do not allow; the answer sees checked input only.
 */
export function implementDeliveries(app: FastifyInstance) {
  app.setValidatorCompiler(compileValidator)
  return function <Id extends DeliveryCallId, Caller>(id: Id, { admit, answer }: Implementation<Id, Caller>): void {
    const { method, path } = deliveryCalls[id]
    const { params, query, body }: CallSchema = deliverySchemas[id]
    const admitted = new WeakMap<FastifyRequest, { caller: Caller }>()
    app.route({
      method,
      url: `/api${path}`,
      schema: { ...(params && { params }), ...(query && { querystring: query }), ...(body && { body }) },
      onRequest: async (request) => {
        const name = isOfRemote(request.params) ? request.params.name : ''
        admitted.set(request, { caller: await admit(request, name) })
      },
      preValidation: async (request) => {
        // An absent body is an empty one: then each required field is named, instead of the whole.
        if (body) request.body ??= {}
      },
      handler: async (request, reply) => {
        const context: unknown = { params: request.params, query: request.query, body: request.body, request, reply }
        const admission = admitted.get(request)
        if (!admission || !isChecked<Id>(context, request)) throw new Error('an unchecked request reached a handler')
        const data = await answer(context, admission.caller)
        return data === reply || reply.sent ? reply : success(data)
      },
    })
  }
}

/** Fastify has validated by the schemas of this very call, which is what `DeliveryContext` is derived from. */
function isChecked<Id extends DeliveryCallId>(
  context: unknown,
  request: FastifyRequest,
): context is DeliveryContext<Id> {
  return context !== undefined && !request.validationError
}
