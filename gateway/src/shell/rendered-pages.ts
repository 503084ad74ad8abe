import { join } from 'node:path'
import Type from 'typebox'
import type { Language } from '@ensemble/contracts/enumerations'
import type { Registry } from '@ensemble/contracts/registry'
import { checkOf } from '@ensemble/service-kit/schema-check'
import { FreshFile } from './fresh-file.ts'
import { owns } from './page-routes.ts'

/** What the build of the shell says of its rendered pages (mf-kit, webpack/render-pages.mjs). */
const isRendered = checkOf(
  Type.Object({
    /** File by address; `*` for an address that is no page. */
    files: Type.Record(Type.String(), Type.String()),
    /** Patterns of all routes of the shell. */
    routes: Type.Array(Type.String()),
  }),
)

interface Rendered {
  files: Record<string, string>
  routes: string[]
}

/** The page that the browser draws by itself. */
const plainPage = 'index.html'

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

  /** @returns path below the shell's build */
  async fileFor({ path, hasQuery, cookie, language, registry }: PageAsked): Promise<string> {
    // What only the browser knows is drawn by the browser: a session, a preview, what an address asks for.
    if (/(?:^|; )session-open=1/.test(cookie) || registry.previewUntil || hasQuery) return plainPage
    // An older build of the shell, or one that somebody is writing, has none.
    const rendered = await this.#list.content().catch(() => null)
    if (rendered === null) return plainPage
    const address = path.replace(/(?<=.)\/+$/, '')
    const file = rendered.files[address] ?? (isPage(rendered, registry, address) ? undefined : rendered.files['*'])
    return file === undefined ? plainPage : join('rendered', language, file)
  }
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
