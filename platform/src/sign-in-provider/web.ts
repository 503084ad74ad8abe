import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { identities } from './identities.ts'
import { choicePage, errorPage, homePage, pageStyle } from './pages.ts'
import { createProvider } from './provider.ts'
import type { ProviderSettings } from './provider-settings.ts'

const styleHash = createHash('sha256').update(pageStyle).digest('base64')
const interactionPath = /^\/interaction\/[\w-]+$/

/** The provider with the page that asks who signs in. */
export function signInServer(settings: ProviderSettings): Server {
  const { origin } = settings
  const provider = createProvider(settings)
  const answer = provider.callback()
  // A browser applies form-action to the redirects that follow too: the last one leads to the platform.
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${origin}; base-uri 'none'; frame-ancestors 'none'`

  async function choose(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { uid } = await provider.interactionDetails(request, response)
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(choicePage(uid, identities))
      return
    }
    const accountId = new URLSearchParams(await text(request)).get('person') ?? ''
    const known = identities.some(({ sub }) => sub === accountId)
    await provider.interactionFinished(
      request,
      response,
      known
        ? { login: { accountId, remember: false } }
        : { error: 'access_denied', error_description: 'the person went back' },
    )
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://provider')
    response.setHeader('content-security-policy', policy)
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('referrer-policy', 'no-referrer')
    response.setHeader('cache-control', 'no-store')
    if (interactionPath.test(pathname)) return choose(request, response)
    if (pathname === '/livez' || pathname === '/readyz') {
      response.setHeader('content-type', 'application/json; charset=utf-8')
      response.end('{"status":"ok"}')
      return
    }
    if (pathname === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(homePage(identities, origin))
      return
    }
    return answer(request, response)
  }

  return createServer((request, response) => {
    handle(request, response).catch((cause: unknown) => {
      // An interaction that is over or was begun in another browser.
      response.statusCode = 400
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(errorPage(cause instanceof Error ? cause.message : String(cause), origin))
    })
  })
}
