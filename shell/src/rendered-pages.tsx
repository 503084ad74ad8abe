import { type Language, languages } from '@ensemble/contracts/enumerations'
import type { Registry } from '@ensemble/contracts/registry'
import { type ShellPath, type ShellRoute, shellRoutes } from '@ensemble/contracts/routes'
import { createMemoryRouter, provideShell } from '@ensemble/mf-kit'
import { createTextStyleCache } from '@ensemble/ui'
import i18next from 'i18next'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { App } from './app/app.tsx'
import { steadyConnection } from './connection/connection-context.ts'
import { createRouter, headingOf } from './app/router.tsx'
import { decideAccess } from './guards/access.ts'
import { bringTexts, startTexts } from './language/texts.ts'
import { NotFoundPage } from './pages/not-found/not-found-page.tsx'
import { notices } from './pages/notices/notice-texts.ts'
import { type PageSheet, sheetsOf } from './page-sheets.ts'
import { OfflinePage } from './pages/offline/offline-page.tsx'
import { frameWords } from './pages/frame-words.ts'
import { pageTitle, titleOf } from './pages/page-title.ts'
import { createProofPrompt } from './session/proof-prompt.ts'
import type { Services, ShownLegalNotice, ShownMissions } from './platform/services.ts'
import type { Remotes } from './remotes/remotes.ts'
import { createStore } from './store/store.ts'

/** What the gateway knows of a browser: whether it had a session. Of whom, nobody knows yet. */
type Browser = 'new' | 'returning'

/** A page as everybody first sees it in such a browser. */
export interface RenderedPage {
  browser: Browser
  /** Pattern of its route; `*` for an address that is no page; null for a frame, which is drawn anew. */
  route: string | null
  /** The addresses that it answers for. */
  paths: readonly string[]
  /** Its file, beside others of its language. */
  file: string
  /** Its scripts wait until somebody touches it (app/waiting-scripts.ts). */
  waits: boolean
  language: Language
  title: string
  /** What somebody is told whose browser runs no scripts. */
  noScript: string
  /** What stands in `#root`. */
  html: string
  sheets: PageSheet[]
}

type PageToRender = Pick<RenderedPage, 'browser' | 'route' | 'paths' | 'file' | 'waits'>

/** Has nothing to read: it only passes through. */
const passing: readonly string[] = ['/auth/callbacks/azure'] satisfies ShellPath[]

/** Show something else as soon as it is known who is there: for a browser that had a session they wait for it. */
const byPerson: readonly string[] = [
  '/signup',
  '/unauthorised',
  '/account_validation',
  '/claim_account',
] satisfies ShellPath[]

/** Have nothing of their own that begins without a visitor: they are read or filled in (decisions 152, 268). */
const waiting: readonly string[] = [
  '/',
  '/login',
  '/forgot_password',
  '/confirm_forgot_password',
  '/signup',
  '/account_validation',
  '/claim_account',
  '/notices/:notice',
  '*',
] satisfies (ShellPath | '*')[]

/** Show something else by the query of their address, which is not rendered. */
export const queryReaders: readonly string[] = [
  '/signup',
  '/unauthorised',
  '/auth/callbacks/azure',
] satisfies ShellPath[]

/** One mission, for the gateway to put as many in its place as it knows (gateway/src/shell/open-missions.ts). */
const openMissionsPattern: ShownMissions = {
  missions: [{ title: '__OPEN_TITLE__', summary: '__OPEN_SUMMARY__', when: '__OPEN_WHEN__', where: '__OPEN_WHERE__' }],
  open: '__OPEN_COUNT__',
  remote: '__OPEN_REMOTE__',
  departments: '__OPEN_DEPARTMENTS__',
}

/** For the gateway to put its settings in (gateway/src/shell/legal-notice.ts). */
const legalNoticePattern: ShownLegalNotice = {
  publisher: '__LEGAL_PUBLISHER__',
  director: '__LEGAL_DIRECTOR__',
  host: '__LEGAL_HOST__',
  bothCases: true,
}

/** Placeholders that the gateway fills with what a page says of itself. */
const title = '__FRAME_TITLE__'
const sentence = '__FRAME_SENTENCE__'

/** Pages of which nothing is there yet, by how much they say of themselves; each an address of its own here. */
const frames = {
  '/frame': undefined,
  '/frame-title': { title },
  '/frame-sentence': { title, sentence },
} as const

const offlineRoute = 'offline'

/** Pages of the shell of which a browser that had a session sees the frame. */
const framed: readonly ShellPath[] = shellRoutes.filter(needsSession).map(({ path }) => path)

