import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Agent, request as httpRequest } from 'node:http'
import { roles } from '@ensemble/contracts/enumerations'
import { RemoteReports } from '@ensemble/contracts/remote-reports'
import { VisitReport } from '@ensemble/contracts/visit-reports'
import { Bus } from '@ensemble/service-kit/bus'
import { createLog } from '@ensemble/service-kit/log'
import { type Hand, hostileBody, hostileValue, inAddress } from '@ensemble/service-kit/testing/hostile-input'
import { type Random, randomFrom } from '@ensemble/service-kit/testing/random'
import { createTestBus, type TestBus } from '@ensemble/service-kit/testing/test-bus'
import { longestAnswerMs, timedAnswer } from '@ensemble/service-kit/testing/timed-answer'
import type { FastifyInstance, RouteOptions } from 'fastify'
import Type, { type TSchema } from 'typebox'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { deliveryOf } from './support/delivery.ts'
import { buildRemote, teamKeys } from './support/fixtures.ts'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

interface Route {
  method: string
  url: string
  /** A service answers it, and not the gateway. */
  forwarded: boolean
}

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)
const inputsPerCall = 200
/** Their inputs are fuzzed where they are read; here it is the way there. */
const inputsPerForwardedCall = 20

const name = 'mf-missions'
const versions = ['v1', 'v2', 'v3'] as const
const routes: Route[] = []

let bus: TestBus
let gateway: TestGateway
/** Links and cookies of previews, so that some inputs find one. */
let links: string[] = []
const agent = new Agent({ keepAlive: true })

beforeAll(async () => {
  bus = await createTestBus()
  const log = createLog({ name: 'bus', level: 'silent' })
  subscribe('fastify.initialization', noteRoutes)
  gateway = await startGateway({
    bus: new Bus({ url: bus.url, name: 'gateway', namespace: bus.namespace, log }),
    // Each input is to be read, none refused for their number.
    settings: {
      PROMOTION_NEEDS: '2',
      SECURITY_CONTACT: 'mailto:security@example.org',
      LIMIT_SIGN_IN: '1000000',
      LIMIT_REFRESH: '1000000',
      LIMIT_ANONYMOUS: '1000000',
      LIMIT_USER: '1000000',
      LIMIT_REPORTS: '1000000',
    },
  })
  unsubscribe('fastify.initialization', noteRoutes)
  await vi.waitFor(() => expect(gateway.deps.store.following).toBe(true))
  gateway.users.behave((asked, response) => {
    const answer = asked.url?.startsWith('/internal/proof') ? { fresh: true } : { success: true, data: {} }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
  const team = deliveryOf(gateway)
  for (const version of versions) await team.upload(buildRemote(name, version))
  links = await Promise.all(
    [{}, { roles: ['member'] }, { follow: true }].map(async (wish) => {
      const { data } = await team.call('POST', `${name}/preview`, JSON.stringify({ version: 'v2', ...wish }))
      return new URL((data as { link: string }).link).pathname.split('/').at(-1) ?? ''
    }),
  )
  await team.promote(name, 'v1')
})
afterAll(async () => {
  agent.destroy()
  await gateway.close()
  await bus.close()
})

/** The gateway tells of no route by itself: Fastify tells whoever listens of each server that begins. */
function noteRoutes(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
    const forwarded = config !== undefined && 'upstream' in config
    for (const each of [method].flat()) routes.push({ method: each, url, forwarded })
  })
}

const word = Type.Object({ version: Type.Enum(['v1', 'v2', 'v3']), revision: Type.Optional(Type.Integer()) })
const reasoned = { reason: Type.Optional(Type.String({ maxLength: 300 })) }

/** What a body of each own call should be; `null` where there should be none, or no JSON. */
const bodies: Record<string, TSchema | null> = {
  'POST /api/deliveries/:name/:version/complete': null,
  'PUT /api/deliveries/:name/:version/files/*': null,
  'POST /api/deliveries/:name/promote': Type.Union([
    Type.Object({ ...word.properties, ...reasoned }),
    Type.Object({ ...word.properties, percent: Type.Integer({ minimum: 1 }) }),
    Type.Object({ ...word.properties, roles: Type.Array(Type.Enum(roles)) }),
  ]),
  'POST /api/deliveries/:name/rollback': Type.Object({ revision: Type.Integer(), ...reasoned }),
  'POST /api/deliveries/:name/confirm': word,
  'POST /api/deliveries/:name/decline': word,
  'POST /api/deliveries/:name/preview': Type.Object({
    version: word.properties.version,
    hours: Type.Integer({ minimum: 1 }),
    follow: Type.Boolean(),
    roles: Type.Array(Type.Enum(roles)),
  }),
  'POST /remotes/preview/:token': null,
  'POST /remotes/reports': RemoteReports,
  'POST /remotes/visits': VisitReport,
  'POST /reports/browser': Type.Array(
    Type.Object({
      type: Type.Enum(['csp-violation', 'integrity-violation']),
      body: Type.Object({ effectiveDirective: Type.String(), blockedURL: Type.String(), lineNumber: Type.Number() }),
    }),
  ),
}

