import type { FastifyInstance } from 'fastify'
import { openApiOf } from '../http/openapi.ts'
import type { Principal } from '../auth/principal.ts'
import { hostileBody, hostileValue, inAddress, type Hand } from './hostile-input.ts'
import { randomFrom } from './random.ts'
import type { TestIdentity } from './test-token.ts'
import { longestAnswerMs, timedAnswer } from './timed-answer.ts'

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  schema: object
}

interface Operation {
  operationId: string
  parameters: Parameter[]
  requestBody?: { content: Record<string, { schema: object }> }
}

interface Fuzzed {
  app: FastifyInstance
  identity: TestIdentity
  /** Who sends the inputs of one call; asked anew for each, since some calls end an account. */
  senders(): Promise<readonly [Principal, ...Principal[]]>
  /** Of things that exist, so that calls find something. */
  ids?: readonly string[]
  /** Repeats a run. */
  seed: number
  inputsPerCall: number
}

interface FuzzFinding {
  call: string
  input: number
  status: number
  url: string
  body: string
}

interface CallTime {
  call: string
  ms: number
}

export interface FuzzResult {
  calls: number
  inputs: number
  findings: FuzzFinding[]
  /** The longest answer, in ms, and of which call. */
  slowest: CallTime
  /** Answers that took too long. */
  late: CallTime[]
  statuses: Record<string, number>
}

/** Answers that say something of a program beside the service, not of the input. */
const away = /"code":"SSO_UNAVAILABLE"/

/** Sends inputs that nobody should send to every call that a service describes in its OpenAPI document. */
export async function fuzz({ app, identity, senders, ids = [], seed, inputsPerCall }: Fuzzed): Promise<FuzzResult> {
  const document = JSON.stringify(openApiOf(app.service.calls))
  const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(document)
  const result: FuzzResult = { calls: 0, inputs: 0, findings: [], slowest: { call: '', ms: 0 }, late: [], statuses: {} }
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      result.calls += 1
      const random = randomFrom(seed + result.calls)
      const people = await senders()
      const hand: Hand = { random, ids: ['me', ...people.map(({ id }) => id), ...ids] }
      for (let input = 0; input < inputsPerCall; input += 1) {
        const request = requestOf(path.slice('/api'.length), method, operation, hand)
        const authorization = `Bearer ${identity.tokenFor(random.pick(people))}`
        const sent = { ...request, headers: { ...request.headers, authorization } }
        const { statusCode, body, ms, isLate } = await timedAnswer(() => app.inject(sent))
        note(result, { call: operation.operationId, ms }, isLate)
        result.statuses[statusCode] = (result.statuses[statusCode] ?? 0) + 1
        if (statusCode < 500 || away.test(body)) continue
        const shown = { url: request.url.slice(0, 120), body: (request.payload ?? '').slice(0, 200) }
        result.findings.push({ call: operation.operationId, input, status: statusCode, ...shown })
      }
    }
  }
  return result
}

function note(result: FuzzResult, time: CallTime, isLate: boolean): void {
  result.inputs += 1
  if (time.ms > result.slowest.ms) result.slowest = time
  if (isLate) result.late.push(time)
}

function requestOf(path: string, method: string, { parameters, requestBody }: Operation, hand: Hand) {
  const { random } = hand
  const query: string[] = []
  let filled = path
  for (const { name, in: place, schema } of parameters) {
    if (place === 'header') continue
    const value = inAddress(hostileValue(schema, hand))
    // An empty or dotted step of a path is another path.
    if (place === 'path') filled = filled.replace(`{${name}}`, /^\.*$/.test(value) ? 'x' : value)
    else if (random.chance(0.6)) query.push(`${name}=${value}`)
  }
  if (random.chance(0.05)) query.push('sneaky=1', '__proto__=1')
  const url = query.length > 0 ? `${filled}?${query.join('&')}` : filled
  if (method === 'get') return { method: 'GET' as const, url, headers: {} }
  const { payload, contentType } = hostileBody(requestBody?.content['application/json']?.schema, hand)
  const verb = method === 'post' ? 'POST' : method === 'put' ? 'PUT' : 'DELETE'
  return { method: verb, url, payload, headers: contentType ? { 'content-type': contentType } : {} } as const
}

/** One line for the output of a run. */
export function describeFuzz(name: string, seed: number, { calls, inputs, findings, slowest, statuses }: FuzzResult) {
  const counted = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  return (
    `${name}: ${inputs} inputs to ${calls} calls, seed ${seed}; ${findings.length} answers of 5xx; ` +
    `slowest ${Math.round(slowest.ms)} ms (${slowest.call}, limit ${longestAnswerMs}); ${counted.join(', ')}\n`
  )
}
