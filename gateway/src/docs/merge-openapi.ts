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
  const unavailable = [...documents].flatMap(([name, document]) => (document ? [] : [name]))
  const nothing: ApiDocument = {
    openapi: '3.1.0',
    info: { title: 'Ensemble', version: '1.0.0', description: describe(unavailable) },
    servers: [{ url: '/' }],
    tags: [],
    paths: {},
    components: { schemas: {}, securitySchemes: {} },
    'x-unavailable': unavailable,
  }
  return [...documents].reduce((whole, [name, document]) => joined(whole, name, document ?? { paths: {} }), nothing)
}

/** A document with the calls of one more program. @param name tag of its calls */
export function joined(whole: ApiDocument, name: string, { paths, components }: ServiceDocument): ApiDocument {
  const added = Object.entries(paths).map(([path, operations]): [string, Record<string, unknown>] => [
    path,
    { ...whole.paths[path], ...tagged(operations, name) },
  ])
  const schemas = Object.entries(components?.schemas ?? {}).map(([key, schema]): [string, unknown] => [
    `${name}.${key}`,
    renamed(schema, name),
  ])
  return {
    ...whole,
    tags: [...whole.tags, { name }],
    paths: { ...whole.paths, ...Object.fromEntries(added) },
    components: {
      schemas: { ...whole.components.schemas, ...Object.fromEntries(schemas) },
      securitySchemes: { ...whole.components.securitySchemes, ...components?.securitySchemes },
    },
  }
}

function describe(unavailable: readonly UpstreamName[]): string {
  const all = 'Every call of the platform. Answers are envelopes { success, message, status, data }.'
  return unavailable.length === 0
    ? all
    : `${all} Missing just now, because they do not answer: ${unavailable.join(', ')}.`
}

function tagged(operations: Record<string, unknown>, program: string): Record<string, unknown> {
  const entries = Object.entries(operations).map(([method, operation]) => [
    method,
    isObject(operation) ? { ...renamedObject(operation, program), tags: [program] } : operation,
  ])
  return Object.fromEntries(entries)
}

/** Two programs may call different schemas by one name: each keeps its own. */
function renamed(value: unknown, program: string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, program))
  return isObject(value) ? renamedObject(value, program) : value
}

function renamedObject(value: Record<string, unknown>, program: string): Record<string, unknown> {
  const entries = Object.entries(value).map(([key, item]) => [
    key,
    key === '$ref' && typeof item === 'string'
      ? item.replace('#/components/schemas/', `#/components/schemas/${program}.`)
      : renamed(item, program),
  ])
  return Object.fromEntries(entries)
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