/** Every page that is the same for all browsers of its kind. */
export const pagesToRender: readonly PageToRender[] = [
  ...shellRoutes.filter(isWhole('new')).flatMap(({ path }) => wholePages('new', path)),
  ...wholePages('new', '*'),
  ...shellRoutes.filter(isWhole('returning')).flatMap(({ path }) => wholePages('returning', path)),
  ...wholePages('returning', '*'),
  // Where the guards wait for the session, the frame is all that can be shown.
  ...Object.keys(frames).map((path) => ({
    browser: 'returning' as const,
    route: null,
    paths: path === '/frame' ? [path, ...framed.filter((one) => !frameWords[one])] : [path],
    file: `${path.slice(1)}.html`,
    waits: false,
  })),
  ...framed
    .filter((path) => frameWords[path])
    .map((path) => ({
      browser: 'returning' as const,
      route: null,
      paths: [path],
      file: `frame${fileName(path)}.html`,
      waits: false,
    })),
  // Of no address: the service worker shows it where no page can be fetched.
  { browser: 'returning', route: offlineRoute, paths: [], file: 'offline.html', waits: false },
]

function isWhole(browser: Browser) {
  return (route: ShellRoute) => {
    if (route.access !== 'public' || passing.includes(route.path)) return false
    return browser === 'new' || !(needsSession(route) || byPerson.includes(route.path))
  }
}

/** Whether a browser that had a session sees nothing of a page until that is looked at. */
function needsSession(route: ShellRoute): boolean {
  return decideAccess(route, { authenticated: null, user: null, wasSignedIn: true }).kind === 'wait'
}

function wholePages(browser: Browser, route: string): PageToRender[] {
  const named = route === '/notices/:notice' ? [...notices, 'charter'].map((name) => `/notices/${name}`) : [route]
  // Who had a session is asked for it at once.
  const waits = browser === 'new' && waiting.includes(route)
  return named.map((path) => ({ browser, route, paths: [path], file: `${browser}${fileName(path)}.html`, waits }))
}

function fileName(path: string): string {
  if (path === '*') return '-no-page'
  return path === '/' ? '-start' : path.replaceAll('/', '-')
}

/** Renders these pages in all languages, from the components that the browser takes over. */
export async function renderPages(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = []
  for (const language of languages) {
    const texts = await startTexts(language)
    await bringTexts(texts, language)
    await texts.changeLanguage(language)
    const rendered = []
    for (const page of pagesToRender) rendered.push({ ...page, ...(await renderPage(page, language)) })
    // It stands among the texts of the start page, which has brought them by now.
    const noScript = texts.t('layout.noScript')
    pages.push(...rendered.map((page) => ({ ...page, noScript })))
  }
  return pages
}

/** Paths of all routes of the shell: an address that is none of them, nor of a remote, is no page. */
export const routePaths = shellRoutes.map(({ path }) => path)

/** @param query of the address, with its question mark */
export async function renderPage(
  { browser, route, paths }: Omit<PageToRender, 'waits'>,
  language: Language,
  query = '',
) {
  const [path = '*'] = paths
  const address = `${path === '*' ? '/no-such-page' : path}${query}`
  const store = createStore()
  const styles = createTextStyleCache()
  const router = createRouter(
    remotes,
    (routes) => createMemoryRouter(routes, { initialEntries: [address] }),
    route === offlineRoute ? OfflinePage : NotFoundPage,
  )
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
    connection: steadyConnection,
    headingFor: () => headingOf(router),
    openMissions: () => openMissionsPattern,
    legalNotice: () => legalNoticePattern,
    // Its bar has room for the links of those who are signed in.
    wasSignedIn: () => browser === 'returning',
    unknownIdentity: { get: () => null, set: () => {} },
    proofPrompt: createProofPrompt(),
    prove: never,
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
  return {
    language,
    title: route === null ? frameTitle(path) : pageTitle.rendered(),
    html,
    sheets: sheetsOf(styles.inserted),
  }
}

/** Title of the document around a frame. */
function frameTitle(path: string): string {
  const ofRemote = Object.entries(frames).find(([frame]) => frame === path)?.[1]?.title
  const ofShell = Object.entries(frameWords).find(([shellPath]) => shellPath === path)?.[1].title
  return titleOf(ofRemote ?? (ofShell ? i18next.t(ofShell) : null))
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
  there: () => undefined,
  renew: never,
  recover: never,
  crashed: () => {},
  prepareLanguage: never,
}
