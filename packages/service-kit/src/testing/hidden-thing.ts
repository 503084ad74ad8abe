import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Principal } from '../auth/principal.ts'
import { openApiOf } from '../http/openapi.ts'
import type { TestIdentity } from './test-token.ts'

interface SchemaPart {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: SchemaPart[]
  items?: SchemaPart
  properties?: Record<string, SchemaPart>
  required?: string[]
  format?: string
  minItems?: number
  minLength?: number
  minimum?: number
}

interface Operation {
  operationId: string
  parameters: { name: string; in: string; schema: SchemaPart; required?: boolean }[]
  requestBody?: { content: Record<string, { schema: SchemaPart }> }
}

interface HiddenThing {
  app: FastifyInstance
  identity: TestIdentity
  /** Who may not see it. */
  people: readonly Principal[]
  /** What an address calls it, such as `missionId`, and its id. */
  parameter: string
  id: string
  /** Bodies of calls whose contract says less than the code asks for. */
  bodies?: Readonly<Record<string, object>>
}

/**
 * Asks each call that takes the id of a thing about a thing that is hidden from whoever asks, and about one that there is
 * not (assurance AZ02).
 * @returns calls whose answers differ; calls that looked for the thing, so that nobody takes a refused body for an answer
 */
export async function tellApart({ app, identity, people, parameter, id, bodies = {} }: HiddenThing) {
  const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
    JSON.stringify(openApiOf(app.service.calls)),
  )
  const told: string[] = []
  const looked = new Set<string>()
  for (const [path, operations] of Object.entries(paths)) {
    if (!path.includes(`{${parameter}}`)) continue
    for (const [method, { operationId, parameters, requestBody }] of Object.entries(operations)) {
      const schema = requestBody?.content['application/json']?.schema
      const payload = bodies[operationId] ?? (schema && sampleOf(schema))
      for (const person of people) {
        const ask = async (thing: string) => {
          const filled = path
            .slice('/api'.length)
            .replace(`{${parameter}}`, thing)
            .replace(/\{(\w+)\}/g, (_, name: string) =>
              String(sampleOf(parameters.find((each) => each.name === name)?.schema ?? {})),
            )
          const authorization = `Bearer ${identity.tokenFor(person)}`
          const verb = method === 'get' ? 'GET' : method === 'post' ? 'POST' : method === 'put' ? 'PUT' : 'DELETE'
          const answer = await app.inject({
            method: verb,
            url: filled,
            headers: { authorization },
            ...(typeof payload === 'object' && payload !== null && { payload }),
          })
          const code: unknown = answer.json<{ data?: { code?: unknown } }>().data?.code
          return `${answer.statusCode} ${String(code)}`
        }
        const [hidden, unknown] = [await ask(id), await ask(randomUUID())]
        if (hidden !== unknown) told.push(`${operationId} by ${person.role}: ${hidden}, and ${unknown} for none`)
        if (!unknown.startsWith('422')) looked.add(operationId)
      }
    }
  }
  return { told, looked: [...looked] }
}

/** The least that a schema takes. */
function sampleOf(schema: SchemaPart): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {})
  switch (schema.type ?? 'string') {
    case 'object': {
      const { properties = {}, required = [] } = schema
      return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]))
    }
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}))
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return textOf(schema)
  }
}

function textOf({ format, minLength = 1 }: SchemaPart): string {
  switch (format ?? '') {
    case 'uuid':
      return randomUUID()
    case 'date':
      return '2027-03-01'
    case 'date-time':
      return '2027-03-01T09:00:00.000Z'
    case 'email':
      return 'somebody@example.org'
    case 'uri':
      return 'https://example.org/'
    default:
      return 'a'.repeat(Math.max(minLength, 20))
  }
}