const keyOf = ({ method, url }: Route) => `${method} ${url}`
const writes = ['POST', 'PUT', 'DELETE']

it('knows what the body of each call of the gateway’s own should be', () => {
  const own = routes.filter(({ method, forwarded }) => !forwarded && writes.includes(method)).map(keyOf)
  expect(own.sort()).toEqual(Object.keys(bodies).sort())
})

it('answers whatever is sent to any address with no error of its own, each within a second', async () => {
  const findings: object[] = []
  const statuses: Record<string, number> = {}
  const late: object[] = []
  let slowest = { call: '', ms: 0 }
  let inputs = 0
  for (const [index, route] of routes.entries()) {
    const random = randomFrom(seed + index)
    const hand: Hand = { random, ids: ['me', name, ...versions] }
    for (let input = 0; input < (route.forwarded ? inputsPerForwardedCall : inputsPerCall); input += 1) {
      const sent = inputOf(route, hand)
      const { statusCode, body, ms, isLate } = await timedAnswer(() => send(sent))
      inputs += 1
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
      if (ms > slowest.ms) slowest = { call: keyOf(route), ms }
      if (isLate) late.push({ call: keyOf(route), input, ms })
      if (statusCode < 500) continue
      const { authorization: _who, ...headers } = sent.headers
      const shown = { path: sent.path.slice(0, 120), headers, payload: sent.payload?.slice(0, 200) }
      findings.push({ call: keyOf(route), input, statusCode, body: body.slice(0, 200), ...shown })
    }
  }
  const counted = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  process.stdout.write(
    `gateway: ${inputs} inputs to ${routes.length} addresses, seed ${seed}; ${findings.length} answers of 5xx; ` +
      `slowest ${Math.round(slowest.ms)} ms (${slowest.call}, limit ${longestAnswerMs}); ${counted.join(', ')}\n`,
  )
  expect(findings.slice(0, 20)).toEqual([])
  expect(late.slice(0, 20)).toEqual([])
}, 900_000)

interface Input {
  method: string
  path: string
  headers: Record<string, string>
  payload?: string
}

function inputOf(route: Route, hand: Hand): Input {
  const { random } = hand
  const { method, url } = route
  const parts = url.replace(/:\w+|\*/g, (part) => stepOf(part, hand))
  const query = random.chance(0.3) ? [`${random.pick(['at', 'page', 'format', 'code'])}=${anything(hand)}`] : []
  if (random.chance(0.05)) query.push('sneaky=1', '__proto__=1')
  const path = query.length > 0 ? `${parts}?${query.join('&')}` : parts
  const headers = headersOf(url, hand)
  if (!writes.includes(method)) return { method, path, headers }
  const schema = bodies[keyOf(route)]
  const { payload, contentType } = hostileBody(schema ?? {}, hand)
  const type =
    schema === null && random.chance(0.7) ? random.pick(['application/x-www-form-urlencoded', '']) : contentType
  return { method, path, payload, headers: type ? { ...headers, 'content-type': type } : headers }
}

/** A part of a path: mostly of something that exists. */
function stepOf(part: string, hand: Hand): string {
  const { random } = hand
  const known: Record<string, readonly [string, ...string[]]> = {
    ':name': [name, name, 'mf-articles', 'mf-unknown', 'constructor', '__proto__', 'toString'],
    ':version': [...versions, 'v4', 'constructor', '__proto__'],
    ':token': [links[0] ?? '', ...links, 'e30.e30', '.', 'e30'],
    '*': ['mf-manifest.json', 'remoteEntry.v1.js', 'assets/remote.js.map', 'remote.json', 'home', 'index.html', ''],
  }
  if (random.chance(0.7)) return random.pick(known[part] ?? ['me', 'x'])
  const value = anything(hand)
  // An empty or dotted step of a path is another path.
  return part !== '*' && /^\.*$/.test(value) ? 'x' : value
}

