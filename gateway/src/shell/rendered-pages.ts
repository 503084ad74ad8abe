import { join } from 'node:path'
import Type from 'typebox'
import type { Language } from '@ensemble/contracts/enumerations'
import type { Registry } from '@ensemble/contracts/registry'
import type { PageFrame } from '@ensemble/contracts/remote-descriptor'
import { checkOf } from '@ensemble/service-kit/schema-check'
import { FreshFile } from './fresh-file.ts'
import { owns, routeOf } from './page-routes.ts'

/** What the build of the shell says of its rendered pages (mf-kit, webpack/render-pages.mjs). */
const isRendered = checkOf(
  Type.Object({
    /** File by address; `*` for an address that is no page. */
    files: Type.Record(Type.String(), Type.String()),
    /** Patterns of all routes of the shell. */
    routes: Type.Array(Type.String()),
    /** Those of them that are for members. An older build does not say. */
    members: Type.Optional(Type.Array(Type.String())),
  }),
)

interface Rendered {
  files: Record<string, string>
  routes: string[]
  members?: string[]
}

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
 * Which file of the shell's build answers for an address: a page that was rendered for everybody who has no session, or
 * the plain one, which the browser fills.
 */
export class RenderedPages {
  readonly #list: FreshFile<Rendered>

  constructor(shellDir: string) {
    this.#list = new FreshFile(join(shellDir, 'rendered.json'), readList)
  }

  /** `file`: path below the shell's build. */
  async fileFor({ path, hasQuery, cookie, language, registry }: PageAsked): Promise<PageFile> {
    const plain = { file: plainPage }
    // What only the browser knows is drawn by the browser: a preview, what an address of a public page asks for.
    if (registry.previewUntil) return plain
    const hasSession = /(?:^|; )session-open=1/.test(cookie)
    if (hasQuery && !hasSession) return plain
    // An older build of the shell, or one that somebody is writing, has none.
    const rendered = await this.#list.content().catch(() => null)
    if (rendered === null) return plain
    const address = path.replace(/(?<=.)\/+$/, '')
    if (hasSession) return frameFor(rendered, registry, address, language) ?? plain
    const file = rendered.files[address] ?? (isPage(rendered, registry, address) ? undefined : rendered.files['*'])
    return file === undefined ? plain : { file: join('rendered', language, file) }
  }
}

/** The frame of a member's page, for whom is still unknown: nothing in it is personal. Undefined for any other page. */
function frameFor(
  { members = [] }: Rendered,
  registry: Registry,
  address: string,
  language: Language,
): PageFile | undefined {
  const found = routeOf(registry, address)
  if (members.length === 0 || !(found || members.some((route) => owns(route, address)))) return undefined
  const frame = found?.route.frame?.[language]
  const kind = frame ? (frame.sentence === undefined ? 'frame-title' : 'frame-sentence') : 'frame'
  return { file: join('rendered', language, `${kind}.html`), ...(frame && { frame }) }
}

function readList(text: string): Rendered {
  const parsed: unknown = JSON.parse(text)
  if (!isRendered(parsed)) throw new Error('rendered.json cannot be read')
  return parsed
}

function isPage({ routes }: Rendered, registry: Registry, address: string): boolean {
  const remote = registry.remotes.flatMap(({ descriptor }) => descriptor.routes.map(({ path }) => path))
  return address === '/index.html' || [...routes, ...remote].some((route) => owns(route, address))
}
