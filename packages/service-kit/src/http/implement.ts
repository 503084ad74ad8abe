import { type Call, type CallId, calls } from '@ensemble/contracts/calls'
import type { Language } from '@ensemble/contracts/enumerations'
import { type CallData, type CallInput, type CallSchema, schemas } from '@ensemble/contracts/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Principal } from '../auth/token-verifier.ts'
import type { Clock } from '../clock.ts'
import { replayedHeader } from '../idempotency/intent.ts'
import { answerSchemaOf } from './answer-schema.ts'
import { authorise, expectRule } from './authorise.ts'
import { answerOnce } from './answer-once.ts'
import { refuseControlCharacters } from './control-characters.ts'
import { untilDeadline } from './deadline.ts'
import { success } from './envelope.ts'
import { guard } from './guard.ts'
import { readListFor, type ReadList } from './read-list.ts'
import './service.ts'
import { tellStaffAct } from './staff-acts.ts'

/** Who calls: nobody where the call is public, somebody everywhere else. */
type UserOf<Id extends CallId> = (typeof calls)[Id]['action'] extends 'public' ? null : Principal

export type CallContext<Id extends CallId> = Required<CallInput<Id>> & {
  user: UserOf<Id>
  language: Language
  clock: Clock
  /**
   * Reads a list, from a standby where one is near enough; the answer then says its age. Never for what decides whether
   * somebody may, and never for a file.
   */
  readList: ReadList
  request: FastifyRequest
  reply: FastifyReply
}

/** Answers the data of a call; or the reply itself, already sent, for other formats (csv, ics, files). */
export type CallHandler<Id extends CallId> = (context: CallContext<Id>) => Promise<CallData<Id> | FastifyReply>

const nothing = Type.Object({}, { additionalProperties: false })

/**
 * Registers calls of the contract: method, path, schemas and permission come from there, so a route cannot differ.
 * Refuses 401 and 403 before it looks at the body, then 422; the handler sees checked input only.
 * @throws {Error} at the start when the call's action has no row in the permission matrix
 */
export function implement(app: FastifyInstance) {
  return function <Id extends CallId>(id: Id, handle: CallHandler<Id>): void {
    const call: Call = calls[id]
    const schema: CallSchema = schemas[id]
    expectRule(id, call)
    app.service.addCall(id, call)
    app.route({
      method: call.method,
      url: call.path,
      schema: routeSchema(call, schema),
      onRequest: guard((request) => {
        const caller = authorise(app.service, call, request)
        if (caller === null || !('then' in caller)) request.principal = caller
        else return caller.then((principal) => void (request.principal = principal))
      }),
      preValidation: guard((request) => {
        // An absent body is an empty one: then each required field is named, instead of the whole.
        if (call.method !== 'GET' && request.body === undefined) request.body = {}
        for (const part of [request.params, request.query, request.body]) refuseControlCharacters(part)
      }),
      handler: async (request, reply) => {
        const context: unknown = {
          params: request.params,
          query: request.query,
          body: request.body,
          user: request.principal,
          language: request.language,
          clock: app.service.clock,
          readList: readListFor(app.service, request, reply),
          request,
          reply,
        }
        if (!isChecked<Id>(context, request)) throw new Error('an unchecked request reached a handler')
        const work = () => handle(context)
        const data = await untilDeadline(request, reply, () =>
          call.idempotent ? answerOnce(app.service, id, context, work) : work(),
        )
        if (!reply.hasHeader(replayedHeader)) tellStaffAct(id, call, request)
        // A reply that an async handler returns was waited for: then it is sent, and nothing is left of it.
        if (data === reply || reply.sent) return reply
        return call.raw ? data : success(data, reply.statusCode)
      },
    })
  }
}

function routeSchema(call: Call, schema: CallSchema) {
  const { params, query, body } = schema
  return {
    ...(params ? { params } : {}),
    querystring: query ?? nothing,
    ...(call.method === 'GET' ? {} : { body: body ?? nothing }),
    response: { '2xx': answerSchemaOf(call, schema) },
  }
}

/** Fastify has validated by the schemas of this very call, which is what `CallContext` is derived from. */
function isChecked<Id extends CallId>(context: unknown, request: FastifyRequest): context is CallContext<Id> {
  return context !== undefined && !request.validationError
}
