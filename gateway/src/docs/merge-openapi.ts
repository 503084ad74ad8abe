import Type, { type Static } from 'typebox'
import { checkOf } from '@ensemble/service-kit/schema-check'
import type { UpstreamName } from '../upstreams.ts'

const AnyObject = Type.Record(Type.String(), Type.Unknown())

/** The least that is read of a service's document. */
const ServiceDocument = Type.Object({
  paths: Type.Record(Type.String(), AnyObject),
  components: Type.Optional(
    Type.Object({ schemas: Type.Optional(AnyObject), securitySchemes: Type.Optional(AnyObject) }),
  ),
})
export type ServiceDocument = Static<typeof ServiceDocument>

const isServiceDocument = checkOf(ServiceDocument)

/** One OpenAPI 3.1 document, as far as the gateway and its reader look into it. */
export interface ApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, unknown>>
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> }
  /** Services whose calls are missing because they did not answer. */
  'x-unavailable': UpstreamName[]
}

/** Reads the body of GET /openapi.json of a service. @returns null where it is none */
export function parseServiceDocument(value: unknown): ServiceDocument | null {
  return isServiceDocument(value) ? value : null
}

/**
 * The one document of all services.
 * @param documents what each service says of itself; null where it did not answer
 */
export function mergeDocuments(documents: ReadonlyMap<UpstreamName, ServiceDocument | null>): ApiDocument {
  const paths: ApiDocument['paths'] = {}
  const schemas: Record<string, unknown> = {}
  const securitySchemes: Record<string, unknown> = {}
  const unavailable: UpstreamName[] = []
  for (const [service, document] of documents) {
    if (!document) {
      unavailable.push(service)
      continue
    }
    for (const [path, operations] of Object.entries(document.paths)) {
      paths[path] = { ...paths[path], ...tagged(operations, service) }
    }
    for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
      schemas[`${service}.${name}`] = renamed(schema, service)
    }
    Object.assign(securitySchemes, document.components?.securitySchemes)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Ensemble', version: '1.0.0', description: describe(unavailable) },
    servers: [{ url: '/' }],
    tags: [...documents.keys()].map((name) => ({ name })),
    paths,
    components: { schemas, securitySchemes },
    'x-unavailable': unavailable,
  }
}

function describe(unavailable: readonly UpstreamName[]): string {
  const all = 'Every call of the platform. Answers are envelopes { success, message, status, data }.'
  return unavailable.length === 0
    ? all
    : `${all} Missing just now, because they do not answer: ${unavailable.join(', ')}.`
}

function tagged(operations: Record<string, unknown>, service: UpstreamName): Record<string, unknown> {
  const entries = Object.entries(operations).map(([method, operation]) => [
    method,
    isObject(operation) ? { ...renamedObject(operation, service), tags: [service] } : operation,
  ])
  return Object.fromEntries(entries)
}

/** Two services may call different schemas by one name: each keeps its own. */
function renamed(value: unknown, service: UpstreamName): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, service))
  return isObject(value) ? renamedObject(value, service) : value
}

function renamedObject(value: Record<string, unknown>, service: UpstreamName): Record<string, unknown> {
  const entries = Object.entries(value).map(([key, item]) => [
    key,
    key === '$ref' && typeof item === 'string'
      ? item.replace('#/components/schemas/', `#/components/schemas/${service}.`)
      : renamed(item, service),
  ])
  return Object.fromEntries(entries)
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