const raw = ['%', '%c0%ae', '..%2f..%2fetc%2fpasswd', '%00', '%ff', '%u0041', ';', '..', '.git/config'] as const

function anything(hand: Hand): string {
  return hand.random.chance(0.2) ? hand.random.pick(raw) : inAddress(hostileValue({ type: 'string' }, hand))
}

/** A header that Node sends as it is. */
function inHeader(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 6_000)
}

function headersOf(url: string, hand: Hand): Record<string, string> {
  const { random } = hand
  const hostile = () => inHeader(hostileValue({ type: 'string' }, hand))
  const cookies = ['bucket', 'preview', 'media', 'page', 'refresh', 'language'].filter(() => random.chance(0.5))
  const known: [string, string[]][] = [
    ['accept-language', ['fr', 'en;q=0.5, fr', '*', ';q=,']],
    ['accept-encoding', ['br', 'gzip;q=0', 'zstd, br;q=x', 'identity;q=0']],
    ['if-none-match', ['"0-0-0"', '*', 'W/"1"']],
    ['if-modified-since', ['Thu, 01 Jan 1970 00:00:00 GMT']],
    ['range', ['bytes=0-', 'bytes=9-1', 'bytes=-99999999999999999999', 'bytes=0-0,0-0,0-0']],
    ['last-event-id', ['x', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA']],
    ['x-remote', [`${name}/v1`, `${name}/v2`, 'mf-articles/constructor']],
    ['x-remote-proof', ['AAAAAAAAAAAAAAAAAAAAAA']],
    ['x-page-key', ['k'.repeat(43)]],
    ['sec-fetch-site', ['same-origin', 'cross-site']],
    ['sec-fetch-dest', ['document', 'iframe', 'serviceworker']],
    ['sec-ch-ua', ['"Chromium";v="151"']],
    ['service-worker', ['script']],
    ['origin', ['http://ensemble.test', 'null']],
    ['traceparent', ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01']],
    ['x-forwarded-for', ['::1, 10.0.0.1', '%']],
    ['idempotency-key', ['x']],
    ['content-encoding', ['gzip']],
  ]
  const told = known
    .filter(() => random.chance(0.1))
    .map(([header, [first = '', ...rest]]) => [header, random.chance(0.3) ? hostile() : random.pick([first, ...rest])])
  return {
    ...Object.fromEntries(told),
    ...(random.chance(0.9) && { authorization: random.chance(0.2) ? hostile() : whoOf(url, random) }),
    ...(cookies.length > 0 && { cookie: cookies.map((cookie) => cookieOf(cookie, hand)).join('; ') }),
  }
}

/** Teams, where they have something to say; members, admins, and who waits for approval. */
function whoOf(url: string, random: Random): string {
  if (url.startsWith('/api/deliveries/') && random.chance(0.6)) {
    return `Bearer ${random.chance(0.9) ? teamKeys[name] : teamKeys['mf-articles']}`
  }
  const role = random.chance(0.5) ? 'admin' : random.pick(roles)
  const status = random.chance(0.1) ? 'pending_approval' : 'validated'
  return `Bearer ${gateway.identity.tokenFor({ role, status })}`
}

function cookieOf(cookie: string, hand: Hand): string {
  const { random } = hand
  const known: Record<string, string> = {
    bucket: '17.member',
    preview: links[0] ?? '',
    media: gateway.identity.tokenFor({ role: 'member' }, { aud: 'media' }),
    page: 'k'.repeat(43),
    refresh: 'x',
    language: 'fr',
  }
  return `__Host-${cookie}=${random.chance(0.7) ? known[cookie] : inHeader(hostileValue({ type: 'string' }, hand))}`
}

/** As bytes go over the wire: the path as it is, and the answer to its end, unless it has none. */
function send({ method, path, headers, payload }: Input): Promise<{ statusCode: number; body: string }> {
  return new Promise((resolve, reject) => {
    const length = payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) }
    const asked = httpRequest(
      `${gateway.url}/`,
      { method, path, agent, headers: { ...headers, ...length } },
      (answer) => {
        const statusCode = answer.statusCode ?? 0
        if (answer.headers['content-type']?.startsWith('text/event-stream')) {
          asked.destroy()
          return resolve({ statusCode, body: '' })
        }
        let body = ''
        answer.setEncoding('utf8').on('data', (text: string) => (body += text))
        answer.on('end', () => resolve({ statusCode, body }))
        answer.on('error', reject)
      },
    )
    asked.on('error', reject)
    asked.end(payload)
  })
}
