import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { guard, type Hook } from '@ensemble/service-kit/http/guard'
import { checkOf } from '@ensemble/service-kit/schema-check'
import { checkedJson } from '../checked-json.ts'
import { type RemoteBuild, shownBuilds, type ShownBuildsDeps } from '../registry/shown-builds.ts'
import type { RemoteTokens } from './remote-tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What this browser may be running, where the answer tells the shell of its session. */
    shownBuilds: readonly RemoteBuild[] | null
  }
}

/** The header in which the shell is given tokens of remotes, with blanks between them. */
export const remotesHeader = 'x-remotes'

const mediaCookie = /^__Host-media=[^.;]+\.([^.;]+)\.[^.;]+(?:;|$)/
const isClaims = checkOf(Type.Object({ sid: Type.String({ minLength: 1 }) }))

/** Finds out, before a call that tells the shell of its session is sent on, what this browser may be running. */
export function shownBuildsHook(deps: ShownBuildsDeps): Hook {
  return guard(async (request) => {
    request.shownBuilds = await shownBuilds(request, deps)
  })
}

/**
 * The tokens that go beside an answer of svc-users: for the session that asked, or that the answer begins or renews. So
 * the first call of each remote has one, and none is asked for.
 * @returns null where the answer is of no session
 */
export function givenTokens(
  tokens: RemoteTokens,
): (request: FastifyRequest, received: IncomingHttpHeaders) => string | null {
  return ({ shownBuilds: builds, principal }, received) => {
    const session = principal?.sessionId ?? sessionBegun(received['set-cookie'])
    if (!builds || builds.length === 0 || session === null) return null
    return builds.map((build) => tokens.of(session, build)).join(' ')
  }
}

/** The session of an answer that hands the browser its cookies. It comes from our own service: nothing to check. */
function sessionBegun(cookies: readonly string[] | undefined): string | null {
  for (const cookie of cookies ?? []) {
    const [, text = ''] = mediaCookie.exec(cookie) ?? []
    const claims = checkedJson(Buffer.from(text, 'base64url').toString(), isClaims)
    if (claims) return claims.sid
  }
  return null
}
