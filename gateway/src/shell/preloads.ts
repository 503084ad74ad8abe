import type { Language } from '@ensemble/contracts/enumerations'
import type { Registry } from '@ensemble/contracts/registry'
import { escaped } from './escaped.ts'
import { FirstFiles } from './first-files.ts'
import { owns, routeOf } from './page-routes.ts'

/** What of a page decides what its browser needs first. */
export interface PreloadedPage {
  registry: Registry
  /** Without query. */
  path: string
  language: Language
}

/** Pieces of the shell that the first remote of a page needs, whichever it is. */
const forAnyRemote = ['federation', 'share-kit', 'share-ui']

/** Pages of the shell that show widgets of remotes. */
const withWidgets = { '/home': 'home', '/dashboard': 'dashboard' } as const

/**
 * Which files a page needs first, of the shell and of the remote whose page it is, so that the browser asks for all of
 * them together instead of one after the other (page → shell → manifest → entry → module → page of the remote).
 */
export class Preloads {
  readonly #files: FirstFiles

  constructor(shellDir: string, remotesDir: string) {
    this.#files = new FirstFiles(shellDir, remotesDir)
  }

  /** @returns link elements */
  async forPage({ registry, path, language }: PreloadedPage): Promise<string> {
    const found = routeOf(registry, path)
    const place = Object.entries(withWidgets).find(([route]) => owns(route, path))?.[1]
    const hosts = registry.remotes.filter(
      (remote) =>
        remote === found?.remote || remote.descriptor.widgets.some((widget) => place && widget.place === place),
    )
    const own = [pieceOf(path), `texts-${language}`, ...(hosts.length > 0 ? forAnyRemote : [])]
    const links = [
      ...(await this.#files.ofShell(own)).map((address) => link({ address })),
      ...(
        await Promise.all(
          hosts.map(async (remote) =>
            this.#files.ofRemote(remote, found?.remote === remote ? found.route.path : null, language),
          ),
        )
      )
        .flat()
        .map(link),
    ]
    return [...new Set(links)].join('')
  }
}

/** Name of the piece of the shell that holds a page: the first part of its path (shell/src/pages/shell-pages.ts). */
function pieceOf(path: string): string {
  return path.split('/')[1] || 'landing'
}

/**
 * The loader of remotes asks in CORS mode and with a digest; a preload that differs in either is fetched twice. Chromium
 * takes a digest on preloads of scripts only, and warns of any other (crbug.com/981419).
 * `digest`: base64 SHA-384 of the file; the shell's own files have none.
 */
function link({ address, digest }: { address: string; digest?: string }): string {
  const cors = digest === undefined ? {} : { crossorigin: 'anonymous' }
  const shared = { rel: 'preload', href: address, ...cors }
  const script = { ...shared, as: 'script', ...(digest !== undefined && { integrity: `sha384-${digest}` }) }
  const values = address.endsWith('.json') ? { ...shared, as: 'fetch' } : script
  const attributes = Object.entries(values).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return `<link${attributes.join('')}>`
}
