import { cookieOf } from '../cookies.ts'
import { publicOrigin, startUsers } from '../setup.ts'
import { client } from './provider.ts'

export const redirectUri = `${publicOrigin}/auth/callbacks/azure`

/** svc-users with a provider, and a browser that visits it. @param lines of its log, if a test reads them */
export async function startWithProvider(issuer: string, lines?: string[]) {
  // A busy machine is not what these tests are about; where time matters they measure it.
  const settings = {
    OIDC_TIMEOUT_MS: '20000',
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
  }
  const users = await startUsers(settings, lines)
  return {
    users,
    /** Opens the address that leads to the provider. */
    async begin(returnTo?: string, cookie = '', more = '') {
      const query = `?${returnTo === undefined ? '' : `returnTo=${encodeURIComponent(returnTo)}`}${more}`
      const answer = await users.app.inject({ url: `/auth/azure/authorize${query}`, headers: { cookie } })
      const secret = cookieOf(answer.headers, '__Host-sso')
      return { answer, location: String(answer.headers.location), secret }
    },
    /** What our own page posts with what came back. */
    async finish(body: Record<string, string>, secret: string | undefined, headers: Record<string, string> = {}) {
      const cookie = secret === undefined ? {} : { cookie: `__Host-sso=${secret}` }
      const answer = await users.app.inject({
        method: 'POST',
        url: '/auth/sign_in_with_azure',
        headers: { 'content-type': 'application/json', origin: publicOrigin, ...cookie, ...headers },
        payload: body,
      })
      return { status: answer.statusCode, headers: answer.headers, body: answer.body, data: answer.json().data }
    },
  }
}

/** What the browser brought back, as our page posts it. */
export function broughtBack(url: URL): Record<string, string> {
  return { ...Object.fromEntries(url.searchParams), redirectUri }
}
