import { implement } from '@ensemble/service-kit/http/implement'
import { refuse } from '@ensemble/service-kit/refusal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { newDeviceMark } from '../tokens/lanes.ts'
import { isRefreshToken } from '../tokens/refresh-token.ts'
import { getUser } from '../queries/get-user.ts'
import { refreshSession } from '../use-cases/refresh-session.ts'
import { signIn } from '../use-cases/sign-in.ts'
import { ownerOf, signOutEverywhere } from '../use-cases/sign-out.ts'
import { browserOf, callerOf } from './browser.ts'
import { clearSessionCookies, refreshCookie, setDeviceCookie, setSessionCookies } from './cookies.ts'
import { expectOwnPage } from './own-origin.ts'
import { withRetryAfter } from './retry-after.ts'
import { shown } from './shown-credentials.ts'
import type { SignInNotes } from './sign-in-notes.ts'

export interface AuthSettings {
  publicOrigin: string
  cookieSeconds: number
  /** Of every way to sign in. */
  notes: SignInNotes
}

export function authRoutes(app: FastifyInstance, deps: Deps, settings: AuthSettings): void {
  const route = implement(app)

  route('auth.signInWithPassword', async ({ body, request, reply }) => {
    const { keepSignedIn = true, ...input } = body
    const browser = browserOf(request, keepSignedIn)
    const caller = callerOf(request)
    const tried = { email: input.email, device: browser.device, source: caller.source }
    const attempt = signIn(deps, { ...input, browser, caller })
    const signedIn = settings.notes.follow(request.log, tried, attempt, ({ userId }) => userId)
    const credentials = await withRetryAfter(reply, signedIn)
    setSessionCookies(reply, credentials, settings.cookieSeconds)
    setDeviceCookie(reply, newDeviceMark(deps.refreshSecret, input.email), settings.cookieSeconds)
    return shown(credentials)
  })

  route('auth.refresh', async ({ request, reply }) => {
    expectOwnPage(request, settings.publicOrigin)
    const token = request.cookies[refreshCookie]
    if (token === undefined) refuse('UNAUTHENTICATED')
    if (!isRefreshToken(token)) refuse('SESSION_EXPIRED')
    const credentials = await refreshSession(deps, token)
    setSessionCookies(reply, credentials, settings.cookieSeconds)
    const { userId: id, role, departmentCode } = credentials
    return { ...shown(credentials), user: await getUser(deps, { id, role, departmentCode }, 'me') }
  })

  route('auth.signOut', async ({ request, reply }) => {
    expectOwnPage(request, settings.publicOrigin)
    const userId = await whoSignsOut(app, deps, request)
    if (userId) {
      await signOutEverywhere(deps, userId)
      request.log.info({ userId }, 'signed out')
    }
    clearSessionCookies(reply)
    // Back and forward must not bring pages of the ended session back.
    reply.header('clear-site-data', '"cache"')
    return {}
  })

  route('auth.passwordPolicy', async () => ({ ...deps.rules.password, singleSignOn: deps.sso !== null }))

  route('auth.keySet', async ({ reply }) => {
    // Verifiers keep keys for 10 minutes at most; a new key is published well before it signs.
    reply.header('cache-control', 'public, max-age=300')
    return { keys: [...deps.keys.published] }
  })
}

/**
 * Signing out must work when the access token has just expired, so the cookie counts as well. Nobody is refused: who
 * has no session is signed out already.
 */
async function whoSignsOut(app: FastifyInstance, deps: Deps, request: FastifyRequest): Promise<string | undefined> {
  const cookie = request.cookies[refreshCookie]
  const owner = isRefreshToken(cookie) ? await ownerOf(deps, cookie) : undefined
  const [, bearer] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (owner || !bearer) return owner
  return app.service.verifier.verify(bearer).then(
    ({ id }) => id,
    () => undefined,
  )
}
