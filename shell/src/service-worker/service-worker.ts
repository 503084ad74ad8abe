import { type Language, languages } from '@ensemble/contracts/enumerations'

/** Written in by the build (mf-kit/webpack/service-worker.mjs): the page of each language, and the digests of its scripts. */
declare const OFFLINE_PAGES: Record<Language, string>
declare const SCRIPT_DIGESTS: string

interface Activation extends Event {
  waitUntil: (work: Promise<unknown> | undefined) => void
}

interface Installation extends Activation {
  /** Not every browser has it. */
  addRoutes?: (
    routes: readonly { condition: { not: { requestMode: 'navigate' } }; source: 'network' }[],
  ) => Promise<void>
}

interface Fetching extends Event {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

declare global {
  interface WindowEventMap {
    install: Installation
    activate: Activation
    fetch: Fetching
  }
}

declare const registration: ServiceWorkerRegistration
declare const skipWaiting: () => Promise<void>

/**
 * The service worker of the product. It keeps one page in itself, for when none can be fetched, and nothing else: no
 * cache that a script of the page could fill, nothing about a person, no answer of the server. Files come from the
 * browser's own cache, and every page from the server, so that a roll-back holds at once.
 */
addEventListener('install', (event) => {
  event.waitUntil(Promise.allSettled([skipWaiting(), keepOutOfTheWay(event)]))
})
// The page is asked for while this program is being started.
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()))
addEventListener('fetch', (event) => {
  const { mode, url } = event.request
  if (mode === 'navigate' && !new URL(url).pathname.startsWith('/api/')) event.respondWith(answerTo(event))
})

/** All but pages goes past this program without starting it. */
async function keepOutOfTheWay({ addRoutes }: Installation): Promise<void> {
  await addRoutes?.([{ condition: { not: { requestMode: 'navigate' } }, source: 'network' }])
}

async function answerTo({ request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return offlinePage()
  }
}

async function offlinePage(): Promise<Response> {
  const language = await languageOfBrowser()
  const nonce = btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(18))))
  const html = OFFLINE_PAGES[language]
    .replaceAll('__CSP_NONCE__', nonce)
    .replace('__COMFORT__', comfortOf(await cookie('comfort')))
  const policy = [
    "default-src 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    `style-src 'nonce-${nonce}'`,
    `script-src ${SCRIPT_DIGESTS}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy.join('; ') }
  return new Response(html, { status: 503, headers })
}

async function languageOfBrowser(): Promise<Language> {
  const wanted = [await cookie('language'), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  const spoken = wanted.map((one) => languages.find((language) => language === one))
  return spoken.find((language) => language !== undefined) ?? 'fr'
}

/** As the gateway reads it (gateway/src/shell/page-comfort.ts). */
function comfortOf(kept: string): string {
  return /^[a-z0-9-]{1,20}(\.[a-z0-9-]{1,20}){0,9}$/.test(kept) ? kept.replaceAll('.', ' ') : ''
}

/** Empty where there is none, or where the browser shows no cookies here. */
async function cookie(name: string): Promise<string> {
  if (!('cookieStore' in globalThis)) return ''
  return (await cookieStore.get(name))?.value ?? ''
}
