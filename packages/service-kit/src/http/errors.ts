import type { Language } from '@ensemble/contracts/enumerations'
import type { ErrorCode } from '@ensemble/contracts/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable } from '../database-errors.ts'
import { Refusal } from '../refusal.ts'
import { withTrace } from '../trace.ts'
import { failure } from './envelope.ts'
import { fieldErrors } from './field-errors.ts'

const codeOfFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_TYPE',
  FST_ERR_CTP_INVALID_TYPE: 'UNSUPPORTED_TYPE',
  FST_ERR_BAD_URL: 'NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
  FST_ERR_ASYNC_CONSTRAINT: 'NOT_FOUND',
}

/** What went wrong, in the codes of the contracts. Only here: use cases and handlers throw and never catch for this. */
export function toRefusal(error: Error & Partial<FastifyError>): Refusal {
  if (error instanceof Refusal) return error
  // An identifier that cannot be one names nothing that exists.
  if (error.validation && error.validationContext === 'params') return new Refusal('NOT_FOUND')
  if (error.validation) return new Refusal('VALIDATION_FAILED', { fields: fieldErrors(error.validation) })
  const known = error.code ? codeOfFastify[error.code] : undefined
  if (known) return new Refusal(known)
  // Whatever the framework refuses for the caller's sake stays the caller's.
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return new Refusal('MALFORMED_REQUEST')
  if (isDatabaseUnavailable(error)) return new Refusal('SERVICE_UNAVAILABLE')
  return new Refusal('SOMETHING_WENT_WRONG')
}

/** Answers every error and every unknown address in the envelope, in the visitor's language. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toRefusal(error)
    if (refusal.code === 'SOMETHING_WENT_WRONG' || refusal.code === 'SERVICE_UNAVAILABLE') {
      withTrace(request.trace, () => request.log.error({ err: error }, 'request failed'))
    }
    return answerRefusal(refusal, request.language, reply)
  })
  app.setNotFoundHandler((request, reply) => {
    const methods = otherMethods(app, request)
    if (methods.length > 0) reply.header('allow', methods.join(', '))
    return answerRefusal(new Refusal(methods.length > 0 ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND'), request.language, reply)
  })
}

/** Sends a refusal as an envelope. */
export function answerRefusal(refusal: Refusal, language: Language, reply: FastifyReply): FastifyReply {
  const envelope = failure(refusal, language)
  reply.request.refusal = refusal.code
  reply.header('cache-control', 'no-store')
  const mayTryAgain = envelope.status === 503 || envelope.status === 504 || refusal.code === 'REQUEST_IN_PROGRESS'
  if (mayTryAgain) reply.header('retry-after', '2')
  return reply.code(envelope.status).type('application/json; charset=utf-8').send(JSON.stringify(envelope))
}

/** Methods under which the path of a request does exist. */
function otherMethods(app: FastifyInstance, request: FastifyRequest): string[] {
  const path = request.url.split('?')[0] ?? ''
  return [...app.service.paths].filter(([, paths]) => paths.some((known) => known.test(path))).map(([method]) => method)
}
