import { type Call, type CallId, calls } from '@ensemble/contracts/calls'
import type { CallData, CallInput } from '@ensemble/contracts/schemas'
import type { FastifyInstance } from 'fastify'
import type { Principal } from '../auth/principal.ts'
import type { TestIdentity } from './test-token.ts'

export interface Answer<Data> {
  status: number
  /** The `data` of the envelope; of a refusal its code and fields are beside. */
  data: Data
  message: string
  code: string | undefined
  fields: Record<string, string[]> | undefined
  headers: Record<string, unknown>
}

interface Parts {
  params?: object
  query?: object
  body?: object
}

/**
 * Calls the app as the contract says, without a network: `const call = createCaller(app, identity)`, then
 * `await call('mission.register', { params: { missionId } }, member)`.
 */
export function createCaller(app: FastifyInstance, identity: TestIdentity) {
  return async function call<Id extends CallId>(
    id: Id,
    input: CallInput<Id> & Parts,
    principal?: Principal,
    language = 'en',
    extra: Record<string, string> = {},
  ): Promise<Answer<CallData<Id>>> {
    const { method }: Call = calls[id]
    const { body }: Parts = input
    const response = await app.inject({
      method,
      url: urlOf(calls[id], input),
      headers: {
        'accept-language': language,
        ...extra,
        ...(principal ? { authorization: `Bearer ${identity.tokenFor(principal)}` } : {}),
      },
      ...(body ? { payload: body } : {}),
    })
    const envelope = response.json()
    return {
      status: response.statusCode,
      data: envelope.data,
      message: envelope.message,
      code: envelope.success === false ? envelope.data.code : undefined,
      fields: envelope.success === false ? envelope.data.fields : undefined,
      headers: response.headers,
    }
  }
}

function urlOf({ path }: Call, { params = {}, query = {} }: Parts): string {
  const values = new Map(Object.entries(params))
  const filled = path
    .replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(values.get(name))))
    .replace('*', String(values.get('*')))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search.toString()}` : filled
}
