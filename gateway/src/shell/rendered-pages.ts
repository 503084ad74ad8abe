import { join } from 'node:path'
import Type, { type Static } from 'typebox'
import type { Language } from '@ensemble/contracts/enumerations'
import type { Registry } from '@ensemble/contracts/registry'
import type { PageFrame } from '@ensemble/contracts/remote-descriptor'
import { checkOf } from '@ensemble/service-kit/schema-check'
import { FreshFile } from './fresh-file.ts'
import { owns, routeOf } from './page-routes.ts'

const Files = Type.Record(Type.String(), Type.String())

/** What the build of the shell says of its rendered pages (mf-kit, webpack/render-pages.mjs). */
const Rendered = Type.Object({
  /** File by address, for a browser without a session and for one that had one; `*` for an address that is no page. */
  files: Type.Object({ new: Files, returning: Files }),
  /** Patterns of all routes of the shell. */
  routes: Type.Array(Type.String()),
  /** Those of them that show something else by their query. */
  queryReaders: Type.Array(Type.String()),
})
type Rendered = Static<typeof Rendered>
const isRendered = checkOf(Rendered)

/** The page that the browser draws by itself. */
const plainPage = 'index.html'

/** A file of the shell's build, and what stands in its frame. */
export interface PageFile {
  file: string
  frame?: PageFrame
}

/** What of a request decides which page is sent. */
export interface PageAsked {
  path: string
  hasQuery: boolean
  cookie: string
  language: Language
  registry: Registry
}

/**
 * Which file of the shell's build answers for an address: a page as all browsers of a kind first see it, whose or whether
 * anybody's session it is being unknown; or the plain one, which the browser fills.
 */
export class RenderedPages {
  readonly #list: FreshFile<Rendered>

  constructor(shellDir: string) {
    this.#list = new FreshFile(join(shellDir, 'rendered.json'), readList)
  }

  /** `file`: path below the shell's build. */
  async fileFor(asked: PageAsked): Promise<PageFile> {
    // An older build of the shell, or one that somebody is writing, has none.
    const rendered = await this.#list.content().catch(() => null)
    // A preview says so above each page.
    const page = rendered && !asked.registry.previewUntil ? pageFor(rendered, asked) : undefined
    return page ? { ...page, file: join('rendered', asked.language, page.file) } : { file: plainPage }
  }
}

/** Undefined for what only the browser can draw. */
function pageFor({ files, routes, queryReaders }: Rendered, asked: PageAsked): PageFile | undefined {
  const { path, hasQuery, cookie, language, registry } = asked
  const hadSession = /(?:^|; )session-open=1/.test(cookie)
  const known = hadSession ? files.returning : files.new
  const address = path.replace(/(?<=^\/|[^/])\/+$/, '')
  const ofRemote = routeOf(registry, address)
  const route = ofRemote?.route.path ?? routes.find((one) => owns(one, address))
  if (hasQuery && route && queryReaders.includes(route)) return undefined
  const frame = ofRemote?.route.frame?.[language]
  const isPage = route !== undefined || address === '/index.html'
  const file = known[ofRemote ? frameOf(frame) : isPage ? address : '*']
  return file === undefined ? undefined : { file, ...(frame && { frame }) }
}

/** Under which address the build has the frame of a remote's page, by what that says of itself. */
function frameOf(frame: PageFrame | undefined): string {
  if (frame === undefined) return '/frame'
  return frame.sentence === undefined ? '/frame-title' : '/frame-sentence'
}

function readList(text: string): Rendered {
  const parsed: unknown = JSON.parse(text)
  if (!isRendered(parsed)) throw new Error('rendered.json cannot be read')
  return parsed
}
