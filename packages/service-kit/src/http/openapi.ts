import { type Call, type CallId, calls } from '@ensemble/contracts/calls'
import { Envelope, ErrorEnvelope } from '@ensemble/contracts/envelope'
import { type CallSchema, schemas } from '@ensemble/contracts/schemas'
import type { TSchema } from 'typebox'
import { keyPattern } from '../idempotency/intent.ts'
import { withNamedValues } from './named-values.ts'

export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string }
  paths: Record<string, Record<string, unknown>>
  components: Record<string, unknown>
}

/** The OpenAPI 3.1 description of some calls; the gateway joins those of all services. */
export function openApiOf(ids: readonly CallId[], title = 'Ensemble'): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const id of ids) {
    const call: Call = calls[id]
    const path = `/api${call.path.replace(/:(\w+)/g, '{$1}').replace('*', '{path}')}`
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(id, call, schemas[id]) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0' },
    paths,
    components: {
      schemas: { Error: ErrorEnvelope },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        media: { type: 'apiKey', in: 'cookie', name: '__Host-media' },
      },
    },
  }
}

function operation(id: CallId, call: Call, { params, query, body, data }: CallSchema) {
  const media = call.media ? [{ media: [] }] : []
  return {
    operationId: id,
    summary: call.summary,
    tags: [call.path.split('/')[1] ?? ''],
    'x-permission': call.action,
    security: call.action === 'public' ? [] : [{ bearer: [] }, ...media],
    parameters: [
      ...parametersOf('path', params),
      ...parametersOf('query', query),
      ...(call.idempotent ? [idempotencyKey] : []),
    ],
    ...(body
      ? { requestBody: { required: true, content: { 'application/json': { schema: withNamedValues(body) } } } }
      : {}),
    responses: {
      200: {
        description: 'Done',
        content: { 'application/json': { schema: withNamedValues(call.raw ? data : Envelope(data)) } },
      },
      default: {
        description: 'Refused: `data.code` says why, `message` is ready to be shown',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'One key per intent. The same request with the same key is done once: for 24 hours the first answer comes again, ' +
    'with Idempotent-Replayed: true.',
  schema: { type: 'string', pattern: keyPattern },
}

function parametersOf(place: 'path' | 'query', schema: TSchema | undefined) {
  const properties = schema && 'properties' in schema ? Object.entries(Object(schema.properties)) : []
  const required: unknown[] = schema && 'required' in schema && Array.isArray(schema.required) ? schema.required : []
  return properties.map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: withNamedValues(part),
  }))
}
