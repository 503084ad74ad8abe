import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
import { refuse } from '@ensemble/service-kit/refusal'
import { guard, type Hook } from '@ensemble/service-kit/http/guard'
import { checkToken, type TokenChecks } from '../auth/check-token.ts'
import type { RegistryView } from '../registry/registry-view.ts'
import { mayRun, type ShownBuildsDeps } from '../registry/shown-builds.ts'
import { callPattern } from './call-pattern.ts'
import { remotesHeader } from './given-tokens.ts'
import { buildIn, type RemoteTokens } from './remote-tokens.ts'

/** The header in which the shell names the build of the remote for which it asks. */
export const remoteHeader = 'x-remote'

/** The header beside it with what proves the name, in this session. */
const proofHeader = 'x-remote-proof'

export interface DeclaredCallsDeps {
  view: Pick<RegistryView, 'descriptor'>
  tokens: RemoteTokens
  visitors: ShownBuildsDeps
  checks: TokenChecks
  /** Pages of the release before show no token: they are believed by the name alone while that is set. */
  takesBareNames: boolean
}

/**
 * Holds a remote to the calls of its remote.json, and to the session that its token is for. The shell has refused any
 * other call already; here stands what counts. Nobody but the shell can send the header beside an access token, and what
 * it asks for itself has none. Whoever proves nothing for a build that they may be running is refused and given its token
 * with the refusal, so that the shell asks once more.
 * @throws {Refusal} FORBIDDEN
 */
export function declaredCallsHook(deps: DeclaredCallsDeps): Hook {
  const { view, tokens, visitors, checks, takesBareNames } = deps
  /** By descriptor, which a published version never changes. */
  const patterns = new WeakMap<RemoteDescriptor, RegExp>()

  async function check(request: FastifyRequest, reply: FastifyReply, named: string): Promise<void> {
    const session = await sessionOf(request, checks)
    const build = buildIn(named)
    if (!build) return refuse('FORBIDDEN')
    const proof = request.headers[proofHeader]
    if (!tokens.proves(session, build, String(proof ?? ''))) {
      if (!(await mayRun(request, build, visitors))) refuse('FORBIDDEN')
      if (proof !== undefined || !takesBareNames) {
        reply.header(remotesHeader, tokens.of(session, build))
        refuse('FORBIDDEN')
      }
    }
    const descriptor = await view.descriptor(build.name, build.version)
    if (!descriptor) return refuse('FORBIDDEN')
    const pattern = patterns.get(descriptor) ?? callPattern(descriptor.calls)
    patterns.set(descriptor, pattern)
    const [path = ''] = request.url.split('?', 1)
    if (!pattern.test(`${request.method} ${path}`)) refuse('FORBIDDEN')
  }

  return guard((request, reply) => {
    const named = request.headers[remoteHeader]
    if (named !== undefined) return check(request, reply, String(named))
    // The shell itself has nothing to prove.
    if (request.headers[proofHeader] !== undefined) refuse('FORBIDDEN')
  })
}

/** Empty where nobody is signed in. An open call has not looked at the token yet, and takes whoever comes. */
async function sessionOf(request: FastifyRequest, checks: TokenChecks): Promise<string> {
  if (request.principal) return request.principal.sessionId
  if (request.headers.authorization === undefined) return ''
  try {
    return (await checkToken(checks, 'token', request))?.sessionId ?? ''
  } catch {
    return ''
  }
}
