import { type Call, calls, type CallId } from '@ensemble/contracts/calls'
import { type ShellRequest } from '@ensemble/contracts/remote'
import { type CallData, type CallInput } from '@ensemble/contracts/schemas'

export type { CallData, CallId, CallInput }

interface Parts {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
}

/**
 * The request of one call, for the `query` of an endpoint: `query: callRequest('mission.register')`.
 * It lies in an entry of its own that is compiled into each remote, with the remote's own copy of the contracts: a
 * remote that uses a new call needs no new shell. The build reads the ids from the source, so pass a literal.
 * @param id a row of the table of calls
 * @param options `inline`: the screen shows a failure next to its cause, so the shell shows no toast; `answer: 'text'`: the
 *   call is asked for a file (`format`), and its text is the answer; `keepalive`: it ends the session, and its answer is
 *   heard all the same
 */
export function callRequest<Id extends CallId>(
  id: Id,
  options: { inline?: true; answer?: 'text'; keepalive?: true } = {},
): (input: CallInput<Id>) => ShellRequest {
  const { method, path, idempotent }: Call = calls[id]
  return (input) => {
    const { params, query, body } = isParts(input) ? input : {}
    return { method, path, params, query, body, ...(idempotent ? { idempotent } : {}), ...options }
  }
}

/** A call without input is given nothing; the types of the others guarantee their parts. */
function isParts(input: unknown): input is Parts {
  return typeof input === 'object' && input !== null
}
