import type { Static, TSchema } from 'typebox'
import { articleSchemas } from './articles/http.ts'
import type { CallId } from './calls.ts'
import { missionSchemas } from './missions/http.ts'
import { userSchemas } from './users/http.ts'

/** What one call takes and gives. Validation, static types, the client and the OpenAPI document all come from it. */
export interface CallSchema {
  params?: TSchema
  query?: TSchema
  body?: TSchema
  data: TSchema
}

export type CallSchemas<Ids extends string> = Record<Ids, CallSchema>

export const schemas = {
  ...userSchemas,
  ...missionSchemas,
  ...articleSchemas,
} as const satisfies CallSchemas<CallId>

type Schemas = typeof schemas

type Part<Id extends CallId, Name extends 'params' | 'query' | 'body'> =
  Schemas[Id] extends Record<Name, infer Schema>
    ? Schema extends TSchema
      ? Record<Name, Static<Schema>>
      : unknown
    : unknown

/** What a caller passes: `params`, `query` and `body`, as far as the call declares them. */
export type CallInput<Id extends CallId> = Part<Id, 'params'> & Part<Id, 'query'> & Part<Id, 'body'>

/** What a caller receives as `data`. */
export type CallData<Id extends CallId> = Static<Schemas[Id]['data']>
