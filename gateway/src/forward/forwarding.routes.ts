import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { calls, type Call, type CallId } from '@ensemble/contracts/calls'
import { checkToken, type Access, type TokenChecks } from '../auth/check-token.ts'
import { requireJson } from '../auth/own-origin.ts'
import { requirePageKey } from '../auth/page-key.ts'
import { guard, type Hook } from '@ensemble/service-kit/http/guard'
import { refuse } from '@ensemble/service-kit/refusal'
import type { RateLimits } from '../limits/rate-limits.ts'
import type { RegistryView } from '../registry/registry-view.ts'
import type { ShownBuildsDeps } from '../registry/shown-builds.ts'
import { forwardTable, type ForwardRow, maxBodyBytes, type Timeouts, uploadRow } from '../upstreams.ts'
import { compressedLists } from './compressed-lists.ts'
import { declaredCallsHook } from './declared-calls.ts'
import { forward, type Way } from './forward.ts'
import { givenTokens, shownBuildsHook } from './given-tokens.ts'
import { sendOwnArchive } from './own-archive.ts'
import type { RemoteTokens } from './remote-tokens.ts'
import type { Upstreams } from './all-upstreams.ts'
import type { SharedClock } from './shared-clock.ts'
import type { Shedding } from './shedding.ts'

export interface ForwardingDeps {
  upstreams: Upstreams
  checks: TokenChecks
  limits: RateLimits
  timeouts: Timeouts
  shedding: Shedding
  clock: SharedClock
  /** The shell's page: one that knows no key of its pages has nothing to show. */
  templates: { knowsPageKeys: () => Promise<boolean> }
  /** What each published remote has declared. */
  view: Pick<RegistryView, 'descriptor'>
  /** With which the remotes of a page are named. */
  tokens: RemoteTokens
  /** What decides which remotes a page may be running. */
  visitors: ShownBuildsDeps
  takesBareNames: boolean
}

/**
 * Routes every call of the API to its service. What the contracts call public or fetched by an image has a line of its
 * own; everything else below a prefix asks for a token, so that a new call of a service is closed until it says otherwise.
 */
export async function forwardCalls(app: FastifyInstance, deps: ForwardingDeps): Promise<void> {
  // Bodies pass as they come: the services read them.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

  app.decorateRequest('shownBuilds', null)
  const declared = declaredCallsHook(deps)
  const shown = shownBuildsHook(deps.visitors)

  function add(
    methods: RouteOptions['method'],
    url: string,
    row: ForwardRow,
    hooks: Hook[],
    { tellsOfSession = false } = {},
  ) {
    const timeouts = { ...deps.timeouts, ...row.times }
    const way: Way = {
      upstream: deps.upstreams[row.upstream],
      share: row.share,
      timeouts,
      maxBodyBytes: row.maxBodyBytes ?? maxBodyBytes,
      compresses: row.compresses ?? false,
      clock: deps.clock,
      ...(tellsOfSession && { givenTokens: givenTokens(deps.tokens) }),
    }
    app.route({
      method: methods,
      url,
      exposeHeadRoute: false,
      config: { upstream: row.upstream, bodyMs: row.maxBodyBytes ? timeouts.totalMs : undefined },
      onRequest: [deps.shedding.hookOf(way), ...hooks, declared, ...(tellsOfSession ? [shown] : [])],
      handler: (request, reply) => {
        if (!wantsArchive(request)) return forward(request, reply, way)
        // The parts of the other services ask for no proof of who is there: they are given with the whole alone.
        return url === ownData ? sendOwnArchive(request, reply, deps.upstreams) : refuse('FORBIDDEN')
      },
    })
  }

  for (const [id, call] of Object.entries<Call>(calls)) {
    const access = accessOf(call)
    if (access === 'token') continue
    const url = `/api${call.path}`
    const row = id === upload ? uploadRow : rowOf(url)
    add(methodsOf(call), url, row, hooksOfOpenCall(id, access, deps), { tellsOfSession: id.startsWith('auth.') })
  }
  add(['GET', 'HEAD'], '/_next/image', rowOf('/_next/image'), [tokenHook(deps.checks, 'media'), deps.limits.user])
  add(['GET', 'HEAD'], ownData, rowOf(ownData), [tokenHook(deps.checks, 'token'), deps.limits.user], {
    tellsOfSession: true,
  })
  for (const id of compressedLists) {
    const url = `/api${calls[id].path}`
    add(methodsOf(calls[id]), url, { ...rowOf(url), compresses: true }, [
      tokenHook(deps.checks, 'token'),
      deps.limits.user,
    ])
  }
  for (const row of forwardTable) {
    if (!row.url.startsWith('/api/')) continue
    add(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'], row.url, row, [tokenHook(deps.checks, 'token'), deps.limits.user])
  }
}

/** The one answer that no service has alone. */
const ownData = '/api/user/me'

function wantsArchive({ method, query }: FastifyRequest): boolean {
  const isAsked = typeof query === 'object' && query !== null && 'format' in query && query.format === 'archive'
  return method === 'GET' && isAsked
}

function methodsOf({ method }: Call): string[] {
  return method === 'GET' ? ['GET', 'HEAD'] : [method]
}

function accessOf(call: Call): Access {
  if (call.action === 'public') return 'public'
  return call.media ? 'media' : 'token'
}

const upload: CallId = 'file.upload'

/** Calls at which somebody could guess passwords and codes, or have mails sent: one count for all of them (AU05). */
const waysIn: ReadonlySet<string> = new Set<CallId>([
  'auth.askToClaim',
  'auth.claim',
  'auth.signInWithPassword',
  'auth.signUpWithPassword',
  'auth.confirmEmail',
  'auth.resendConfirmation',
  'auth.forgotPassword',
  'auth.confirmForgotPassword',
  'auth.authorizeAzure',
  'auth.signInWithAzure',
  'auth.signUpWithAzure',
])

function hooksOfOpenCall(id: string, access: Access, { checks, limits, templates }: ForwardingDeps): Hook[] {
  if (waysIn.has(id)) return [limits.signIn]
  if (id === 'auth.refresh') return [guard(requireJson), limits.refresh, pageKeyHook(templates)]
  if (id === 'auth.signOut') return [guard(requireJson), limits.anonymous]
  return access === 'media' ? [tokenHook(checks, access), limits.user] : [limits.anonymous]
}

/** Where there is no build of the shell, there is no page either. */
function pageKeyHook(templates: ForwardingDeps['templates']): Hook {
  return guard(async (request) => {
    if (await templates.knowsPageKeys().catch(() => false)) requirePageKey(request)
  })
}

function tokenHook(checks: TokenChecks, access: Access): Hook {
  return guard((request) => {
    const caller = checkToken(checks, access, request)
    if (!(caller instanceof Promise)) return void (request.principal = caller)
    return caller.then((principal) => void (request.principal = principal))
  })
}

/** @throws {Error} at the start: a call of the contracts that no line of the table covers */
function rowOf(url: string): ForwardRow {
  const row = forwardTable.find((line) => line.url === url || url.startsWith(line.url.replace(/\*$/, '')))
  if (!row) throw new Error(`No service answers ${url}: add it to upstreams.ts.`)
  return row
}
