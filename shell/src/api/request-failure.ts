import { errorStatuses } from '@ensemble/contracts/errors'
import type { RequestError } from '@ensemble/contracts/remote'
import type { Envelope } from './read-envelope.ts'
import { isRecord } from './is-record.ts'

/** An answer that was not a success, or none at all: what `request` rejects with. */
export class RequestFailure extends Error implements RequestError {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string[]>

  constructor(error: RequestError) {
    super(error.message)
    this.name = 'RequestFailure'
    this.status = error.status
    this.code = error.code
    this.fields = error.fields
  }
}

/** What the envelope of a refusal says, for programs and for people. */
export function failureOf(envelope: Envelope): RequestFailure {
  const data = isRecord(envelope.data) ? envelope.data : {}
  return new RequestFailure({
    status: envelope.status,
    code: typeof data.code === 'string' ? data.code : 'SOMETHING_WENT_WRONG',
    message: envelope.message,
    fields: readFields(data.fields),
  })
}

/** Why there was no answer; OFFLINE is the browser's own word for it. */
export type NoAnswer = 'SERVICE_UNAVAILABLE' | 'UPSTREAM_TIMEOUT' | 'OFFLINE'

/** The server gave no answer: down, cut off, or slower than the request's time. */
export function noAnswer(code: NoAnswer): RequestFailure {
  const status = errorStatuses[code === 'OFFLINE' ? 'SERVICE_UNAVAILABLE' : code]
  return new RequestFailure({ status, code, message: '', fields: {} })
}

function readFields(fields: unknown): Record<string, string[]> {
  if (!isRecord(fields)) return {}
  return Object.fromEntries(
    Object.entries(fields).map(([name, codes]) => [
      name,
      Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [],
    ]),
  )
}
