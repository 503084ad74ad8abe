import { implement } from '@ensemble/service-kit/http/implement'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { deviceOf } from '../domain/device.ts'
import { signInWithSso } from '../use-cases/sign-in-with-sso.ts'
import { signUpWithSso } from '../use-cases/sign-up-with-sso.ts'
import { startSso, visitSeconds } from '../use-cases/start-sso.ts'
import type { AuthSettings } from './auth.routes.ts'
import { browserOf, callerOf } from './browser.ts'
import { clearSsoCookie, refreshCookie, setSessionCookies, setSsoCookie, ssoCookie } from './cookies.ts'
import { expectOwnPage } from './own-origin.ts'
import { withRetryAfter } from './retry-after.ts'
import { shown } from './shown-credentials.ts'

/** Single sign-on. No token of the provider reaches the browser: it sees an address, a code and our own session. */
export function ssoRoutes(app: FastifyInstance, deps: Deps, settings: AuthSettings): void {
  const route = implement(app)
  const failed = `${new URL(deps.ssoRedirectUri).pathname}?error=${deps.sso ? 'provider_unavailable' : 'not_offered'}`

  route('auth.authorizeAzure', async ({ query, request, reply }) => {
    const { returnTo, prove = false, keepSignedIn = true } = query
    const { [ssoCookie]: held, [refreshCookie]: refreshToken } = request.cookies
    const input = { returnTo, held, prove, keepSignedIn, refreshToken }
    // A page is being opened here, not a call made: who cannot go on is sent to the page that says so.
    const started = await startSso(deps, input).catch((error: unknown) => {
      request.log.warn({ err: error }, 'single sign-on not started')
      return undefined
    })
    if (started) setSsoCookie(reply, started.browserSecret, visitSeconds)
    return reply.redirect(started?.location ?? failed, 302)
  })

  route('auth.signInWithAzure', async ({ body, request, reply }) => {
    expectOwnPage(request, settings.publicOrigin)
    const browserSecret = request.cookies[ssoCookie]
    const device = deviceOf(request.headers['user-agent'])
    const tried = { device, source: callerOf(request).source }
    const attempt = signInWithSso(deps, { ...body, browserSecret, device })
    const outcome = await settings.notes.follow(request.log, tried, attempt, (found) =>
      found.registered ? found.credentials.userId : null,
    )
    clearSsoCookie(reply)
    if (!outcome.registered) return outcome
    const { credentials, returnTo } = outcome
    setSessionCookies(reply, credentials, settings.cookieSeconds)
    return { registered: true as const, ...shown(credentials), returnTo }
  })

  route('auth.signUpWithAzure', async ({ body, request, reply }) => {
    const browser = browserOf(request, true)
    const credentials = await withRetryAfter(reply, signUpWithSso(deps, { ...body, browser }))
    const tried = { device: browser.device, source: callerOf(request).source }
    // A form that is not complete is no sign-in that was refused.
    await settings.notes.follow(request.log, tried, Promise.resolve(credentials), ({ userId }) => userId)
    setSessionCookies(reply, credentials, settings.cookieSeconds)
    return shown(credentials)
  })
}
