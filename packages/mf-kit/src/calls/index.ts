import { type Call, calls, type CallId } from '@ensemble/contracts/calls'
import type { ShellRequest } from '@ensemble/contracts/remote'
import type { CallData, CallInput } from '@ensemble/contracts/schemas'
import type { api, changeTags } from '../data/api.ts'

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

type Build = Parameters<Parameters<typeof api.injectEndpoints>[0]['endpoints']>[0]

interface Tag {
  type: (typeof changeTags)[number]
  id: string
}

/** The tags of an answer, or what works them out from it; `data` is undefined after a failure. */
type TagsOf<Id extends CallId> =
  | readonly Tag[]
  | ((data: CallData<Id> | undefined, error: unknown, input: CallInput<Id>) => readonly Tag[])

/**
 * The endpoint of a call that reads: `articlesList: callQuery(build, 'article.list', { providesTags })`.
 * @param options `inline` as for `callRequest`; the rest as RTK Query has it
 */
export function callQuery<Id extends CallId>(
  build: Build,
  id: Id,
  { inline, ...options }: { inline?: true; providesTags?: TagsOf<Id>; keepUnusedDataFor?: number } = {},
) {
  return build.query<CallData<Id>, CallInput<Id>>({ query: callRequest(id, inline && { inline }), ...options })
}

/** The endpoint of a call that changes something, or that no cache may keep. Its failure is shown where it was caused. */
export function callMutation<Id extends CallId>(build: Build, id: Id, options: { invalidatesTags?: TagsOf<Id> } = {}) {
  return build.mutation<CallData<Id>, CallInput<Id>>({ query: callRequest(id, { inline: true }), ...options })
}
