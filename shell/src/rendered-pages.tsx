import { type Language, languages } from '@ensemble/contracts/enumerations'
import type { Registry } from '@ensemble/contracts/registry'
import { shellRoutes } from '@ensemble/contracts/routes'
import { createMemoryRouter, provideShell } from '@ensemble/mf-kit'
import { createTextStyleCache } from '@ensemble/ui'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { App } from './app/app.tsx'
import { createRouter, headingOf } from './app/router.tsx'
import { bringTexts, startTexts } from './language/texts.ts'
import { notices } from './pages/notices/notice-texts.ts'
import { pageTitle, titleOf } from './pages/page-title.ts'
import type { Services } from './platform/services.ts'
import type { Remotes } from './remotes/remotes.ts'
import { createStore } from './store/store.ts'

/** A page as everybody sees it who has no session. */
export interface RenderedPage {
  /** Pattern of its route; `*` for an address that is no page; null for a frame of members' pages. */
  route: string | null
  path: string
  language: Language
  title: string
  /** What somebody is told whose browser runs no scripts. */
  noScript: string
  /** What stands in `#root`, with the styles of the document among it. */
  html: string
  /** Styles of components, by name. */
  styles: Record<string, string | true | undefined>
}

/** Pages that only pass through, and have nothing to read. */
const passing: readonly string[] = ['/auth/callbacks/azure']

/** Placeholders that the gateway fills with what a page says of itself. */
const title = '__FRAME_TITLE__'
const sentence = '__FRAME_SENTENCE__'

/** Members' pages before anything of them is there, by how much they say of themselves; each an address of its own here. */
const frames = {
  '/frame': undefined,
  '/frame-title': { title },
  '/frame-sentence': { title, sentence },
} as const

/** Addresses of all pages that are the same for everybody who has no session, with the pattern of their route. */
function publicAddresses(): { route: string; path: string }[] {
  const open = shellRoutes.filter(({ path, access }) => access === 'public' && !passing.includes(path))
  const known = open.flatMap(({ path: route }) => pathsOf(route).map((path) => ({ route, path })))
  return [...known, { route: '*', path: '/no-such-page' }]
}

function pathsOf(route: string): string[] {
  return route === '/notices/:notice' ? [...notices, 'charter'].map((notice) => `/notices/${notice}`) : [route]
}

/** Renders all public pages in all languages, from the components that the browser takes over. */
export async function renderPages(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = []
  for (const language of languages) {
    const texts = await startTexts(language)
    await bringTexts(texts, language)
    await texts.changeLanguage(language)
    const noScript = texts.t('layout.noScript')
    for (const address of publicAddresses()) pages.push({ ...(await renderPage(address, language)), noScript })
    for (const [path, words] of Object.entries(frames)) {
      const page = await renderPage({ route: null, path }, language)
      pages.push({ ...page, title: titleOf(words?.title ?? null), noScript })
    }
  }
  return pages
}

/** Paths of all routes of the shell: an address that is none of them, nor of a remote, is no page. */
export const routePaths = shellRoutes.map(({ path }) => path)

/** Those of them that are for members. */
export const memberPaths = shellRoutes.filter(({ access }) => access !== 'public').map(({ path }) => path)

async function renderPage({ route, path }: { route: string | null; path: string }, language: Language) {
  const store = createStore()
  const styles = createTextStyleCache()
  const router = createRouter(remotes, (routes) => createMemoryRouter(routes, { initialEntries: [path] }))
  const shown = { get: () => language, choose: () => {}, propose: () => {}, subscribe: () => () => {} }
  const signedOut = { authenticated: null, user: null, role: null }
  provideShell({
    request: never,
    toast: () => {},
    navigate: () => {},
    prefetch: () => {},
    record: () => {},
    namePage: () => {},
    session: { get: () => signedOut, subscribe: () => () => {} },
    language: shown,
  })
  const services: Services = {
    registry,
    language: shown,
    connection: { get: () => 'online', subscribe: () => () => {}, heard: () => {}, check: () => {} },
    headingFor: () => headingOf(router),
    // Those who have a session see its frame: a bar with room for their links.
    wasSignedIn: () => route === null,
    unknownIdentity: { get: () => null, set: () => {} },
    signIn: never,
    finishSingleSignOn: never,
    signUpWithAzure: never,
    signOut: never,
    recheckSession: never,
    reloadUser: never,
    renewAccess: never,
  }
  const { prelude } = await prerender(
    <StrictMode>
      <App {...{ store, stateAtStart: store.getState(), styles, services, remotes, router }} />
    </StrictMode>,
    // In one piece: the scripts that put pieces into place would not be let in by the policy of the page.
    { progressiveChunkSize: Infinity },
  )
  const html = await new Response(prelude).text()
  return { route, path, language, title: pageTitle.rendered(), html, styles: styles.inserted }
}

/** One remote, whose pages are the frames. */
const registry: Registry = {
  revision: 0,
  remotes: [
    {
      name: 'mf-frames',
      version: '0',
      manifest: '',
      lastKnownGood: null,
      descriptor: {
        name: 'mf-frames',
        version: '0',
        contract: '',
        container: '',
        routes: Object.entries(frames).map(([path, words]) => ({
          path,
          titleKey: '',
          ...(words && { frame: { fr: words, en: words } }),
        })),
        widgets: [],
        shared: {},
        calls: [],
        size: 0,
        files: {},
        commit: null,
      },
    },
  ],
}

/** Nothing is asked for while a page is rendered: effects do not run. */
function never(): Promise<never> {
  return Promise.reject(new Error('a page is rendered without a network'))
}

const remotes: Remotes = {
  registry,
  load: never,
  part: never,
  renew: never,
  recover: never,
  crashed: () => {},
  prepareLanguage: never,
}
