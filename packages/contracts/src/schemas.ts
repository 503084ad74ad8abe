import type { Static, TSchema } from 'typebox'
import { articleSchemas } from './articles/http.ts'
import type { CallId } from './calls.ts'
import { missionSchemas } from './missions/http.ts'
import { authSchemas } from './users/auth-http.ts'
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
  ...authSchemas,
  ...userSchemas,
  ...missionSchemas,
  ...articleSchemas,
} as const satisfies CallSchemas<CallId>

type Schemas = typeof schemas

/** One part of a call's input, named, if the call declares it. */
type Part<Schema, Name extends 'params' | 'body'> = Schema extends {
  [Key in Name]: infer Declared extends TSchema
}
  ? { [Key in Name]: Static<Declared> }
  : unknown

/** A query that asks for nothing in particular may be left out. */
type QueryPart<Schema> = Schema extends { query: infer Declared extends TSchema }
  ? Record<never, never> extends Static<Declared>
    ? { query?: Static<Declared> }
    : { query: Static<Declared> }
  : unknown

/** What a caller passes of one call: `params`, `query` and `body`, as far as its schema declares them. */
export type SchemaInput<Schema> = Part<Schema, 'params'> & QueryPart<Schema> & Part<Schema, 'body'>

/** Input and answer of every call, worked out once. */
type CallTypes = {
  [Id in CallId]: {
    input: SchemaInput<Schemas[Id]>
    data: Static<Schemas[Id]['data']>
  }
}

/** What a caller passes: `params`, `query` and `body`, as far as the call declares them. */
export type CallInput<Id extends CallId> = CallTypes[Id]['input']

/** What a caller receives as `data`. */
export type CallData<Id extends CallId> = CallTypes[Id]['data']
