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
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> }
}

/** One call as the document tells of it. */
export interface DescribedCall extends Pick<Call, 'method' | 'path' | 'summary' | 'idempotent' | 'raw'> {
  id: string
  schema: CallSchema
  /** What opens it, each alone; nothing where it is open. */
  security: Record<string, string[]>[]
  /** Row of the permission matrix, where one decides. */
  permission?: string
}

/** The OpenAPI 3.1 description of some calls of the table; the gateway joins those of all services. */
export function openApiOf(ids: readonly CallId[], title?: string): OpenApiDocument {
  const described = ids.map((id): DescribedCall => {
    const call: Call = calls[id]
    const media: DescribedCall['security'] = call.media ? [{ media: [] }] : []
    const security: DescribedCall['security'] = call.action === 'public' ? [] : [{ bearer: [] }, ...media]
    return { ...call, id, schema: schemas[id], security, permission: call.action }
  })
  return describeCalls(described, title)
}

/** The OpenAPI 3.1 description of calls, wherever they stand. */
export function describeCalls(described: readonly DescribedCall[], title = 'Ensemble'): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const call of described) {
    const path = `/api${call.path.replace(/:(\w+)/g, '{$1}').replace('*', '{path}')}`
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) }
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

function operation({ schema, ...call }: DescribedCall) {
  const { params, query, body, data } = schema
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.path.split('/')[1] ?? ''],
    ...(call.permission && { 'x-permission': call.permission }),
    security: call.security,
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
